import { clauseTextZhHans } from '@baize/protocol/zh-hans';
import { findClause } from '@baize/rulebooks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from '../testing/browser.ts';
import { buildScreens } from '../testing/built-screens.ts';
import { closeBets, openBets, openTable, place, register, tumble } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted-floor.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => browser.close());

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

/** A round that Big wins, whose own message is late by so much. */
async function wonRound(ownDelay: number) {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  openBets(table);
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: { width: 1366, height: 768 } });
  await page.goto(`${floor.address}/terminal`);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  place(table, 'big', 5_000);
  closeBets(table);
  tumble(table);
  await page.locator('[data-area="big"] [data-registered="5000"]').waitFor();
  const flashes = await watchForFlash(page);
  floor.faults.ownDelay = ownDelay;
  register(table, [6, 4, 1]);
  await page.locator('.terminal[data-phase="result"]').waitFor();
  const end = async () => {
    await page.close();
    await floor.close();
  };
  return { table, page, flashes, end };
}

test('a win is shown with its amount, never as nothing won before it', async () => {
  // Two pictures apart, and far less than a terminal waits.
  const { page, flashes, end } = await wonRound(35);
  await page.locator('[data-area="big"] [data-returned="10000"]').waitFor();
  expect(await flashes()).toBe(0);
  await end();
});

test('a result does not wait for an amount that does not come', async () => {
  const { page, flashes, end } = await wonRound(60_000);
  await page.locator('[data-area="big"][data-light="lit"]').waitFor();
  expect(await page.locator('[data-returned]').count()).toBe(0);
  await expect.poll(flashes).toBeGreaterThan(0);
  await end();
});

test('why it paid is told in the language of the screen, and told again when that changes', async () => {
  const { page, end } = await wonRound(0);
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
  const { table, page, end } = await wonRound(0);
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
