import { expect, test } from 'vitest';
import { accessibilityProblems, overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { KIOSK, openPit } from '../testing/windows/story-windows.ts';

const story = storyOn(['table: LEFT, game: rws-sic-bo-2021/a'], undefined, 'abandonedMinutes: 1');

test('[baize-floor#abandoned] a seat nobody touches is told at console and pit; the dealer ends the visit, and what was there is kept', async () => {
  const player = await story.player('LEFT');
  const own = player.page.locator('[data-own-terminal]').first();
  const terminal = await own.getAttribute('data-own-terminal');
  const { page } = await story.dealer('LEFT');
  const address = story.floor().address();
  const pit = await openPit(await story.person(), address, 'pit-supervisor', 'LEFT');
  await pit.page.setViewportSize(KIOSK);
  // One minute is the least a floor may set.
  await story.floor().pass(60_000);
  const alarm = page.locator('[data-fault="terminal-abandoned"]');
  await alarm.waitFor();
  await pit.page.locator('.pit-right').getByText('Nobody has touched the terminal').waitFor();
  await picture(page, 'abandoned-console');
  await picture(pit.page, 'abandoned-pit');
  expect(await overflowingTexts(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator('[data-open="terminals"]').click();
  const panel = page.locator('[data-panel="terminals"]');
  await panel.locator(`.terminal-keys [data-terminal="${terminal}"]`).click();
  await panel.locator('[data-do="EndVisit"]').click();
  await player.untilAmount('credit', 0);
  await alarm.waitFor({ state: 'detached' });
});
