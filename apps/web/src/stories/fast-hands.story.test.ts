import { isDeepStrictEqual } from 'node:util';
import { playerView } from '@baize/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { openBets, openTable, TERMINAL } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

/** Numbers below one, the same for the same seed: a failing sequence can be tapped again. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const AREAS = ['big', 'small', 'total:9', 'total:10', 'single:3', 'double:2', 'domino:1-2'];
const CHIPS = [500, 2_500, 10_000, 50_000];
const ACTIONS = ['undo', 'clear', 'double'];

/** One tap of a hand that does not wait: a chip, an area, or a key of the bar. */
async function tapAtRandom(page: Page, random: () => number): Promise<void> {
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)];
  const kind = random();
  const selector =
    kind < 0.7
      ? `[data-area="${pick(AREAS)}"]`
      : kind < 0.85
        ? `button[data-chip="${pick(CHIPS)}"]`
        : `[data-action="${pick(ACTIONS)}"]`;
  const box = await page.locator(selector).boundingBox();
  // A press at the place, as a finger presses: whether the key takes it is the screen's business.
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What every area and meter shows. */
function shown(page: Page) {
  return page.evaluate(() => ({
    stakes: Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-area]:has([data-registered])')].map(
        (area) => [
          area.dataset.area ?? '',
          Number(area.querySelector<HTMLElement>('[data-registered]')?.dataset.registered),
        ],
      ),
    ),
    credit: Number(document.querySelector<HTMLElement>('[data-meter="credit"]')?.dataset.amount),
    bet: Number(document.querySelector<HTMLElement>('[data-meter="bet"]')?.dataset.amount),
  }));
}

/** Everything a refusal says was kept, as it comes onto the screen. */
async function watchTips(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const told = new Set<string>();
    new MutationObserver(() => {
      const tip = document.querySelector<HTMLElement>('[data-tip="above-maximum"]');
      if (tip) told.add(`${tip.dataset.bet} ${tip.dataset.kept}`);
      document.body.dataset.told = JSON.stringify([...told]);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return async () =>
    JSON.parse((await page.evaluate(() => document.body.dataset.told)) ?? '[]') as string[];
}

/** A table that notes what lay on an area whenever a bet on it was refused or cut. */
function notingTable() {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  openBets(table);
  const decided = new Set<string>();
  const stakeOn = (bet: string) =>
    playerView(table.state(), TERMINAL, Date.now()).areas.find((area) => area.bet === bet)?.stake;
  const operate: typeof table.operate = (by, command, op) => {
    const answer = table.operate(by, command, op);
    // After a refusal nothing has moved, and after a cut the area is as full as it gets.
    if (command.type === 'PlaceBet') decided.add(`${command.bet} ${stakeOn(command.bet)}`);
    return answer;
  };
  return { table: { ...table, operate }, decided };
}

test.each([1, 2, 3, 4, 5, 6])(
  'hands too fast to wait, sequence %i: every word and the end as in the ledger',
  async (seed) => {
    const random = numbersFrom(seed);
    const { table, decided } = notingTable();
    const floor = await startScriptedFloor(table, site);
    const page = await openPage(browser, { viewport: { width: 1366, height: 768 } });
    await page.goto(`${floor.address}/terminal`);
    await page.locator('.terminal[data-phase="open"]').waitFor();
    const told = await watchTips(page);
    const ledger = () => {
      const { areas, spendable, staked } = playerView(table.state(), TERMINAL, Date.now());
      const stakes = areas.filter(({ stake }) => stake > 0).map(({ bet, stake }) => [bet, stake]);
      return { stakes: Object.fromEntries(stakes), credit: spendable, bet: staked };
    };
    for (let burst = 0; burst < 8; burst += 1) {
      for (let tap = 0; tap < 6; tap += 1) await tapAtRandom(page, random);
      // A tap may still be on its way, so both are looked at again until they agree.
      await expect
        .poll(async () => ({ screen: await shown(page), ledger: ledger() }))
        .toSatisfy(({ screen, ledger: kept }) => isDeepStrictEqual(screen, kept));
    }
    expect((await told()).filter((each) => !decided.has(each))).toEqual([]);
    await page.close();
    await floor.close();
  },
);
