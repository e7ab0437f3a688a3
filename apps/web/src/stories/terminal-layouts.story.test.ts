import { GAMES } from '@baize/rulebooks';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from '../testing/browser.ts';
import { buildScreens } from '../testing/built-screens.ts';
import { gameOf } from '../testing/game-sheet.ts';
import { overflowingTexts, picture } from '../testing/looks.ts';
import { openBets, openTable } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted-floor.ts';

const dice = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);

let browser: Browser;
let site: string;

beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Areas as they are drawn, with the shorter of their sides in pixels. */
function drawnAreas(page: Page) {
  return page.locator('[data-area]').evaluateAll((areas) =>
    areas.map((area) => {
      const { width, height } = area.getBoundingClientRect();
      return { bet: area.getAttribute('data-area') ?? '', side: Math.min(width, height) };
    }),
  );
}

test.each(dice)(
  '%s: the engine’s areas, large enough, and all words fit in both languages',
  async (id) => {
    const table = openTable(id);
    openBets(table);
    const floor = await startScriptedFloor(table, site);
    const page = await openPage(browser, { viewport: { width: 1920, height: 1080 } });
    await page.goto(`${floor.address}/terminal`);
    await page.locator('[data-area]').first().waitFor();
    const drawn = await drawnAreas(page);
    const faults: string[] = [];
    for (const language of ['en', 'zh-Hans']) {
      await page.locator(`[data-language="${language}"]`).click();
      await page.evaluate(() => document.fonts.ready);
      faults.push(...(await overflowingTexts(page)));
      await picture(page, `layout-${id.replace('/', '-')}-${language}`);
    }
    await page.close();
    await floor.close();
    const engine = gameOf(id).wagers.map(({ text }) => text);
    expect(drawn.map(({ bet }) => bet).toSorted()).toEqual(engine.toSorted());
    expect(Math.min(...drawn.map(({ side }) => side))).toBeGreaterThanOrEqual(66);
    expect(faults).toEqual([]);
  },
);
