import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keysOutOfSight } from '../testing/layout-problems.ts';
import {
  awaitDrawn,
  overflowingTexts,
  picture,
  problemsInBothLanguages,
  smallTexts,
} from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { askToCorrect, beginRound, lostRound, pitAt } from '../testing/story-round.ts';
import { LAPTOP } from '../testing/windows/story-windows.ts';

const OTHERS = Array.from({ length: 12 }, (_, index) => `T${index + 10}`);

const story = storyOn(
  [
    'table: CALL, game: rws-sic-bo-2021/a, handPayAbove: 50000',
    ...OTHERS.map((table) => `table: ${table}, game: rws-sic-bo-2021/a`),
  ],
  LAPTOP,
);

const tile = (page: Page) => page.locator('[data-tile="CALL"]');

test('thirteen tables wrap, and a tile says who waits there, for what and how long', async () => {
  const pit = await pitAt(story, 'pit-supervisor', 'T10');
  await pit.locator('[data-tile="T21"]').waitFor();
  const over = await pit
    .locator('.pit-tiles')
    .evaluate((tiles) => tiles.scrollWidth - tiles.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
  await tile(pit).locator('[data-band="in-order"]').waitFor();
  const player = await story.player('CALL');
  const { page } = player;
  const credit = await player.amount('credit');
  await page.locator('.cash-out').click();
  await page.locator('[data-panel="cash-out"] .sheet-main').click();
  await page.locator('[data-do="call-hand-pay"]').click();
  const band = tile(pit).locator('[data-band="hand-pay"][data-colour="amber"]');
  await band.waitFor();
  const amount = (credit / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  expect(await band.textContent()).toContain(`Hand pay ${amount}`);
  expect(await tile(pit).textContent()).not.toContain('In order');
  // Another player calls at the same table: the payment stays first, and one more waits.
  const other = await story.player('CALL');
  await other.page.locator('[data-tool="attendant"]').click();
  await other.page.locator('[data-panel="attendant"] .sheet-main').click();
  await band.locator('em', { hasText: '+1' }).waitFor();
  const problems = [
    ...(await problemsInBothLanguages(pit, 'pit-waits')),
    ...(await overflowingTexts(pit)),
    ...(await smallTexts(pit, 13)),
  ];
  expect(problems).toEqual([]);
  await story.floor().pass(5 * 60_000);
  const late = tile(pit).locator('[data-band="hand-pay"][data-colour="red"]');
  await late.waitFor();
  expect(await late.locator('b').textContent()).toMatch(/^5:\d\d$/);
  await tile(pit).click();
  await pit.locator('[data-board="CALL"] [data-waits]').first().waitFor();
  for (const reason of ['hand-pay', 'help']) {
    await pit.locator(`[data-reason="${reason}"] [data-do="end-call"]`).click();
  }
  await tile(pit).locator('[data-band="in-order"]').waitFor();
});

test('Agree is in view on a laptop with thirteen tables, without scrolling', async () => {
  const { player, credit } = await lostRound(story, 'T11');
  await askToCorrect(await pitAt(story, 'pit-supervisor', 'T11'), [6, 2, 3]);
  const second = await pitAt(story, 'pit-manager', 'T11');
  await second.setViewportSize(LAPTOP);
  await second.locator('[data-tile="T11"] [data-band="own-decision"][data-waiting="1"]').waitFor();
  const agree = second.locator('[data-do="ApproveRequest"]');
  await agree.waitFor();
  await awaitDrawn(second);
  expect(await keysOutOfSight(second, '.request')).toEqual([]);
  await picture(second, 'pit-agree-laptop');
  await agree.click();
  await player.untilAmount('credit', credit + 500);
});

test('[rws-sic-bo-2021#5.1] in the pit a void says what goes back, to each terminal and in all, before it is pressed', async () => {
  const { player, credit } = await beginRound(story, 'T12', 500, ['big', 'small']);
  const pit = await pitAt(story, 'pit-supervisor', 'T12');
  await pit.setViewportSize(LAPTOP);
  await pit.locator('[data-void-returns="1000"]').waitFor();
  await pit.locator('[data-open="incidents"]').click();
  await pit.locator('[data-action="void-round"]').first().click();
  const form = pit.locator('form.incident-form');
  await form.locator(`.void-returns[data-returns="1000"] [data-terminal]`).waitFor();
  expect(await form.locator('[data-do="ReportIncident"]').textContent()).toBe(
    'Void this round, return 10.00',
  );
  await picture(pit, 'pit-void-en');
  expect(await keysOutOfSight(pit, '[data-panel="incident"]')).toEqual([]);
  await player.untilAmount('credit', credit - 1_000);
});
