import type { Browser, BrowserContext } from 'playwright-core';
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

// The price of Total 11 in each document: 6.5 to 1, or 6 to 1. A stake of 5.00 on it comes back as this.
const AT_SIX_AND_A_HALF = 3750;
const AT_SIX = 3500;

/** Every dice layout, with the number of areas it prints. */
const LAYOUTS = [
  ['rws-sic-bo-2021/a', 56, AT_SIX_AND_A_HALF],
  ['rws-sic-bo-2021/b', 104, AT_SIX_AND_A_HALF],
  ['rws-sic-bo-2021/c', 104, AT_SIX],
  ['mbs-sic-bo-v4/rapid-select', 104, AT_SIX_AND_A_HALF],
  ['mbs-sic-bo-v4/alfastreet', 50, AT_SIX_AND_A_HALF],
  ['licensee-sic-bo/minimum', 50, AT_SIX],
  ['licensee-sic-bo/standard', 50, AT_SIX],
  ['rws-tai-sai-v5/a', 50, AT_SIX],
  ['rws-tai-sai-v5/c', 104, AT_SIX],
  ['rws-tai-sai-v5/e', 107, AT_SIX],
] as const;

/** What wins on 4-5-2, in the notation of bets; each layout lights those of them it has. */
const WINS_ON_452 = [
  'big',
  'odd',
  'total:11',
  'single:2',
  'single:4',
  'single:5',
  'domino:2-4',
  'domino:2-5',
  'domino:4-5',
  'three:245',
  'four:2345',
  'four:2456',
  'four:1245',
];

const TABLES = LAYOUTS.map(
  ([game], index) => `  - { table: T${index}, game: ${game}, resultSource: dealer }`,
);

let floor: StoryFloor;
let browser: Browser;
/** One evening: the same two people go from table to table. */
let playing: BrowserContext;
let dealing: BrowserContext;
beforeAll(async () => {
  floor = await storyFloor(
    `floor: Stories\ndefaults: { unit: 100 }\ntables:\n${TABLES.join('\n')}\n`,
  );
  browser = await openBrowser();
  playing = await person(browser);
  dealing = await person(browser);
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor.end();
});

test.each(LAYOUTS.map((layout, index) => [...layout, `T${index}`] as const))(
  'a round of %s: bet, close, tumble, result, paid',
  async (_game, areas, returnedOnEleven, table) => {
    const terminal = await openTerminal(playing, floor.address(), table);
    const console = await openConsole(dealing, floor.address(), table);
    const player = playerAt(terminal.page);
    const dealer = dealerAt(console.page);
    await expect.poll(() => terminal.page.locator('[data-area]').count()).toBe(areas);

    await console.page.locator('[data-do="count"], [data-do="OpenBets"]').first().waitFor();
    const isCovered = await console.page.locator('[data-do="count"]').isVisible();
    if (isCovered) await dealer.tumble();
    await dealer.press('OpenBets');
    await player.until('open');
    const credit = await player.amount('credit');
    await player.choose(500);
    await player.bet('big', 500);
    await player.bet('small', 500);
    await player.bet('total:11', 500);
    await player.untilAmount('credit', credit - 1500);
    await dealer.press('CloseBets');
    await player.until('no-more-bets');
    if (!isCovered) await dealer.tumble();
    await dealer.enter([4, 5, 2]);
    await player.until('result');
    const printed = await terminal.page
      .locator('[data-area]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-area') ?? ''));
    const winning = WINS_ON_452.filter((bet) => printed.includes(bet));
    // What everybody sees and what one player is paid come in two messages.
    await expect.poll(async () => [...(await player.lit())].toSorted()).toEqual(winning.toSorted());
    await expect.poll(() => player.returned()).toEqual({ big: 1000, 'total:11': returnedOnEleven });
    await dealer.finish();
    await player.untilAmount('credit', credit - 1500 + 1000 + returnedOnEleven);
    const display = await openDisplay(dealing, floor.address(), table);
    await display.page.locator('[data-total="11"]').first().waitFor();
    expect([...terminal.errors, ...console.errors, ...display.errors]).toEqual([]);
    for (const { page } of [terminal, console, display]) await page.close();
  },
);
