import { expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';
import { storyLine } from '../testing/story-line.ts';
import { playerAt } from '../testing/story-player.ts';
import { openTerminal } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: NIGHT, game: rws-sic-bo-2021/b',
  'table: LINE, game: rws-tai-sai-v5/c',
]);

test('a server that dies between bet and close comes back to the same stakes', async () => {
  const dealer = await story.dealer('NIGHT');
  const player = await story.player('NIGHT');
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await player.choose(500);
  await player.bet('small', 500);
  await story.floor().kill();
  await player.until('offline');
  await story.floor().restart();
  await player.until('paused');
  await dealer.press('ResumeTable');
  await player.until('open');
  await player.bet('small', 1000);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 1, 2]);
  await player.untilAmount('credit', credit + 1000);
});

test('a browser killed in the middle of a round comes back to its own view', async () => {
  const dealer = await story.dealer('NIGHT');
  const context = await story.person();
  const first = await openTerminal(context, story.floor().address(), 'NIGHT');
  const player = playerAt(first.page);
  await story.open(dealer, player);
  await player.choose(500);
  await player.bet('odd', 500);
  const credit = await player.amount('credit');
  await first.page.reload();
  await first.page
    .locator('[data-area="odd"] [data-chip="registered"][data-registered="500"]')
    .waitFor();
  await player.untilAmount('credit', credit);
  await dealer.press('CloseBets');
  await player.until('no-more-bets');
  await first.page.reload();
  await player.until('no-more-bets');
  await dealer.tumble();
  await dealer.enter([6, 6, 5]);
  await player.untilAmount('credit', credit + 1000);
  await first.page.reload();
  await first.page.locator('[data-result="6-6-5"]').first().waitFor();
});

test('a line that drops, delays, doubles and reorders ends with the screen equal to the books', async () => {
  const line = await storyLine(story.floor().address(), 20_261_115);
  const dealer = await story.dealer('LINE');
  const context = await story.person();
  const { page } = await openTerminal(context, line.address, 'LINE');
  const player = playerAt(page);
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await player.choose(500);
  line.disturb();
  for (const bet of ['big', 'odd', 'total:9', 'single:3', 'big', 'odd', 'total:12', 'big']) {
    await page.locator(`[data-area="${bet}"]`).click();
  }
  await page.waitForTimeout(2_500);
  line.calm();
  await player.untilAmount('bet', 8 * 500);
  await page.locator('[data-meter="bet"]:not([data-pending])').waitFor();
  await player.untilAmount('credit', credit - 8 * 500);
  await page
    .locator('[data-area="big"] [data-chip="registered"][data-registered="1500"]')
    .waitFor();
  await dealer.press('CloseBets');
  await dealer.tumble();
  // Ten is Small and Even, and no die shows three: everything on this ticket loses.
  await dealer.enter([2, 2, 6]);
  await player.until('result');
  await player.untilAmount('credit', credit - 8 * 500);
  expect(line.disturbed()).toBeGreaterThan(0);
  await line.close();
});
