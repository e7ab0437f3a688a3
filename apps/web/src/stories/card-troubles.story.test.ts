import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { picture } from '../testing/looks.ts';
import {
  type CardPlayer,
  cardPlayerAt,
  cardsIn,
  enterCards,
  framesOf,
  reportIrregularity,
} from '../testing/story-cards.ts';
import { dealerAt, type StoryDealer } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { closeWindows, giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import { openConsole, person } from '../testing/windows/story-windows.ts';

const OWN = 'Kc 8s 8h 2d';
const OTHER = 'Qc 7s 7c 3h';
const DEALER = 'Qd Jh 9c 6d';

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    'floor: Stories\ndefaults: { unit: 100, game: rws-si-ki-pi-v2, chips: [500, 1000, 2500, 10000] }\n' +
      'tables:\n' +
      '  - { table: SHOWN, game: rws-si-ki-pi-v2 }\n' +
      '  - { table: CUT, game: rws-si-ki-pi-v2 }\n' +
      '  - { table: AUTO, game: rws-si-ki-pi-v2, mode: automatic, bettingSeconds: 20, arrangingSeconds: 8 }\n',
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor?.end();
});
afterEach(async () => {
  await closeWindows(browser);
});

async function player(
  table: string,
  seat: number,
): Promise<CardPlayer & { readonly frames: readonly string[] }> {
  const page = await (await person(browser)).newPage();
  const frames = framesOf(page);
  await page.goto(`${floor.address()}/terminal?table=${table}&terminal=${table}-${seat}`);
  await page.locator('.box-tile').first().waitFor();
  return { ...cardPlayerAt(page), frames };
}

async function consoleAt(table: string): Promise<StoryDealer> {
  const { page } = await openConsole(await person(browser), floor.address(), table);
  return dealerAt(page);
}

test('[rws-si-ki-pi-v2#5.2] exposed before anybody has looked: bets may be taken back, and all wait', async () => {
  const dealer = await consoleAt('SHOWN');
  const [ann, ben] = [await player('SHOWN', 1), await player('SHOWN', 2)];
  await ann.sit(3);
  await ben.sit(5);
  await dealer.press('OpenBets');
  await ann.until('open');
  await ben.until('open');
  const credit = await ann.amount('credit');
  await ann.stake(3, { initial: 10_000, 'bonus:player': 2500, 'bonus:dealer': 1000 });
  await ben.stake(5, { initial: 1000 });
  await dealer.press('CloseBets');
  await enterCards(dealer.page, OWN, OTHER, DEALER);
  await ann.stage('arrange');
  await reportIrregularity(dealer.page, 'player-cards-exposed-unseen', 3);
  await ann.stage('offer');
  await picture(ann.page, 'card-offer-en');
  // Nobody learns more while somebody may withdraw.
  await ben.page.locator('[data-do="RequestHouseWay"]:disabled').waitFor();
  await ann.page.locator('[data-answer="withdraw"]').click();
  await ann.untilAmount('credit', credit - 1000);
  await ann.page.locator('.box-tile[data-box="3"][data-state="withdrawn"]').waitFor();
  await ben.page.locator('[data-do="RequestHouseWay"]:enabled').waitFor();
  expect(cardsIn(ann.frames, OWN)).toEqual([]);
  // Once somebody has looked, an exposure changes nothing.
  await ben.look();
  await reportIrregularity(dealer.page, 'player-cards-exposed-seen', 5);
  await ben.stage('arrange');
  await ben.houseWay();
  await dealer.press('SetDealerHand');
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  // No two of the dealer's cards are of one rank; the bonus on them is lost.
  await ann.untilAmount('credit', credit - 1000);
  await ben.page.locator('.slip[data-net="0"]').waitFor();
});

test('power fails while hands are set and while they are settled, and every cent is right', async () => {
  const dealer = await consoleAt('CUT');
  const ann = await player('CUT', 1);
  await ann.sit(2);
  await dealer.press('OpenBets');
  await ann.until('open');
  const credit = await ann.amount('credit');
  await ann.stake(2, { initial: 10_000 });
  await dealer.press('CloseBets');
  await enterCards(dealer.page, OWN, DEALER);
  await ann.stage('arrange');
  await ann.look();
  await ann.page.locator('[data-slot="8s"]').click();
  await ann.page.locator('[data-slot="2d"]').click();
  await ann.page.locator('.half[data-is="high"] [data-worth="pair"]').waitFor();
  await floor.kill();
  await ann.until('offline');
  await floor.restart();
  await ann.until('paused');
  await dealer.press('ResumeTable');
  // The cards lie as they lay before.
  await ann.stage('arrange');
  await ann.page.locator('.half[data-is="high"] [data-worth="pair"]').waitFor();
  await ann.page.locator('[data-way="1"]').click();
  await ann.putDown();
  await ann.stage('wait');
  await dealer.press('SetDealerHand');
  await ann.stage('turned');
  await floor.kill();
  await ann.until('offline');
  await floor.restart();
  await dealer.press('ResumeTable');
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  await ann.untilAmount('credit', credit + 9500);
});

test('[rws-si-ki-pi-v2#3.11] a virtual deck, a time that runs out, and the House Way for whoever let it', async () => {
  const ann = await player('AUTO', 1);
  await ann.sit(4);
  await ann.until('open');
  await ann.stake(4, { initial: 1000 });
  await ann.stage('arrange');
  await ann.page.locator('.time-bar').waitFor();
  // Nothing is touched: the table sets the hand itself and goes on.
  await ann.stage('result');
  await ann.page.locator('.slip [data-line="4/initial"]').waitFor();
  const shown = await ann.page.locator('.card-result [data-card]').count();
  expect(shown).toBeGreaterThanOrEqual(8);
});
