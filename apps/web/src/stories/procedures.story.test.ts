import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowingTexts, picture, problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import {
  askToCorrect,
  beginRound,
  bet,
  pitAt,
  playRounds,
  terminalOf,
  tumble,
} from '../testing/story-round.ts';

const story = storyOn([
  'table: BET, game: rws-tai-sai-v5/c',
  'table: OLD, game: rws-sic-bo-2021/a, roundsKept: 10, bettingSecondsMinimum: 0',
  'table: PAIR, game: rws-tai-sai-v5/c, differential: 500',
  'table: LIGHTS, game: rws-tai-sai-v5/a',
]);

/** A decision is asked for in one browser and agreed to in another. */
async function decide(table: string, open: string, fill: (form: Page) => Promise<void>) {
  const first = await pitAt(story, 'shift-manager', table);
  await first.locator(open).first().click();
  await fill(first);
  await first.locator('form[data-decide] [data-do="ask-decision"]').click();
  await first.locator('[data-request][data-own]').waitFor();
  const second = await pitAt(story, 'pit-manager', table);
  await second.locator('[data-request] [data-terminal]').first().waitFor();
  return { first, second };
}

test('[rws-tai-sai-v5#5.14] a bet goes back while bets are closed and nobody knows the dice; the others are settled', async () => {
  const round = await beginRound(story, 'BET', 500, ['big', 'small']);
  const { dealer, player, credit } = round;
  await tumble(round);
  const terminal = await terminalOf(player);
  const { second } = await decide('BET', '.pit-round [data-decide-about]', async (page) => {
    const form = page.locator('form[data-decide]');
    await form.locator('[data-choose="return-bet"]').first().click();
    await form.locator('select[name="terminal"]').selectOption(terminal);
    await form.locator('select[name="bet"]').selectOption('big');
    await form.locator('[name="reason"]').fill('The chip was pushed there.');
  });
  expect(await second.locator('[data-request] [data-terminal] b').textContent()).toBe('+5');
  expect(await problemsInBothLanguages(second, 'pit-return-closed')).toEqual([]);
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit - 500);
  // The chip is off the felt, before there is a result.
  await player.page.locator('[data-area="big"] [data-chip]').waitFor({ state: 'detached' });
  await picture(player.page, 'terminal-bet-returned');
  await dealer.enter([6, 6, 5]);
  await player.until('result');
  await player.untilAmount('credit', credit - 500);
  expect(await player.returned()).toEqual({});
});

test('[baize-floor#known-round] rounds the table has put away are recalled, one is void by decision and one corrected, each by two people', async () => {
  const round = await beginRound(story, 'OLD', 500, ['small']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.enter([6, 6, 5]);
  await player.untilAmount('credit', credit - 500);
  await bet(story, round, 500, ['small']);
  await tumble(round);
  await dealer.enter([6, 6, 5]);
  await player.untilAmount('credit', credit - 1_000);
  await playRounds(dealer, 'OLD', 3, 12);
  const recall = await pitAt(story, 'shift-manager', 'OLD');
  await recall.locator('[data-open="recall"]').click();
  const panel = recall.locator('[data-panel="recall"]');
  for (const id of ['OLD-1', 'OLD-2']) {
    await panel.locator(`[data-round="${id}"] [data-do="RecallRound"]`).click();
    await panel.locator(`[data-round="${id}"][data-kept="true"]`).waitFor();
  }
  expect(await problemsInBothLanguages(recall, 'pit-recalled')).toEqual([]);
  const { second } = await decide('OLD', '[data-decide-about="OLD-1"]', async (page) => {
    await page.locator('form[data-decide] [name="reason"]').fill('A hand on the dome.');
  });
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit - 500);
  await player.page.locator('[data-notice="correction"]').waitFor();
  const first = await pitAt(story, 'pit-supervisor', 'OLD');
  await askToCorrect(first, [1, 2, 3], '[data-correct="OLD-2"]');
  await second.locator('[data-request] [data-do="ApproveRequest"]').click();
  // Small on 1-2-3 at even money: 5.00 back and 5.00 won.
  await player.untilAmount('credit', credit + 500);
  await picture(player.page, 'terminal-old-rounds');
  expect(await overflowingTexts(player.page)).toEqual([]);
});

test('[rws-tai-sai-v5#1.3] a pair that only together keeps the Differential comes back by undo, and by repeat', async () => {
  const round = await beginRound(story, 'PAIR', 500, ['big', 'small']);
  const { dealer, player, credit } = round;
  await player.bet('big', 1_000);
  await player.bet('small', 1_000);
  await player.bet('small', 1_500);
  // Neither side alone may be so high: 15.00 against nothing lie more than 5.00 apart.
  const { page } = player;
  await page.locator('[data-action="clear"]').click();
  await player.untilAmount('bet', 0);
  await page.locator('[data-action="undo"]').click();
  await player.untilAmount('bet', 2_500);
  expect(await page.locator('[data-tip]').count()).toBe(0);
  await tumble(round);
  await dealer.enter([1, 2, 3]);
  await player.untilAmount('credit', credit - 1_000 + 1_500);
  await story.open(dealer, player);
  await page.locator('[data-action="rebet"]').click();
  await player.untilAmount('bet', 2_500);
  await page.locator('[data-area="small"] [data-registered="1500"]').waitFor();
  await page.locator('[data-area="big"] [data-registered="1000"]').waitFor();
});

test('[rws-tai-sai-v5#5.10] lights that were wrong are reported after the result, about the round they were wrong in', async () => {
  const round = await beginRound(story, 'LIGHTS', 500, ['big']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.enter([6, 2, 3]);
  await player.untilAmount('credit', credit + 500);
  await dealer.page.locator('[data-open="incidents"]').click();
  await dealer.page.locator('button[data-incident="lights-wrong"]').click();
  const form = dealer.page.locator('form.incident-form');
  await form.locator('[name="note"]').fill('12 stayed lit.');
  expect(await problemsInBothLanguages(dealer.page, 'console-lights-wrong')).toEqual([]);
  await form.locator('[data-do="ReportIncident"]').click();
  await form.waitFor({ state: 'detached' });
  expect(await dealer.page.locator('.notice[data-refusal]').count()).toBe(0);
  // The dice have decided: nobody's money moves.
  await story.open(dealer, player);
  expect(await player.amount('credit')).toBe(credit + 500);
});
