import { expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';

const story = storyOn([
  'table: HERE, game: rws-sic-bo-2021/b',
  'table: THERE, game: licensee-sic-bo/standard',
]);

test('credits are bought, cashed out to an instrument, and redeemed on another terminal, once', async () => {
  const one = await story.player('HERE');
  const before = await one.amount('credit');
  await one.page.locator('.cash-in').click();
  await one.page.locator('[data-note="10000"]').click();
  await one.untilAmount('credit', before + 10_000);
  await one.page.keyboard.press('Escape');

  await one.page.locator('.cash-out').click();
  await one.page.locator('[data-panel="cash-out"] .sheet-main').click();
  const ticket = one.page.locator('[data-instrument]');
  await ticket.waitFor();
  const number = (await ticket.getAttribute('data-instrument')) ?? '';
  expect(number).toMatch(/^\d{18}$/);
  await one.page.locator('[data-barcode] svg, [data-barcode] canvas').first().waitFor();
  await one.untilAmount('credit', 0);

  const other = await story.player('THERE');
  const had = await other.amount('credit');
  const redeem = async () => {
    await other.page.locator('.cash-in').click();
    await other.page.locator('[data-panel="buy"] input').fill(number);
    await other.page.locator('[data-panel="buy"] form button[type="submit"]').click();
  };
  await redeem();
  await other.untilAmount('credit', had + before + 10_000);
  await other.page.keyboard.press('Escape');
  await redeem();
  await other.page.locator('[data-panel="buy"] .sheet-fault').waitFor();
  expect(await other.amount('credit')).toBe(had + before + 10_000);
});

test('a terminal asked for a table that is not there sits down at no other and says why', async () => {
  const page = await (await story.person()).newPage();
  await page.goto(`${story.floor().address()}/terminal?table=NOWHERE`);
  await page.getByText('no such table').waitFor();
  expect(await page.locator('[data-area]').count()).toBe(0);
});
