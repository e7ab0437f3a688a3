import { expect, test } from 'vitest';
import { picture, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { placesOn, pressCashOut, takeTicket } from '../testing/story-cash-out.ts';
import { KIOSK } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: DOUBT, game: rws-sic-bo-2021/b', 'table: DIGITS, game: rws-sic-bo-2021/b'],
  KIOSK,
);

const HELD = { credit: 100_000, held: 100_000, ticket: 0 };

test('[baize-floor#ticket-life] without a ticket the money is held, the rest plays on, and a reload asks again', async () => {
  const { page } = await story.player('DOUBT');
  await pressCashOut(page, '1000');
  await page.locator('[data-state="take"]').waitFor();
  expect(await placesOn(page)).toEqual({ credit: 100_000, held: 0, ticket: 100_000 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('[data-state="take"] [data-do="no-ticket"]').click();
  await page.locator('[data-state="jam"] [data-who]').waitFor();
  expect(await placesOn(page)).toEqual(HELD);
  expect(await problemsInBothLanguages(page, 'cash-out-held')).toEqual([]);
  await page.locator('[data-do="play-on"]').click();
  await page.locator('[data-meter="held"][data-amount="100000"]').waitFor();
  await page.locator('[data-meter="credit"][data-amount="100000"]').waitFor();
  expect(await page.locator('.cash-out').isDisabled()).toBe(true);
  await page.locator('.meter--held').click();
  await page.locator('[data-state="jam"]').waitFor();
  await page.reload();
  await page.locator('[data-state="doubt"]').waitFor();
  expect(await placesOn(page)).toEqual(HELD);
  expect(await problemsInBothLanguages(page, 'cash-out-doubt')).toEqual([]);
  await page.locator('[data-do="doubt-not-sure"]').click();
  await page.locator('.cash-sheet').waitFor({ state: 'detached' });
  await page.locator('[data-meter="held"][data-amount="100000"]').waitFor();
});

test('[baize-floor#ticket-life] a ticket in doubt is confirmed by the four digits no screen shows, and by no others', async () => {
  const { page } = await story.player('DIGITS');
  await pressCashOut(page, '1000');
  const number = (await page.locator('[data-instrument]').getAttribute('data-instrument')) ?? '';
  await picture(page, 'cash-out-take');
  await page.locator('[data-do="no-ticket"]').click();
  await page.locator('[data-state="jam"]').waitFor();
  expect(await page.locator('.cash-sheet').textContent()).not.toContain(number.slice(10, 14));
  await page.reload();
  const digits = page.locator('[data-state="doubt"] input[name="digits"]');
  await page.locator('[data-do="doubt-yes"]').click();
  await digits.fill(number.slice(10, 14) === '0000' ? '1111' : '0000');
  await page.locator('[data-state="doubt"] button[type="submit"]').click();
  await page.locator('[data-refused="wrong-digits"]').waitFor();
  expect(await placesOn(page)).toEqual(HELD);
  await digits.fill(number.slice(10, 14));
  await page.locator('[data-state="doubt"] button[type="submit"]').click();
  await page.locator('.cash-sheet').waitFor({ state: 'detached' });
  await page.locator('[data-meter="credit"][data-amount="100000"]').waitFor();
  expect(await page.locator('[data-meter="held"]').count()).toBe(0);
  await pressCashOut(page);
  expect(await takeTicket(page)).not.toBe(number);
});
