import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { dealerAt } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { playerAt } from '../testing/story-player.ts';
import { openConsole, openPit, openTerminal, person } from '../testing/story-windows.ts';

const OUTSIDE = fileURLToPath(new URL('../../../../examples/big-wheel', import.meta.url));

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    [
      'floor: Outside',
      `packages: [${OUTSIDE}]`,
      'tables:',
      '  - { table: BW, game: big-wheel, unit: 100, resultSource: dealer }',
    ].join('\n'),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await floor.end();
});

test('a game that only a package from outside knows is played in the browser', async () => {
  const [playing, dealing] = [await person(browser), await person(browser)];
  const terminal = await openTerminal(playing, floor.address(), 'BW');
  const console = await openConsole(dealing, floor.address(), 'BW');
  const player = playerAt(terminal.page);
  const dealer = dealerAt(console.page);
  await dealer.press('OpenBets');
  await player.until('open');
  const credit = await player.amount('credit');
  await player.choose(500);
  await player.bet('20', 500);
  await player.bet('joker', 500);
  await player.bet('1', 500);
  const watching = await person(browser);
  const pit = await openPit(watching, floor.address(), 'pit-supervisor', 'BW');
  await pit.page.locator('[data-area="joker"][data-placed="500"]').waitFor();
  // One of 54 stops shows the joker, which pays 45 to 1: 225.00 against the 10.00 of the other two bets.
  const worst = pit.page.locator('[data-outcome]').first();
  await expect.poll(() => worst.locator('b').textContent()).toBe('-215');
  expect(await worst.locator('small').textContent()).toBe('×1');
  await worst.click();
  await pit.page.locator('[data-area="joker"][data-pays="22500"]').waitFor();
  expect(pit.errors).toEqual([]);
  await watching.close();
  await dealer.press('CloseBets');
  await player.until('no-more-bets');
  await dealer.press('SpinWheel-4');
  // Stop 16 shows 20, as the wheel of the example has it; 20 pays 20 to 1.
  await console.page.locator('[data-stop="16"]').click();
  await dealer.press('RegisterStop');
  await player.until('result');
  await expect.poll(() => player.returned()).toEqual({ '20': 10_500 });
  await expect.poll(async () => player.lit()).toEqual(['20']);
  await player.untilAmount('credit', credit - 1500 + 10_500);
  await terminal.page.locator('[data-wheel="16"] svg').waitFor();

  // Two turns are too few: the rulebook of the package voids the round, and every stake goes back.
  await dealer.press('OpenBets');
  await player.until('open');
  const before = await player.amount('credit');
  await player.bet('star', 500);
  await dealer.press('CloseBets');
  await dealer.press('SpinWheel-2');
  await player.until('void');
  await player.untilAmount('credit', before);
  expect([...terminal.errors, ...console.errors]).toEqual([]);
  await playing.close();
  await dealing.close();
});
