import { playerView } from '@baize/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { awaitDrawn } from '../testing/looks.ts';
import {
  closeBets,
  openBets,
  openTable,
  place,
  register,
  TERMINAL,
  tumble,
} from '../testing/rounds.ts';
import { type ScriptedFloor, startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import type { ScriptedTable } from '../testing/scripted/scripted-table.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

async function terminalAt(table: ScriptedTable): Promise<{ page: Page; floor: ScriptedFloor }> {
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: { width: 1366, height: 768 } });
  await page.goto(`${floor.address}/terminal`);
  await page.locator('[data-area]').first().waitFor();
  return { page, floor };
}

const staked = (table: ScriptedTable) =>
  playerView(table.state(), TERMINAL, Date.now()).areas.flatMap(({ bet, stake }) =>
    stake > 0 ? [[bet, stake]] : [],
  );

test('a whole round by keys alone: chip, area, remove, double, undo, why', async () => {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  openBets(table);
  const { page, floor } = await terminalAt(table);
  // What the table has and what the screen knows of it: the next key is pressed by what is seen.
  const bets = async (area: string, stake: number) => {
    await expect.poll(() => staked(table)).toEqual([[area, stake]]);
    const chips = `[data-chip="registered"][data-registered="${stake}"]`;
    await page.locator(`[data-area="${area}"] ${chips}`).waitFor();
  };
  await page.locator('.terminal[data-phase="open"]').waitFor();
  await page.keyboard.press('3');
  await page.locator('[data-area][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  const focused = page.locator('[data-area]:focus');
  const first = (await focused.getAttribute('data-area')) ?? '';
  await page.keyboard.press('Enter');
  await bets(first, 10_000);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await bets(first, 12_500);
  await page.keyboard.press('Delete');
  await bets(first, 10_000);
  await page.keyboard.press('d');
  await bets(first, 20_000);
  await page.keyboard.press('u');
  await bets(first, 10_000);
  closeBets(table);
  tumble(table);
  register(table, [6, 4, 1]);
  await page.locator('.terminal[data-phase="result"]').waitFor();
  await page.keyboard.press('i');
  await page.locator('.area-card [data-outcome]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.area-card').waitFor({ state: 'detached' });
  await page.close();
  await floor.close();
});

/** What the terminal says, without the clocks that tick. */
async function said(page: Page): Promise<readonly (string | null)[]> {
  await awaitDrawn(page);
  const texts = page.locator(
    '.phase-text, .meter b, .area .stack-badge, .area-returned, .last-total',
  );
  const lights = page.locator('[data-light="lit"]');
  return [
    ...(await texts.allTextContents()),
    ...(await lights.evaluateAll((areas) => areas.map((area) => area.getAttribute('data-area')))),
  ];
}

test('reloaded in any phase it comes back to the same view', async () => {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  const { page, floor } = await terminalAt(table);
  const steps = [
    () => openBets(table),
    () => place(table, 'big', 50_000),
    () => closeBets(table),
    () => tumble(table),
    () => register(table, [6, 4, 1]),
    () => openBets(table),
  ];
  for (const step of steps) {
    step();
    await page.reload();
    await page.locator('[data-area]').first().waitFor();
    const view = playerView(table.state(), TERMINAL, Date.now());
    const meter = page.locator('[data-meter="credit"]');
    await expect.poll(() => meter.getAttribute('data-amount')).toBe(`${view.spendable}`);
    const before = await said(page);
    await page.reload();
    await page.locator('[data-area]').first().waitFor();
    await expect.poll(() => said(page)).toEqual(before);
  }
  await page.close();
  await floor.close();
});

/** Scripts and styles of this page that the worker has not kept yet. */
function unkept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const parts = 'script[src], link[rel="modulepreload"], link[rel="stylesheet"]';
    const loaded = [...document.querySelectorAll(parts)];
    const addresses = loaded.map((each) => each.getAttribute('src') ?? each.getAttribute('href'));
    const all = [location.pathname, ...addresses.map(String)];
    const isKept = await Promise.all(all.map((address) => caches.match(address)));
    return all.filter((_, index) => !isKept[index]);
  });
}

test('switched on before its server it waits, and says so', async () => {
  const table = openTable('rws-sic-bo-2021/b');
  const { page, floor } = await terminalAt(table);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker keeps what it sees; the first load came before it was there.
  await page.reload();
  await page.locator('[data-area]').first().waitFor();
  // A page is drawn before all of it is kept.
  await expect.poll(() => unkept(page)).toEqual([]);
  await floor.close();
  await page.reload();
  await page.locator('.opening[role="alert"]').waitFor();
  await expect.poll(() => page.locator('.opening').textContent()).toContain('does not answer');
  await page.close();
});
