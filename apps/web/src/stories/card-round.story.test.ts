import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, overflowingTexts, picture } from '../testing/looks.ts';
import {
  type CardPlayer,
  cardPlayerAt,
  cardsIn,
  enterCards,
  framesOf,
} from '../testing/story-cards.ts';
import { dealerAt, type StoryDealer } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import {
  KIOSK,
  LAPTOP,
  openConsole,
  openDisplay,
  openOffice,
  person,
} from '../testing/windows/story-windows.ts';

const OWN = 'Kc 8s 8h 2d';
const OTHER = 'Qc 7s 7c 3h';
const EMPTY = 'Jc Td 6h 3s';
const DEALER = 'Qd Jh 9c 6d';

/** Seven windows on a busy machine. */

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    'floor: Stories\ndefaults: { unit: 100, chips: [500, 1000, 2500, 5000, 10000] }\ntables:\n' +
      '  - { table: SK1, game: rws-si-ki-pi-v2, resultSource: dealer }\n' +
      '  - { table: SK2, game: rws-si-ki-pi-v2, resultSource: virtual }\n',
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor?.end();
});

async function player(
  table: string,
  terminal: string,
): Promise<{ readonly who: CardPlayer; readonly frames: readonly string[]; readonly page: Page }> {
  const context = await person(browser, KIOSK);
  const page = await context.newPage();
  const frames = framesOf(page);
  await page.goto(`${floor.address()}/terminal?table=${table}&terminal=${terminal}`);
  await page.locator('.box-tile').first().waitFor();
  return { who: cardPlayerAt(page), frames, page };
}

async function consoleAt(
  table: string,
): Promise<{ readonly dealer: StoryDealer; readonly page: Page }> {
  const { page } = await openConsole(await person(browser, KIOSK), floor.address(), table);
  return { dealer: dealerAt(page), page };
}

/** Ann plays box 3 with both bonuses and backs box 5, where Ben sits; Cat only backs. */
async function placeBets(dealer: StoryDealer, ann: CardPlayer, ben: CardPlayer, cat: CardPlayer) {
  await ann.sit(3);
  await ben.sit(5);
  await dealer.press('OpenBets');
  await ann.until('open');
  const credit = await ann.amount('credit');
  await ann.stake(5, { initial: 5000 });
  await ann.stake(3, { initial: 10_000, 'bonus:player': 2500, 'bonus:dealer': 1000 });
  await ben.stake(5, { initial: 5000 });
  await cat.stake(6, { initial: 2500 });
  await cat.stake(3, { initial: 1000 });
  return credit;
}

/** A picture to be looked at, and what axe and the words that do not fit have to say. */
async function problemsOf(page: Page, name: string): Promise<readonly string[]> {
  await picture(page, name);
  return [...(await accessibilityProblems(page)), ...(await overflowingTexts(page))];
}

test('three people and a dealer play a round, and nobody is shown a card before it is due', async () => {
  const { dealer, page: desk } = await consoleAt('SK1');
  const ann = await player('SK1', 'SK1-1');
  const ben = await player('SK1', 'SK1-2');
  const cat = await player('SK1', 'SK1-3');
  const credit = await placeBets(dealer, ann.who, ben.who, cat.who);
  await picture(ann.page, 'card-bet-en');
  await dealer.press('CloseBets');
  await ann.who.stage('closed');
  await enterCards(desk, OWN, OTHER, EMPTY, DEALER);
  await ann.who.stage('arrange');
  await picture(ann.page, 'card-look-en');
  expect(cardsIn(ann.frames, OWN)).toEqual([]);
  await ann.who.look();
  expect(await problemsOf(ann.page, 'card-arrange-en')).toEqual([]);
  // Somebody who backs a box sees the backs of its cards.
  expect(cardsIn(cat.frames, OWN)).toEqual([]);
  await ann.page.reload();
  await ann.who.stage('arrange');
  await ann.page.locator('[data-slot="Kc"]').waitFor();
  await ann.who.way('8s');
  await ann.who.putDown();
  await ann.who.stage('wait');
  await ben.who.houseWay();
  await desk.locator('[data-do="SetDealerHand"]:enabled').waitFor();
  for (const { frames } of [ann, ben, cat]) expect(cardsIn(frames, DEALER)).toEqual([]);
  expect(cardsIn(ann.frames, `${OTHER} ${EMPTY}`)).toEqual([]);
  expect(cardsIn(ben.frames, `${OWN} ${EMPTY}`)).toEqual([]);
  expect(cardsIn(cat.frames, `${OWN} ${OTHER} ${EMPTY}`)).toEqual([]);
  await dealer.press('SetDealerHand');
  await ann.who.stage('turned');
  expect(cardsIn(cat.frames, `${OWN} ${OTHER} ${EMPTY}`)).toEqual([]);
  await dealer.press('SettleInitial');
  await ann.who.stage('result');
  await dealer.press('SettleBonus');
  // 100 wins 95, the bonus pays 25, the bonus on the dealer loses 10, box 5 stands off.
  await ann.who.untilAmount('credit', credit + 9500 + 2500 - 1000);
  await ann.page.locator('.slip[data-net="11000"]').waitFor();
  expect(await problemsOf(ann.page, 'card-result-en')).toEqual([]);
  await ben.page.locator('.slip[data-net="0"]').waitFor();
  await cat.page.locator('.slip[data-net="-1550"]').waitFor();
  await picture(ben.page, 'card-stand-off-en');
  const display = await openDisplay(await person(browser, KIOSK), floor.address(), 'SK1');
  await display.page.locator('.cb-box[data-box="3"][data-result="win"]').waitFor();
  await picture(display.page, 'card-display-en');
  await theOfficeAddsUpTheWin();
});

/** 100 and 10 won at 5% commission, and 110 paid with the bonuses, less 25 and 10 lost: the same on both pages. */
async function theOfficeAddsUpTheWin(): Promise<void> {
  const parts = { without: '-100.00', commission: '5.50', with: '-94.50' };
  const manager = await person(browser, LAPTOP);
  const { page: win } = await openOffice(manager, floor.address(), 'pit-manager', 'win');
  const text = (page: Page, where: string) => page.locator(where).first().textContent();
  await expect.poll(() => text(win, '[data-figure="win"] b')).toBe(parts.with);
  expect(await text(win, '[data-figure="win-without"]')).toBe(parts.without);
  expect(await text(win, '[data-figure="commission"]')).toBe(parts.commission);
  expect(await problemsOf(win, 'office-win-commission')).toEqual([]);
  const { page: day } = await openOffice(manager, floor.address(), 'pit-manager', 'day');
  const cell = (column: string) => text(day, `[data-row="SK1"] [data-column="${column}"]`);
  await expect.poll(() => cell('win')).toBe(parts.with);
  expect(await cell('winWithout')).toBe(parts.without);
  expect(await cell('commission')).toBe(parts.commission);
  expect(await problemsOf(day, 'office-day-commission')).toEqual([]);
}
