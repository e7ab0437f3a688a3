import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { picture, problemsInBothLanguages } from '../testing/looks.ts';
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
import { KIOSK, openConsole, openPit, person } from '../testing/windows/story-windows.ts';

const OWN = 'Kc 8s 8h 2d';
const DEALER = 'Qd Jh 9c 6d';

let floor: StoryFloor;
let browser: Browser;
beforeAll(async () => {
  floor = await storyFloor(
    'floor: Stories\ndefaults: { unit: 100, game: rws-si-ki-pi-v2, chips: [500, 1000, 2500, 10000] }\n' +
      'tables:\n' +
      '  - { table: READER, game: rws-si-ki-pi-v2, resultSource: device }\n' +
      '  - { table: WRONG, game: rws-si-ki-pi-v2 }\n' +
      '  - { table: MISREAD, game: rws-si-ki-pi-v2 }\n',
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

async function player(table: string): Promise<CardPlayer> {
  const page = await (await person(browser)).newPage();
  await page.goto(`${floor.address()}/terminal?table=${table}&terminal=${table}-1`);
  await page.locator('.box-tile').first().waitFor();
  return cardPlayerAt(page);
}

async function consoleAt(
  table: string,
): Promise<StoryDealer & { readonly frames: readonly string[] }> {
  const context = await person(browser, KIOSK);
  const frames: (readonly string[])[] = [];
  context.on('page', (page) => frames.push(framesOf(page)));
  const { page } = await openConsole(context, floor.address(), table);
  return { ...dealerAt(page), frames: frames[0] ?? [] };
}

async function betOn(table: string, dealer: StoryDealer): Promise<CardPlayer> {
  const ann = await player(table);
  await ann.sit(3);
  await dealer.press('OpenBets');
  await ann.until('open');
  await ann.stake(3, { initial: 10_000 });
  return ann;
}

test('[rws-si-ki-pi-v2#3.8] a shoe with a reader deals, and nobody enters a card', async () => {
  const dealer = await consoleAt('READER');
  const ann = await betOn('READER', dealer);
  const credit = await ann.amount('credit');
  await dealer.press('CloseBets');
  await dealer.page.locator('[data-source="device"]').waitFor();
  // The console waits, and has no key for a card.
  expect(await dealer.page.locator('[data-do="Deal"], button[data-card]').count()).toBe(0);
  expect(await problemsInBothLanguages(dealer.page, 'card-console-reader')).toEqual([]);
  const shoe = floor.shoe('READER', `${OWN} ${DEALER}`);
  await ann.stage('arrange');
  shoe.remove();
  expect(cardsIn(dealer.frames, `${OWN} ${DEALER}`)).toEqual([]);
  await ann.houseWay();
  await dealer.press('SetDealerHand');
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  // 8 points and a Gong by the House Way beat 6 and 9: the stake comes back with 95.
  await ann.untilAmount('credit', credit + 10_000 + 9500);
});

/** The irregularities of the console and whether each can be reported, in their order. */
async function keysOf(page: Page): Promise<Readonly<Record<string, string | null>>> {
  const keys = await page
    .locator('[data-irregularity]')
    .evaluateAll((all) =>
      all.map((key) => [
        key.getAttribute('data-irregularity') ?? '',
        key instanceof HTMLButtonElement && key.disabled ? null : key.getAttribute('data-action'),
      ]),
    );
  return Object.fromEntries(keys);
}

/** What can be reported when, with what the book makes of it: section 5, 3.12 and the readings P13 and H13. */
const BETWEEN_ROUNDS = {
  'dealer-cards-exposed-unseen': null,
  'player-cards-exposed-unseen': null,
  'misdeal-unseen': null,
  'foreign-card-after-settlement': 'continue',
  'single-card-exposed': null,
  'player-exposes-own-cards': null,
  'dealer-hand-misset': null,
  'player-walked-away': null,
};
const BEFORE_ANYBODY_LOOKED = {
  'dealer-cards-exposed-unseen': 'void-round',
  'player-cards-exposed-unseen': 'offer-withdrawal',
  'misdeal-unseen': 'redeal',
  'foreign-card': 'void-round',
  'single-card-exposed': 'continue',
  'player-exposes-own-cards': 'continue',
  'dealer-hand-misset': null,
  'player-walked-away': 'set-by-house-way',
};

test('[rws-si-ki-pi-v2#5] every irregularity is a key, with what follows, in every phase', async () => {
  const dealer = await consoleAt('WRONG');
  const { page } = dealer;
  const problems = [...(await problemsInBothLanguages(page, 'card-console-idle'))];
  expect(await keysOf(page)).toEqual(BETWEEN_ROUNDS);
  const ann = await betOn('WRONG', dealer);
  const credit = await ann.amount('credit');
  problems.push(...(await problemsInBothLanguages(page, 'card-console-betting')));
  await dealer.press('CloseBets');
  await page.locator('button[data-card]').first().waitFor();
  problems.push(...(await problemsInBothLanguages(page, 'card-console-deal')));
  await enterCards(page, OWN, DEALER);
  await ann.stage('arrange');
  await page.locator('[data-looked="false"]').waitFor();
  expect(await keysOf(page)).toEqual(BEFORE_ANYBODY_LOOKED);
  // One card, of the dealer: which one goes on record, and nobody else is told.
  await page.locator('[data-irregularity="single-card-exposed"]').click();
  await page.locator('form.incident-form [data-card="Qd"]').click();
  problems.push(...(await problemsInBothLanguages(page, 'card-console-one-card')));
  await page.keyboard.press('Escape');
  await reportIrregularity(page, 'single-card-exposed', 'dealer');
  await ann.look();
  await page.locator('[data-looked="true"]').waitFor();
  expect(await keysOf(page)).toMatchObject({
    'dealer-cards-exposed-seen': 'continue',
    'player-cards-exposed-seen': 'continue',
    'misdeal-seen': 'void-round',
  });
  await reportIrregularity(page, 'dealer-cards-exposed-seen');
  problems.push(...(await problemsInBothLanguages(page, 'card-console-arrange')));
  await ann.houseWay();
  await dealer.press('SetDealerHand');
  await page.locator('[data-do="SettleInitial"]').waitFor();
  problems.push(...(await problemsInBothLanguages(page, 'card-console-compare')));
  expect((await keysOf(page))['dealer-hand-misset']).toBe('reset-dealer-hand');
  // A wrong number of cards, found once somebody has looked: void, and every bet goes back.
  await reportIrregularity(page, 'misdeal-seen', 3);
  await ann.untilAmount('credit', credit + 10_000);
  expect(problems).toEqual([]);
});

/** Ann has 8 points and a Gong by the House Way, and has won; in truth a 3 lay there and no 2. */
async function playMisread() {
  const dealer = await consoleAt('MISREAD');
  const ann = await betOn('MISREAD', dealer);
  const credit = await ann.amount('credit');
  await dealer.press('CloseBets');
  await enterCards(dealer.page, OWN, DEALER);
  await ann.houseWay();
  await dealer.press('SetDealerHand');
  await dealer.press('SettleInitial');
  await dealer.press('SettleBonus');
  await ann.untilAmount('credit', credit + 10_000 + 9500);
  return { dealer, ann, credit };
}

test('[rws-si-ki-pi-v2#I-P25] wrongly entered cards are put right by two people, who see what changes first', async () => {
  const { dealer, ann, credit } = await playMisread();
  const { page } = dealer;
  await page.locator('[data-correct="MISREAD-1"]').click();
  const form = page.locator('.correction-form');
  await form.locator('[data-hand="3"] [data-place="3"]').click();
  const problems = [...(await problemsInBothLanguages(page, 'card-correction'))];
  // The 8 of hearts lies in that hand already; the 9 of clubs in the dealer's, and so nowhere else.
  await form.locator('button[data-card="8h"]:disabled').waitFor();
  await form.locator('button[data-card="9c"]').click();
  await form.locator('.correction-twice').waitFor();
  await form.locator('[data-hand="3"] [data-place="3"]').click();
  await form.locator('button[data-card="3d"]').click();
  expect(await form.locator('[data-do="CorrectCards"]').isDisabled()).toBe(true);
  await form.locator('[name="reason"]').fill('The recording shows the 3 of diamonds');
  await form.locator('[data-do="CorrectCards"]:enabled').click();
  // Whoever asked cannot be who agrees, and nothing has moved yet.
  await page.locator('.request [data-asked="3"]').waitFor();
  expect(await page.locator('[data-do="ApproveRequest"]').count()).toBe(0);
  problems.push(...(await problemsInBothLanguages(page, 'card-correction-asked')));
  await ann.untilAmount('credit', credit + 10_000 + 9500);
  const context = await person(browser, KIOSK);
  const pit = await openPit(context, floor.address(), 'pit-supervisor', 'MISREAD');
  // K3 loses to 6 points and a Pair of 8 beats 9: a stand-off, so that 95 go back.
  const change = pit.page.locator('.request [data-terminal="MISREAD-1"] b');
  expect(await change.textContent()).toBe('−95');
  await pit.page.locator('.request [data-asked="3"] [data-card="3d"]').waitFor();
  problems.push(...(await problemsInBothLanguages(pit.page, 'card-correction-pit')));
  await pit.page.locator('[data-do="ApproveRequest"]').click();
  await ann.untilAmount('credit', credit + 10_000);
  await ann.page.locator('.result-tile[data-box="3"] [data-card="3d"]').waitFor();
  await ann.page.locator('[data-study="3"] [data-card="3d"]').first().waitFor();
  await picture(ann.page, 'card-corrected-en');
  expect(problems).toEqual([]);
});
