import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflowingTexts, picture } from '../testing/looks.ts';
import { dealerAt } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { playerAt } from '../testing/story-player.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import { openConsole, openTerminal, person } from '../testing/windows/story-windows.ts';

const OUTSIDE = fileURLToPath(new URL('../../../../examples/grand-hazard', import.meta.url));

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    [
      'floor: Outside',
      `packages: [${OUTSIDE}]`,
      'tables:',
      '  - { table: GH, game: grand-hazard/table, unit: 100, resultSource: dealer }',
    ].join('\n'),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor.end();
});

test('a bet that only a book from outside has is played in the browser', async () => {
  const [playing, dealing] = [await person(browser), await person(browser)];
  const terminal = await openTerminal(playing, floor.address(), 'GH');
  const console = await openConsole(dealing, floor.address(), 'GH');
  const player = playerAt(terminal.page);
  const dealer = dealerAt(console.page);
  await dealer.press('OpenBets');
  await player.until('open');
  const credit = await player.amount('credit');
  await player.choose(500);
  await player.bet('run', 500);
  await player.bet('middle', 500);
  await player.bet('small', 500);
  await dealer.press('CloseBets');
  await player.until('no-more-bets');
  await dealer.tumble();
  await dealer.enter([5, 4, 6]);
  await player.until('result');
  // Three consecutive numbers pay 7 to 1, a total of 15 pays 1 to 1: as the example's price list has it.
  await expect.poll(() => player.returned()).toEqual({ run: 4000, middle: 1000 });
  await expect.poll(async () => new Set(await player.lit())).toContain('run');
  await picture(terminal.page, 'terminal-hazard');
  expect(await overflowingTexts(terminal.page)).toEqual([]);
  await dealer.finish();
  await player.untilAmount('credit', credit - 1500 + 5000);
  const name = terminal.page.locator('[data-area="run"] .area-print');
  await expect.poll(() => name.textContent()).toMatch(/Run/);
  expect([...terminal.errors, ...console.errors]).toEqual([]);
  await playing.close();
  await dealing.close();
});
