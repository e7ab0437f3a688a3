import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { accessibilityProblems, overflowingTexts, picture, rulesIn } from '../testing/looks.ts';
import { openTable } from '../testing/rounds.ts';
import { type ScriptedFloor, startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { playBefore, type Scene, TERMINAL_STATES } from '../testing/scripted/terminal-states.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;

beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});

afterAll(() => giveBrowserBack(browser));

async function scene(language: string): Promise<Scene & { readonly floor: ScriptedFloor }> {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 900 });
  playBefore(table, 60);
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: { width: 1920, height: 1080 } });
  await page.addInitScript((spoken) => localStorage.setItem('baize-language', spoken), language);
  await page.goto(`${floor.address}/terminal`);
  await page.locator('[data-area]').first().waitFor();
  return { page, table, floor };
}

describe.each(['en', 'zh-Hans'])('the Player Terminal in %s', (language) => {
  test('in every state fits its words, and axe finds nothing to complain about', async () => {
    const stage = await scene(language);
    const problems: string[] = [];
    for (const { name, part = 'body', reach } of TERMINAL_STATES) {
      await reach(stage);
      await picture(stage.page, `terminal-${name}-${language}`);
      const found = [
        ...(await accessibilityProblems(stage.page, part, rulesIn(language))),
        ...(await overflowingTexts(stage.page)),
      ];
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    await stage.page.close();
    await stage.floor.close();
    expect(problems).toEqual([]);
  });
});
