import { expect, test } from 'vitest';
import { picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { openPit } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: CALL, game: rws-sic-bo-2021/a, handPayAbove: 50000',
  'table: QUIET, game: rws-sic-bo-2021/a',
]);

test('whoever calls is heard at the table and in the pit, and sees that somebody comes', async () => {
  const dealer = await story.dealer('CALL');
  const elsewhere = await story.dealer('QUIET');
  const { page } = await story.player('CALL');
  const pit = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'CALL',
  );
  await page.locator('[data-tool="attendant"]').click();
  await page.locator('[data-panel="attendant"] .sheet-main').click();
  await page.locator('[data-waiting="called"]').waitFor();
  await dealer.page.locator('[data-waits][data-reason="help"]').waitFor();
  await pit.page.locator('[data-waits]').waitFor();
  expect(await elsewhere.page.locator('[data-waits]').count()).toBe(0);
  await picture(dealer.page, 'console-player-waits');
  await dealer.page.locator('[data-do="answer-call"]').click();
  await page.locator('[data-waiting="coming"]').waitFor();
  await pit.page.locator('[data-waits] em').waitFor();
  await pit.page.locator('[data-do="end-call"]').click();
  await page.locator('[data-waiting="none"]').waitFor();
  await dealer.page.locator('[data-waits]').waitFor({ state: 'detached' });
});

test('more than a table pays out by instrument: the limit in money, a part at once, somebody for the rest', async () => {
  const dealer = await story.dealer('CALL');
  const player = await story.player('CALL');
  const { page } = player;
  const credit = await player.amount('credit');
  expect(credit).toBeGreaterThan(50_000);
  await page.locator('.cash-out').click();
  await page.locator('[data-panel="cash-out"] .sheet-main').click();
  const fault = page.locator('[data-hand-pay]');
  await fault.waitFor();
  expect(await fault.textContent()).toContain('More than 500.00 is paid by hand');
  await picture(page, 'terminal-hand-pay');
  await page.locator('[data-do="call-hand-pay"]').click();
  const line = dealer.page.locator('[data-waits][data-reason="hand-pay"]');
  await line.waitFor();
  expect(await line.textContent()).toContain((credit / 100).toLocaleString('en'));
  await page.locator('[data-hand-pay] .sheet-second').first().click();
  await page.locator('[data-instrument]').waitFor();
  expect(await page.locator('.ticket').textContent()).toContain('500.00');
  expect(await page.locator('.ticket').textContent()).toContain('Stories');
  await picture(page, 'terminal-ticket');
  await player.untilAmount('credit', credit - 50_000);
});
