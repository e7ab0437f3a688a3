import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, cashOutAll, expected, openDrawer } from '../testing/story-cage.ts';
import { askToCorrect, beginRound, pitAt, terminalOf, tumble } from '../testing/story-round.ts';

const story = storyOn(
  ['table: LEFT, game: rws-sic-bo-2021/b', 'table: OWED, game: rws-tai-sai-v5/c'],
  undefined,
  'cage: { windows: [C1, C2] }',
);

test('credit of a terminal that sits nowhere is paid by two people, at a table the cashier names', async () => {
  const player = await story.player('LEFT');
  const terminal = await terminalOf(player);
  await player.page.close();
  const { page: console } = await story.dealer('LEFT');
  await console.locator('[data-open="terminals"]').click();
  await console.locator(`.terminal-keys [data-terminal="${terminal}"]`).click();
  await console.locator('[data-do="ReleaseTerminal"]').click();
  const page = await cageWindow(story, 'cashier');
  await openDrawer(page);
  const before = await expected(page);
  await page.keyboard.press('F5');
  const line = page.locator(`[data-left="${terminal}"]`);
  await line.waitFor();
  await line.locator('select[name="table"]').selectOption('OWED');
  expect(await problemsInBothLanguages(page, 'cage-left')).toEqual([]);
  await line.locator('[data-do="pay-left"]').click();
  await page.locator('[data-told="requested"]').waitFor();
  expect(await expected(page)).toBe(before);
  const supervisor = await cageWindow(story, 'pit-supervisor');
  await supervisor.locator('[data-list="waiting"] [data-do="agree"]').first().click();
  await expect.poll(() => expected(page)).toBe(before - 200_000);
  await line.waitFor({ state: 'detached' });
});

test('a note put into a terminal is credit there, and in the drawer of no cashier', async () => {
  const page = await cageWindow(story, 'cashier');
  await openDrawer(page);
  const before = await expected(page);
  const player = await story.player('OWED');
  const credit = await player.amount('credit');
  await player.page.locator('.cash-in').click();
  await player.page.locator('[data-note="10000"]').click();
  await player.untilAmount('credit', credit + 10_000);
  await page.reload();
  expect(await expected(page)).toBe(before);
  await player.page.close();
});

test('what a correction leaves owed by somebody who has cashed out is given up by two people', async () => {
  const round = await beginRound(story, 'OWED', 500, ['big']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.enter([6, 2, 3]);
  await player.untilAmount('credit', credit + 500);
  await cashOutAll(player.page);
  const first = await pitAt(story, 'pit-supervisor', 'OWED');
  await askToCorrect(first, [1, 2, 3]);
  await first.locator('[data-request][data-own]').waitFor();
  const second = await pitAt(story, 'pit-manager', 'OWED');
  await second.locator('[data-do="ApproveRequest"]').click();
  await second.locator('[data-decisions="0"]').waitFor();
  // Big lost after all: the stake of 5.00 and the 5.00 won have gone out of the house.
  await second.locator('.pit-terminals .neg', { hasText: '10' }).waitFor();
  const manager = await cageWindow(story, 'pit-manager');
  const card = manager.locator('[data-card="write-off"]');
  await card.locator('input[name="reason"]').fill('The guest has left the country.');
  expect(await problemsInBothLanguages(manager, 'cage-write-off')).toEqual([]);
  await card.locator('[data-do="WriteOffDebt"]').click();
  await card.locator('[data-told="asked"]').waitFor();
  const shift = await pitAt(story, 'shift-manager', 'OWED');
  await shift.locator('[data-request]', { hasText: 'The guest has left the country.' }).waitFor();
  await shift.locator('[data-do="ApproveRequest"]').click();
  await shift.locator('[data-decisions="0"]').waitFor();
  await card.waitFor({ state: 'detached' });
});
