import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';

const story = storyOn([
  'table: SHAKER, game: licensee-sic-bo/standard, equipment: { dice: set-1, shaker: manual }',
]);

/** What lights on 1, 2 and 3 by the document: Small, the total, three pairs, three numbers. */
const LIT = [
  ...['small', 'total:6', 'domino:1-2', 'domino:1-3', 'domino:2-3'],
  ...['single:1', 'single:2', 'single:3'],
];

/** The panel of checks, where nothing of the round is in the way. */
async function checks(page: Page) {
  await page.locator('[data-open="equipment"]').first().click();
  const panel = page.locator('[data-panel="equipment"]');
  await panel.waitFor();
  const press = (name: string) => panel.locator(`[data-do="${name}"]:enabled`).first().click();
  const state = (check: string, isInOrder: boolean) =>
    panel.locator(`[data-check="${check}"][data-in-order="${isInOrder}"]`).waitFor();
  return { panel, press, state };
}

test('[licensee-sic-bo#5(a)] [licensee-sic-bo#5(b)] [licensee-sic-bo#6(d)] another shaker is tested by a supervisor before it is used', async () => {
  const dealer = await story.dealer('SHAKER');
  const own = await checks(dealer.page);
  await own.press('RemoveShaker');
  await own.state('shaker', false);
  await own.press('FitShaker-automated');
  await own.state('shaker', true);
  // A dealer cannot record either inspection, and is told who can.
  await own.panel.locator('[data-check="opening"] [data-refusal="not-authorised"]').waitFor();
  await dealer.page.keyboard.press('Escape');
  await dealer.page.locator('[data-task="equipment"]').waitFor();

  const supervisor = await story.dealer('SHAKER', 'pit-supervisor');
  const { panel, press, state } = await checks(supervisor.page);
  const opening = panel.locator('[data-check="opening"]');
  for (const die of [1, 2, 3]) {
    await opening.locator(`[data-die="${die}"] [data-face="${die}"]`).click();
  }
  for (let shake = 0; shake < 3; shake += 1) {
    await opening.locator('[data-do="count-shake"]').click();
  }
  for (const area of LIT.slice(1)) await opening.locator(`[data-area="${area}"]`).click();
  await press('RecordInspection');
  await panel.locator('[data-refusal="inspection-failed"]').waitFor();
  await opening.locator(`[data-area="${LIT[0]}"]`).click();
  await press('RecordInspection');
  await state('opening', true);
  const shift = panel.locator('[data-check="shift"]');
  for (let shake = 0; shake < 3; shake += 1) {
    await shift.locator('[data-do="count-shake"]').click();
  }
  await press('RecordShiftInspection');
  await state('shift', true);
  await dealer.page.locator('[data-do="OpenBets"]:enabled').waitFor();
});

test('[licensee-sic-bo#5(f)] [licensee-sic-bo#5(g)] losers are collected, winners paid, lights cleared', async () => {
  const dealer = await story.dealer('SHAKER');
  const player = await story.player('SHAKER');
  await story.open(dealer, player);
  await player.choose(500);
  await player.bet('small', 500);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await dealer.press('CollectLosers');
  const paid = dealer.page.locator('.settled [data-bet="small"]');
  await expect.poll(() => paid.textContent()).toContain('5 + 5');
  await dealer.press('PayWinners');
  await dealer.press('ClearLights');
  await dealer.page.locator('[data-do="OpenBets"]').waitFor();
});
