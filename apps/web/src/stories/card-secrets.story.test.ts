import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, picture } from '../testing/looks.ts';
import {
  type CardPlayer,
  cardPlayerAt,
  cardsIn,
  framesOf,
  reportIrregularity,
} from '../testing/story-cards.ts';
import { dealerAt } from '../testing/story-dealer.ts';
import { type StoryFloor, storyFloor } from '../testing/story-floor.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import { KIOSK, person } from '../testing/windows/story-windows.ts';

/** Five windows on a busy machine. */

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    'floor: Stories\ndefaults: { unit: 100, game: rws-si-ki-pi-v2, chips: [500, 1000, 2500, 10000] }\n' +
      'tables:\n' +
      '  - { table: VIRTUAL, game: rws-si-ki-pi-v2, resultSource: virtual }\n' +
      '  - { table: LEAVING, game: rws-si-ki-pi-v2, studyAid: false }\n',
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await giveBrowserBack(browser);
  await floor?.end();
});

interface Watched {
  readonly page: Page;
  readonly frames: readonly string[];
}

/** A window whose every frame is kept from the first on. */
async function watch(path: string, sign: string, size = KIOSK): Promise<Watched> {
  const page = await (await person(browser, size)).newPage();
  const frames = framesOf(page);
  await page.goto(floor.address() + path);
  await page.locator(sign).first().waitFor();
  return { page, frames };
}

async function player(
  table: string,
  seat: number,
): Promise<Watched & { readonly who: CardPlayer }> {
  const path = `/terminal?table=${table}&terminal=${table}-${seat}`;
  const watched = await watch(path, '.box-tile', { width: 1366, height: 768 });
  return { ...watched, who: cardPlayerAt(watched.page) };
}

/** The cards a box is shown with when all lie open. */
async function openCards(page: Page, of: string): Promise<string> {
  const cards = page.locator(`${of} [data-card]`);
  await cards.nth(3).waitFor();
  const found = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-card') ?? ''),
  );
  return found.join(' ');
}

/** Ann at box 3 and Ben at box 5, a dealer and a display; bets are closed. */
async function betsAtVirtual() {
  const desk = await watch('/console?table=VIRTUAL&as=dealer', '.console');
  const wall = await watch('/display?table=VIRTUAL', '.board');
  const dealer = dealerAt(desk.page);
  const [ann, ben] = [await player('VIRTUAL', 1), await player('VIRTUAL', 2)];
  await ann.who.sit(3);
  await ben.who.sit(5);
  await dealer.press('OpenBets');
  await ann.who.until('open');
  await ben.who.until('open');
  await ann.who.stake(3, { initial: 10_000 });
  await ben.who.stake(5, { initial: 1000 });
  await dealer.press('CloseBets');
  return { desk, wall, dealer, ann, ben };
}

test('a shuffler that committed itself deals, and no frame of any window names a card that is not due', async () => {
  const { desk, wall, dealer, ann, ben } = await betsAtVirtual();
  const commitment = (await desk.page.locator('.commitment code').textContent()) ?? '';
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  await dealer.press('Deal');
  await ann.who.stage('arrange');
  await ann.who.look();
  const own = await openCards(ann.page, '.hands');
  // Arranged by hand once, and as it lay still there when the page is loaded again.
  await ann.page.locator('[data-way="3"]').click();
  const low = await ann.page.locator('.half[data-is="low"]').textContent();
  await ann.page.reload();
  await ann.page.locator('[data-slot]').first().waitFor();
  expect(await ann.page.locator('.half[data-is="low"]').textContent()).toBe(low);
  await ann.who.putDown();
  await ben.who.houseWay();
  await desk.page.locator('[data-do="SetDealerHand"]:enabled').waitFor();
  const before = {
    ann: ann.frames.length,
    ben: ben.frames.length,
    desk: desk.frames.length,
    wall: wall.frames.length,
  };
  await dealer.press('SetDealerHand');
  await ann.who.stage('turned');
  const turned = { ben: ben.frames.length, wall: wall.frames.length };
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  await ben.who.stage('result');
  const bens = await openCards(ben.page, '.result-tile[data-box="5"]');
  const dealers = await openCards(ben.page, '.duel-row[data-is="dealer"]');
  expect(new Set(`${own} ${bens} ${dealers}`.split(' ')).size).toBe(12);
  // Until the dealer's hand is set nobody knows it; the dealer does when every box is put down.
  expect(cardsIn(ann.frames.slice(0, before.ann), `${bens} ${dealers}`)).toEqual([]);
  expect(cardsIn(ben.frames.slice(0, before.ben), `${own} ${dealers}`)).toEqual([]);
  expect(cardsIn(desk.frames.slice(0, before.desk), `${own} ${bens}`)).toEqual([]);
  expect(cardsIn(wall.frames.slice(0, before.wall), `${own} ${bens} ${dealers}`)).toEqual([]);
  // Turned is the dealer's hand alone.
  expect(cardsIn(ben.frames.slice(0, turned.ben), own)).toEqual([]);
  expect(cardsIn(wall.frames.slice(0, turned.wall), `${own} ${bens}`)).toEqual([]);
  await expectRevealed(commitment);
  await ann.page.locator('[data-study="3"]').waitFor();
  expect(await accessibilityProblems(ann.page)).toEqual([]);
  await picture(ann.page, 'card-virtual-result-en');
});

/** The record of the round holds the seed that was promised: its hash is the commitment. */
async function expectRevealed(commitment: string): Promise<void> {
  const entered = await fetch(`${floor.address()}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'staff', position: 'pit-supervisor' }),
  });
  const token = String(Reflect.get(Object(await entered.json()), 'token'));
  const record = await fetch(`${floor.address()}/api/tables/VIRTUAL/rounds/VIRTUAL-1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [, seed = ''] = /"seed":"([0-9a-f]+)"/.exec(await record.text()) ?? [];
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
}

test('[rws-si-ki-pi-v2#5.4] a player leaves the table, and the House Way sets the cards left behind', async () => {
  const desk = await watch('/console?table=LEAVING&as=dealer', '.console');
  const dealer = dealerAt(desk.page);
  const ann = await player('LEAVING', 1);
  await ann.who.sit(2);
  await dealer.press('OpenBets');
  await ann.who.until('open');
  const credit = await ann.who.amount('credit');
  await ann.who.stake(2, { initial: 10_000 });
  await dealer.press('CloseBets');
  for (const card of 'Kc 8s 8h 2d Qd Jh 9c 6d'.split(' ')) {
    await desk.page.locator(`button[data-card="${card}"]:enabled`).click();
  }
  await dealer.press('Deal');
  await ann.who.stage('arrange');
  await reportIrregularity(desk.page, 'player-walked-away', 2);
  await ann.page.locator('.box-tile[data-box="2"][data-state="house"]').waitFor();
  await dealer.press('SetDealerHand');
  // 8 points and a Gong by the House Way beat 6 and 9: what was won waits for whoever left.
  const due = desk.page.locator('[data-due="2"][data-result="win"]');
  await due.waitFor();
  expect(await due.locator('[data-house-way="2"]').textContent()).toContain('House Way');
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  await ann.who.untilAmount('credit', credit + 9500);
  // This table's floor file switches the study aid off.
  expect(await ann.page.locator('.study').count()).toBe(0);
});
