import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { picture, smallTexts } from '../testing/looks.ts';
import { closeBets, openBets, openTable, playRound, tumble } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import type { ScriptedTable } from '../testing/scripted/scripted-table.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

const LAPTOP = { viewport: { width: 1366, height: 768 } };

async function terminalAt(table: ScriptedTable, options: BrowserContextOptions = LAPTOP) {
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, options);
  const open = async () => {
    await page.goto(`${floor.address}/terminal`);
    await page.locator('[data-area]').first().waitFor();
  };
  const end = async () => {
    await page.close();
    await floor.close();
  };
  return { page, open, end };
}

test('under the cover dice lie still from before the bets until they have been read', async () => {
  const table = openTable('mbs-sic-bo-v4/rapid-select', 616_500, { bettingSeconds: 600 });
  const { page, open, end } = await terminalAt(table);
  await open();
  const says = () => page.locator('.dome').first().getAttribute('aria-label');
  openBets(table);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  await expect.poll(says).toBe('The dice lie under the cover');
  closeBets(table);
  await page.locator('.terminal[data-phase="no-more-bets"]').waitFor();
  await expect.poll(says).toBe('The dice lie under the cover');
  tumble(table);
  await expect.poll(says).toBe('The cover is off. The dice are being read');
  expect(await page.locator('[data-dome="tumbling"]').count()).toBe(0);
  await end();
});

test('the credit is there when the screen opens, and does not count up from nothing', async () => {
  const table = openTable('rws-sic-bo-2021/b', 616_500);
  const moving = { ...LAPTOP, reducedMotion: 'no-preference' } as const;
  const { page, open, end } = await terminalAt(table, moving);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seen', seen);
    new MutationObserver(() => {
      const shown = document.querySelector('[data-meter="credit"]')?.textContent;
      if (shown) seen.add(shown);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open();
  await page.locator('[data-meter="credit"][data-amount="616500"]').waitFor();
  const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
  expect(seen).toEqual(['6,165.00']);
  await end();
});

test('what never came takes no room in the bar of shares, and no type is too small to read', async () => {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  for (let round = 0; round < 7; round += 1) playRound(table, [6, 4, 1], ['big']);
  openBets(table);
  const { page, open, end } = await terminalAt(table);
  await open();
  const width = (side: string) =>
    page
      .locator(`.share-parts [data-side="${side}"]`)
      .evaluate((part) => part.getBoundingClientRect().width);
  expect(await width('big')).toBeGreaterThan(100);
  expect(await width('small')).toBe(0);
  expect(await width('triple')).toBe(0);
  const problems: string[] = [];
  for (const language of ['en', 'zh-Hans']) {
    await page.locator(`[data-language="${language}"]`).first().click();
    problems.push(...(await smallTexts(page, 11)));
    await picture(page, `terminal-type-${language}`);
  }
  expect(problems).toEqual([]);
  await end();
});
