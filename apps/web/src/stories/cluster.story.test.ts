import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealerAt } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { playerAt } from '../testing/story-player.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import {
  openConsole,
  openDisplay,
  openTerminal,
  person,
} from '../testing/windows/story-windows.ts';

// One tumbler, two layouts: P01 has the table's own, P02 another with more areas and other prices.
const FLOOR = `floor: Stories
tables:
  - table: T1
    game: rws-sic-bo-2021/a
    resultSource: dealer
    unit: 100
    layouts:
      - game: rws-sic-bo-2021/c
        terminals: [P02]
        limits: { default: { minimum: 500, maximum: 5000 } }
`;

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(FLOOR);
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor.end();
});

test('terminals of different layouts are paid for one roll by their own pay tables', async () => {
  const [first, second, dealing] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  const one = await openTerminal(first, floor.address(), 'T1&terminal=P01');
  const other = await openTerminal(second, floor.address(), 'T1&terminal=P02');
  const console = await openConsole(dealing, floor.address(), 'T1');
  const dealer = dealerAt(console.page);
  const [ann, ben] = [playerAt(one.page), playerAt(other.page)];
  // Layout C has bets on three numbers, A has none.
  await other.page.locator('[data-area="three:245"]').waitFor();
  await one.page.locator('[data-area="total:11"]').waitFor();
  expect(await one.page.locator('[data-area="three:245"]').count()).toBe(0);

  await dealer.press('OpenBets');
  await ann.until('open');
  await ben.until('open');
  const credits = [await ann.amount('credit'), await ben.amount('credit')] as const;
  for (const player of [ann, ben]) {
    await player.choose(500);
    await player.bet('total:11', 500);
  }
  await ben.bet('three:245', 500);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([4, 5, 2]);
  // By the pay tables of the layouts A and C a total of 11 pays 6.5 and 6 to 1, three numbers 30 to 1.
  await expect.poll(() => ann.returned()).toEqual({ 'total:11': 3750 });
  await expect.poll(() => ben.returned()).toEqual({ 'total:11': 3500, 'three:245': 15_500 });
  await ann.untilAmount('credit', credits[0] - 500 + 3750);
  await ben.untilAmount('credit', credits[1] - 1000 + 3500 + 15_500);

  const display = await openDisplay(dealing, floor.address(), 'T1');
  await expect.poll(() => display.page.locator('.board-layouts').textContent()).toContain('A · C');
  expect([...one.errors, ...other.errors, ...console.errors, ...display.errors]).toEqual([]);
});
