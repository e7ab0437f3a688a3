import { clauseTextZhHans } from '@baize/house/zh-hans';
import { findClause } from '@baize/rulebooks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { closeBets, openBets, openTable, place, register, tumble } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

/** Counts the pictures in which the round is over and the winning stack shows nothing won. */
async function watchForFlash(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const look = () => {
      const isOver = document.querySelector('.terminal[data-phase="result"]') !== null;
      const isPaid = document.querySelector('[data-area="big"] [data-returned]') !== null;
      const { dataset } = document.body;
      if (isOver && !isPaid) dataset.flashes = `${Number(dataset.flashes ?? 0) + 1}`;
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Number(document.body.dataset.flashes ?? 0));
}

/** A round that Big wins; the own message of its result comes with `pay`. */
async function wonRound() {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  openBets(table);
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: { width: 1366, height: 768 } });
  const opened = page.waitForEvent('websocket');
  await page.goto(`${floor.address}/terminal`);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  place(table, 'big', 5_000);
  closeBets(table);
  tumble(table);
  await page.locator('[data-area="big"] [data-registered="5000"]').waitFor();
  const flashes = await watchForFlash(page);
  const held: (() => void)[] = [];
  floor.faults.ownHeld = held;
  const socket = await opened;
  const isTold = socket.waitForEvent('framereceived', ({ payload }) =>
    /"stream":"table".*"result":\[6,4,1\]/.test(String(payload)),
  );
  register(table, [6, 4, 1]);
  await isTold;
  const pay = async () => {
    floor.faults.ownHeld = null;
    for (const send of held) send();
    await page.locator('.terminal[data-phase="result"]').waitFor();
  };
  const end = async () => {
    await page.close();
    await floor.close();
  };
  return { table, page, flashes, pay, end };
}

test('a win is shown with its amount, never as nothing won before it, however late it comes', async () => {
  const { page, flashes, pay, end } = await wonRound();
  for (let picture = 0; picture < 60; picture += 1) await nextPicture(page);
  expect(await page.locator('[data-light="lit"]').count()).toBe(0);
  expect(await page.locator('.terminal').getAttribute('data-phase')).toBe('no-more-bets');
  await pay();
  await page.locator('[data-area="big"] [data-returned="10000"]').waitFor();
  expect(await flashes()).toBe(0);
  await end();
});

function nextPicture(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
}

test('why it paid is told in the language of the screen, and told again when that changes', async () => {
  const { page, pay, end } = await wonRound();
  await pay();
  await page.locator('[data-area="big"] [data-returned]').waitFor();
  await page.locator('[data-area="big"]').click();
  const tag = page.locator('.area-card [data-clause]').first();
  const citation = (await tag.getAttribute('data-clause')) ?? '';
  const [book = '', clause = ''] = citation.split('#');
  const cited = findClause(`${book}#${clause}`);
  const english = cited?.type === 'clause' ? cited.clause.says : cited?.interpretation.says;
  await tag.click();
  const text = page.locator('.area-card .clause-text');
  await expect.poll(() => text.textContent()).toBe(english);
  await page.locator('[data-language="zh-Hans"]').click();
  await expect.poll(() => text.textContent()).toBe(clauseTextZhHans(citation));
  await end();
});

test('a round that is recalled lights again all it lit, while the next one is open', async () => {
  const { table, page, pay, end } = await wonRound();
  await pay();
  const lit = () =>
    page
      .locator('[data-light="lit"]')
      .evaluateAll((areas) => areas.map((area) => area.getAttribute('data-area')));
  await page.locator('[data-area="big"] [data-returned]').waitFor();
  const then = await lit();
  // Six, four and one: not only the bet on Big.
  expect(then).toEqual(expect.arrayContaining(['big', 'odd', 'total:11', 'single:1', 'three:146']));
  openBets(table);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  await expect.poll(lit).toEqual([]);
  await page.locator('[data-tool="history"]').click();
  await page.locator('.history-round summary').first().click();
  await page.locator('.history-recall').first().click();
  await page.locator('.recall[data-step="result"]').waitFor();
  await expect.poll(lit).toEqual(then);
  await end();
});
