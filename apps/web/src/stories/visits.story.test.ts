import { expect, test } from 'vitest';
import { overflowingTexts, picture, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, cashOutAll, expected, openDrawer } from '../testing/story-cage.ts';
import { askToCorrect, beginRound, pitAt, terminalOf, tumble } from '../testing/story-round.ts';

const story = storyOn(
  ['table: KEPT, game: rws-sic-bo-2021/b', 'table: OWES, game: rws-tai-sai-v5/c'],
  undefined,
  'cage: { windows: [C1, C2] }',
);

test('[baize-floor#claim] what is kept for somebody who left is paid at the cage by two people, once', async () => {
  const dealer = await story.dealer('KEPT');
  const player = await story.player('KEPT');
  const credit = await player.amount('credit');
  await dealer.page.locator('[data-open="terminals"]').click();
  const panel = dealer.page.locator('[data-panel="terminals"]');
  const show = async () => {
    await panel.locator(`.terminal-keys [data-terminal="${await terminalOf(player)}"]`).click();
    await panel.locator('input[name="card"]').fill('M-77');
    await panel.locator('[data-do="IdentifyVisit"]').click();
    await panel.locator('[data-card="M-77"]').waitFor();
  };
  await show();
  await panel.locator('[data-do="EndVisit"]').click();
  await player.untilAmount('credit', 0);
  await show();
  // Whoever is seen with the card reads what is kept, and where to get it.
  const kept = player.page.locator(`[data-notice="kept"][data-kept="${credit}"]`);
  await kept.waitFor();
  await picture(player.page, 'terminal-kept');
  const cashier = await cageWindow(story, 'cashier');
  await openDrawer(cashier);
  const before = await expected(cashier);
  await cashier.keyboard.press('F5');
  await cashier.locator('[data-do="claim"]').first().waitFor();
  expect(await problemsInBothLanguages(cashier, 'cage-claim')).toEqual([]);
  await cashier.locator('[data-do="claim"]').first().click();
  await cashier.locator('[data-told="requested"]').waitFor();
  // Nothing has left the drawer, and the terminal still says what is kept.
  expect(await expected(cashier)).toBe(before);
  expect(await kept.count()).toBe(1);
  const supervisor = await cageWindow(story, 'pit-supervisor');
  await supervisor.locator('[data-list="waiting"] [data-do="agree"]').first().click();
  await expect.poll(() => expected(cashier)).toBe(before - credit);
  await kept.waitFor({ state: 'detached' });
  await cashier.locator('[data-do="claim"]').waitFor({ state: 'detached' });
});

test('[baize-floor#debt] who owes after a correction reads it at the terminal, pays at the cage, and reads it no more', async () => {
  const round = await beginRound(story, 'OWES', 500, ['big']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.enter([6, 2, 3]);
  await player.untilAmount('credit', credit + 500);
  await cashOutAll(player.page);
  const first = await pitAt(story, 'pit-supervisor', 'OWES');
  await askToCorrect(first, [1, 2, 3]);
  const second = await pitAt(story, 'pit-manager', 'OWES');
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  // Big lost after all: the 5.00 staked and the 5.00 won have left with the instrument.
  const owes = player.page.locator('[data-notice="owes"][data-owes="1000"]');
  await owes.waitFor();
  await picture(player.page, 'terminal-owes');
  expect(await overflowingTexts(player.page)).toEqual([]);
  const cashier = await cageWindow(story, 'cashier');
  await openDrawer(cashier);
  const before = await expected(cashier);
  await cashier.keyboard.press('F5');
  await cashier.locator('[data-do="collect"]').first().click();
  await expect.poll(() => expected(cashier)).toBe(before + 1_000);
  await owes.waitFor({ state: 'detached' });
});
