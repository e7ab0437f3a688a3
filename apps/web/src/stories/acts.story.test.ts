import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessibilityProblems,
  overflowingTexts,
  picture,
  problemsInBothLanguages,
} from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import type { StoryPlayer } from '../testing/story-player.ts';
import { beginRound, lostRound, pitAt, terminalOf } from '../testing/story-round.ts';

const story = storyOn([
  'table: SHAKER, game: licensee-sic-bo/standard, equipment: { dice: set-1, shaker: manual }',
  'table: CHIPS, game: rws-tai-sai-v5/c, limits: { default: { minimum: 500, maximum: 5000 } }',
  'table: DARK, game: rws-sic-bo-2021/a',
  'table: CARD, game: rws-sic-bo-2021/a',
  'table: ONE, game: rws-tai-sai-v5/c',
]);

/** What a dealer does for the terminal somebody sits at. */
async function terminalsPanel(page: Page, player: StoryPlayer) {
  const terminal = await terminalOf(player);
  await page.locator('[data-open="terminals"]').click();
  const panel = page.locator('[data-panel="terminals"]');
  await panel.locator(`.terminal-keys [data-terminal="${terminal}"]`).click();
  return panel;
}

test('[licensee-sic-bo#1] [licensee-sic-bo#5(d)(1)] [licensee-sic-bo#5(e)] [licensee-sic-bo#5(f)] what the document names at a step is one press, and on record', async () => {
  const dealer = await story.dealer('SHAKER');
  const { page } = dealer;
  const does = async (act: string) => {
    await page.locator(`[data-do="RecordAct-${act}"]:enabled`).click();
    await page.locator(`[data-act="${act}"][data-recorded="true"]`).waitFor();
  };
  await does('seal');
  await dealer.press('OpenBets');
  await dealer.press('CloseBets');
  await page.locator('[data-act="cover"][data-recorded="false"]').waitFor();
  expect(await problemsInBothLanguages(page, 'console-acts')).toEqual([]);
  await does('cover');
  await dealer.tumble();
  await dealer.press('Uncover');
  await does('announce');
  await dealer.enter([1, 2, 3]);
  await does('keep-uncovered');
  await dealer.finish();
});

test('[rws-tai-sai-v5#5.1] [rws-tai-sai-v5#5.2] a dealer gives excess back and tells of a bet below the minimum', async () => {
  const dealer = await story.dealer('CHIPS');
  const player = await story.player('CHIPS');
  await story.open(dealer, player);
  const { page } = dealer;
  const lay = async (bet: string, stake: string) => {
    const panel = await terminalsPanel(page, player);
    await panel.locator('select[name="bet"]').selectOption(bet);
    await panel.locator('input[name="stake"]').fill(stake);
    await panel.locator('[data-do="RecordBet"]').click();
    await page.keyboard.press('Escape');
  };
  await lay('single:1', '1');
  const below = page.locator('[data-breach="below-minimum"][data-bet="single:1"]');
  await below.waitFor();
  expect(await problemsInBothLanguages(page, 'console-breaches')).toEqual([]);
  await below.locator('[data-do="AdviseMinimum"]').click();
  await lay('single:2', '60');
  const above = page.locator('[data-breach="above-maximum"][data-bet="single:2"]');
  await above.locator('[data-do="RejectExcess"]').click();
  await above.waitFor({ state: 'detached' });
});

test('[baize-floor#service] a terminal out of service says why, takes no bets, keeps what it has, and comes back', async () => {
  const { dealer, player } = await beginRound(story, 'DARK', 500, ['big']);
  const panel = await terminalsPanel(dealer.page, player);
  const own = panel.locator('[data-service^="terminal "]');
  await own.locator('input[name="reason"]').fill('The screen flickers.');
  await own.locator('[data-do="TakeOutOfService"]').click();
  const notice = player.page.locator('[data-notice="out-of-service"]');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('The screen flickers.');
  expect(await player.amount('bet')).toBe(500);
  // A dealer cannot say that it is mended, and is told who can.
  await own.locator('[data-refusal="not-authorised"]').waitFor();
  const pit = await pitAt(story, 'pit-supervisor', 'DARK');
  await pit.locator('.pit-terminals [data-state="out"]').waitFor();
  await pit.locator('[data-open="service"]').click();
  expect(await problemsInBothLanguages(pit, 'pit-service')).toEqual([]);
  const there = pit.locator(
    '[data-panel="service"] [data-service^="terminal "][data-in-order="false"]',
  );
  await there.locator('input[name="reason"]').fill('A new cable.');
  await there.locator('[data-do="ReturnToService"]').click();
  await notice.waitFor({ state: 'detached' });
  await player.bet('big', 1000);
});

test('[baize-floor#card-seen] what is kept shows to whoever is seen with the card', async () => {
  const dealer = await story.dealer('CARD');
  const player = await story.player('CARD');
  const credit = await player.amount('credit');
  const panel = await terminalsPanel(dealer.page, player);
  const show = async (card: string) => {
    await panel.locator('input[name="card"]').fill(card);
    await panel.locator('[data-do="IdentifyVisit"]').click();
    await panel.locator(`[data-card="${card}"]`).waitFor();
  };
  await show('M-2041');
  expect(await problemsInBothLanguages(dealer.page, 'console-terminals')).toEqual([]);
  await panel.locator('[data-do="EndVisit"]').click();
  await player.untilAmount('credit', 0);
  expect(await player.page.locator('[data-kept]').count()).toBe(0);
  await show('M-2041');
  await player.page.locator(`[data-notice="kept"][data-kept="${credit}"]`).waitFor();
  expect(await accessibilityProblems(player.page)).toEqual([]);
  await player.page.setViewportSize({ width: 390, height: 844 });
  await picture(player.page, 'terminal-kept-phone');
  expect(await overflowingTexts(player.page)).toEqual([]);
});

test('[rws-tai-sai-v5#5.14] the shift manager returns a single bet, and a pit manager sees what it moves', async () => {
  const { player, credit } = await lostRound(story, 'ONE');
  const first = await pitAt(story, 'shift-manager', 'ONE');
  await first.locator('[data-decide-about]').first().click();
  const form = first.locator('form[data-decide]');
  await form.locator('[data-choose="return-bet"]').first().click();
  const terminal = await terminalOf(player);
  await form.locator('select[name="terminal"]').selectOption(terminal);
  await form.locator('select[name="bet"]').selectOption('big');
  await form.locator('[name="reason"]').fill('The chip was not theirs.');
  expect(await problemsInBothLanguages(first, 'pit-return-bet')).toEqual([]);
  await form.locator('[data-do="ask-decision"]').click();
  const second = await pitAt(story, 'pit-manager', 'ONE');
  const request = second.locator('[data-request]');
  await request.locator('[data-terminal]').first().waitFor();
  expect(await request.locator('[data-terminal] b').textContent()).toBe('+5');
  await second.locator('[data-do="ApproveRequest"]').click();
  await player.untilAmount('credit', credit);
  // Nothing is put away yet, and the list says so.
  await second.locator('[data-open="recall"]').click();
  expect(await problemsInBothLanguages(second, 'pit-recall')).toEqual([]);
});
