import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessibilityProblems,
  overflowingTexts,
  picture,
  problemsInBothLanguages,
} from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { type BegunRound, beginRound, pitAt, tumble } from '../testing/story-round.ts';
import { openDisplay } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: REST, game: rws-sic-bo-2021/a',
  'table: DICE, game: rws-sic-bo-2021/a',
]);

/** Small loses and double 6 wins whatever the third die shows; big and single 6 depend on it. */
const BETS = ['double:6', 'small', 'single:6', 'big'] as const;
const CHIP = 500;
/** Double 6 at 11.5 to 1 in Pay Table 1, with the stake. */
const DOUBLE_RETURNS = 6_250;

/** Two dice read, the third never: the dealer asks to settle what is certain. */
async function askToSettleKnown({ page }: BegunRound['dealer']): Promise<void> {
  await page.locator('[data-open="incidents"]').click();
  await page.locator('button[data-incident="round-interrupted"]').click();
  const form = page.locator('form.incident-form');
  for (const die of [1, 2]) await form.locator(`[data-die="${die}"] [data-face="6"]`).click();
  await form.locator('[data-do="ReportIncident"]').click();
  const unread = page.locator('[data-unread="open"]');
  await unread.locator('input[name="reason"]').fill('The third die lies under the dome.');
  expect(await problemsInBothLanguages(page, 'console-unread')).toEqual([]);
  await unread.locator('[data-do="SettleKnownBets"]').click();
  // Whoever asked cannot agree.
  await page.locator('[data-request]').waitFor();
  expect(await page.locator('[data-do="ApproveRequest"]').count()).toBe(0);
}

/** The pit sees what could be read, and agrees. */
async function agreeInThePit(table: string): Promise<Page> {
  const pit = await pitAt(story, 'pit-supervisor', table);
  await pit.locator('.pit-round [data-unread="open"]').waitFor();
  // What agreeing moves: double 6 with its stake.
  await pit.locator('[data-request] [data-terminal] b', { hasText: '+62.50' }).waitFor();
  expect(await problemsInBothLanguages(pit, 'pit-unread')).toEqual([]);
  await pit.locator('[data-do="ApproveRequest"]').click();
  await pit.locator('.pit-round [data-unread="referred"]').waitFor();
  return pit;
}

const paidAndWaiting = ({ page }: BegunRound['player']) =>
  page.locator(
    `[data-notice="unread"][data-returned-early="${DOUBLE_RETURNS}"][data-waits="1000"]`,
  );

async function fitsAPhone({ page }: BegunRound['player'], name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, name);
  expect(await overflowingTexts(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** The shift manager has what waits given back, and a second person agrees. */
async function giveBackTheRest(table: string): Promise<void> {
  const shift = await pitAt(story, 'shift-manager', table);
  const matter = shift.locator('[data-matter]');
  await matter.locator('input[name="reason"]').fill('Nobody can see it.');
  expect(await problemsInBothLanguages(shift, 'pit-unread-referred')).toEqual([]);
  await matter.locator('[data-do="DecideMatter-continue"]').click();
  const second = await pitAt(story, 'pit-manager', table);
  // Only what waits is still at risk: big and single 6.
  expect(await second.locator('[data-figure="at-risk"] b').textContent()).toBe('10.00');
  await second.locator('[data-request] [data-terminal] b', { hasText: '+10' }).waitFor();
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
}

test('[rws-sic-bo-2021#I-P15] a die can never be read: what is certain is paid, the rest waits, and goes back', async () => {
  const round = await beginRound(story, 'REST', CHIP, BETS);
  const { dealer, player, credit } = round;
  await tumble(round);
  await askToSettleKnown(dealer);
  expect(await player.page.locator('[data-notice="unread"]').count()).toBe(0);
  const display = await openDisplay(await story.person(), story.floor().address(), 'REST');
  expect(await display.page.locator('[data-unread]').count()).toBe(0);
  await agreeInThePit('REST');
  await display.page.locator('[data-unread="waits"]', { hasText: '6 · 6 · ?' }).waitFor();
  await picture(display.page, 'display-unread');
  expect(await overflowingTexts(display.page)).toEqual([]);
  await paidAndWaiting(player).waitFor();
  await player.untilAmount('credit', credit - 2_000 + DOUBLE_RETURNS);
  await player.untilAmount('win', DOUBLE_RETURNS);
  expect(await player.lit()).toEqual(['double:6']);
  expect(await player.returned()).toEqual({ 'double:6': DOUBLE_RETURNS });
  await picture(player.page, 'terminal-unread');
  expect(await overflowingTexts(player.page)).toEqual([]);
  expect(await accessibilityProblems(player.page)).toEqual([]);
  // The same words after a break.
  await player.page.reload();
  await paidAndWaiting(player).waitFor();
  expect(await player.lit()).toEqual(['double:6']);
  await fitsAPhone(player, 'terminal-unread-phone');
  // At the console nobody can void what is partly paid, and the dealer cannot decide.
  await dealer.page.locator('[data-task="matter"]').waitFor();
  expect(await dealer.page.locator('[data-do="DecideMatter-void"]').count()).toBe(0);
  expect(await problemsInBothLanguages(dealer.page, 'console-unread-referred')).toEqual([]);
  await giveBackTheRest('REST');
  await player.untilAmount('credit', credit - 2_000 + DOUBLE_RETURNS + 1_000);
  await player.page.locator('[data-notice="unread"]').waitFor({ state: 'detached' });
  // What the die would have decided came back, which the banner says; what was paid early is still the last return.
  await player.page.locator('.phase [data-no-result]', { hasText: 'came back' }).waitFor();
  await player.untilAmount('win', DOUBLE_RETURNS);
  await display.page.locator('[data-unread="over"]').waitFor();
  await picture(display.page, 'display-unread-over');
  expect(await overflowingTexts(player.page)).toEqual([]);
  await picture(player.page, 'terminal-unread-over');
  await fitsAPhone(player, 'terminal-unread-over-phone');
  expect(await player.returned()).toEqual({ 'double:6': DOUBLE_RETURNS });
  await player.page.reload();
  await player.until('result');
  expect(await player.returned()).toEqual({ 'double:6': DOUBLE_RETURNS });
  await story.open(dealer, player);
});

test('[rws-sic-bo-2021#I-P15] or the shift manager has the rest settled by stated dice, and a second person agrees', async () => {
  const round = await beginRound(story, 'DICE', CHIP, BETS);
  const { dealer, player, credit } = round;
  await tumble(round);
  await askToSettleKnown(dealer);
  await agreeInThePit('DICE');
  await paidAndWaiting(player).waitFor();
  const shift = await pitAt(story, 'shift-manager', 'DICE');
  await shift.locator('.pit-round [data-decide-about]').click();
  const form = shift.locator('form[data-decide]');
  await form.locator('[data-choose="settle-by-dice"]').first().click();
  for (const [index, face] of [6, 6, 5].entries()) {
    await form.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
  }
  await form.locator('[name="reason"]').fill('The camera saw it fall.');
  await form.locator('[data-do="ask-decision"]').click();
  const second = await pitAt(story, 'pit-manager', 'DICE');
  await second.locator('[data-request] [data-terminal] b', { hasText: '+25' }).waitFor();
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  // Big at even money, single 6 at 2 to 1 for two dice.
  await player.untilAmount('credit', credit - 2_000 + DOUBLE_RETURNS + 1_000 + 1_500);
  await player.until('result');
  await picture(player.page, 'terminal-unread-by-dice');
  expect(await player.lit()).toContain('big');
  await story.open(dealer, player);
});
