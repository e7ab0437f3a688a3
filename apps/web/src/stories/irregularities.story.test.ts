import { expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';
import { beginRound, bet, lostRound, tumble } from '../testing/story-round.ts';

const story = storyOn([
  'table: VOID, game: rws-sic-bo-2021/a',
  'table: WRONG, game: rws-tai-sai-v5/a',
  'table: CUT, game: mbs-sic-bo-v4/alfastreet',
]);

test('[rws-sic-bo-2021#5.3] a die that does not lie flat: the round is void, every stake back', async () => {
  const round = await beginRound(story, 'VOID', 500, ['big']);
  const { dealer, player, credit } = round;
  await tumble(round);
  await dealer.page.locator('[data-open="toss"]').click();
  // Pressed before the table has answered, it follows: a die can fall badly once they have been tumbled.
  await dealer.page.locator('button[data-incident="die-not-flat"]').click();
  const form = dealer.page.locator('form.incident-form[data-incident="die-not-flat"]');
  // What will follow is said, with its clause, before anybody confirms it.
  await form.locator('[data-action="void-round"]').waitFor();
  await form.locator('[data-clause^="rws-sic-bo-2021#"]').first().waitFor();
  await dealer.press('ReportIncident');
  await player.until('void');
  await player.untilAmount('credit', credit);
});

test('[rws-tai-sai-v5#5.9] a wrong result is corrected by two people, and shown plainly', async () => {
  const { player, credit } = await lostRound(story, 'WRONG');
  await player.until('result');

  const supervisor = await story.dealer('WRONG', 'pit-supervisor');
  await supervisor.page.locator('.results button').first().click();
  const form = supervisor.page.locator('form.incident-form');
  await form.waitFor();
  for (const [index, face] of [6, 2, 3].entries()) {
    await form.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
  }
  await supervisor.press('ReportIncident');
  await supervisor.page.locator('[data-request]').waitFor();
  // Whoever asked cannot approve.
  expect(await supervisor.page.locator('[data-do="ApproveRequest"]').count()).toBe(0);
  expect(await player.amount('credit')).toBe(credit - 500);

  const second = await story.dealer('WRONG', 'pit-manager');
  await second.press('ApproveRequest');
  await player.untilAmount('credit', credit + 500);
  await player.page.locator('[data-notice="correction"]').waitFor();
});

test('[mbs-sic-bo-v4#5.8] power fails in the round: paused, interrupted, decided by the book', async () => {
  const dealer = await story.dealer('CUT');
  const player = await story.player('CUT');
  await dealer.tumble();
  const credit = await bet(story, { dealer, player }, 500, ['small']);
  await story.floor().kill();
  await player.until('offline');
  const veil = player.page.locator('[data-veil="offline"]');
  // The registered bet stands; nothing is said to have been returned.
  await expect.poll(() => veil.textContent()).toContain('5.00');
  expect(await veil.textContent()).not.toMatch(/returned to your credit/i);
  await story.floor().restart();
  await player.until('paused');
  await dealer.page.locator('[data-open="interruption"]').click();
  await dealer.page.locator('form.incident-form').waitFor();
  await dealer.press('ReportIncident');
  await player.until('void');
  await player.untilAmount('credit', credit);
});
