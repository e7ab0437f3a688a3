import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { beginRound, tumble } from '../testing/story-round.ts';
import { openDisplay } from '../testing/windows/story-windows.ts';

const story = storyOn(['table: FLAT, game: rws-tai-sai-v5/c']);

async function reportDieNotFlat(page: Page): Promise<void> {
  await page.locator('[data-open="toss"]').click();
  await page.locator('button[data-incident="die-not-flat"]').click();
  const form = page.locator('form.incident-form[data-incident="die-not-flat"]');
  await form.locator('[data-do="ReportIncident"]').click();
}

test('[rws-tai-sai-v5#5.5.2] of a void round terminal and display say why, and by which clause', async () => {
  const round = await beginRound(story, 'FLAT', 500, ['big']);
  const { page: board } = await openDisplay(await story.person(), story.floor().address(), 'FLAT');
  const { page } = round.player;
  await tumble(round);
  await reportDieNotFlat(round.dealer.page);
  const shown = page.locator('[data-notice="void"]');
  await expect.poll(() => shown.textContent()).toBe('Void: A die does not lie flat Rule 5.5.2');
  const told = board.locator('.board-phase [data-void="die-not-flat"]');
  await expect
    .poll(() => told.textContent())
    .toBe('Void: A die does not lie flat · Rule 5.5.2 无效：骰子未平放 · 规则 5.5.2');
  await picture(page, 'terminal-void');
  await picture(board, 'display-void');
  expect(await overflowingTexts(page)).toEqual([]);
  expect(await overflowingTexts(board)).toEqual([]);
  // The next round takes it away.
  await round.dealer.press('OpenBets');
  await shown.waitFor({ state: 'detached' });
  await told.waitFor({ state: 'detached' });
});
