import { itemsOf } from '@baize/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import {
  closedBoxes,
  compareBoxes,
  dealBoxes,
  putDownBoxes,
  SEVEN_BOXES,
  TWO_BOXES,
} from '../testing/card-boxes-scene.ts';
import { brokenWords, keysOutOfSight, overRows } from '../testing/layout-problems.ts';
import { awaitFrames, overflowingTexts, picture, smallTexts } from '../testing/looks.ts';
import { type ScriptedFloor, startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import type { ScriptedTable } from '../testing/scripted/scripted-table.ts';
import {
  closeWindows,
  giveBrowserBack,
  openBrowser,
  openPage,
} from '../testing/windows/browser.ts';

const SCREENS = {
  laptop: { width: 1366, height: 768 },
  desk: { width: 1920, height: 1080 },
} as const;

let browser: Browser;
let site: string;
let floor: ScriptedFloor | null = null;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));
afterEach(async () => {
  await closeWindows(browser);
  await floor?.close();
});

async function consoleOf(table: ScriptedTable): Promise<Page> {
  floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: SCREENS.laptop });
  await page.goto(`${floor.address}/console?table=T07&as=dealer`);
  await page.locator('.console').waitFor();
  return page;
}

/** What a dealer cannot read or reach without scrolling, in both languages and sizes. */
async function problemsOf(page: Page, step: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [name, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    for (const language of ['zh-Hans', 'en']) {
      await page.locator(`[data-language="${language}"]`).first().click();
      await awaitFrames(page, 4);
      const found = [
        ...(await keysOutOfSight(page, '.console')),
        ...(await brokenWords(page, '.console')),
        ...(await overflowingTexts(page)),
        ...(await smallTexts(page, 13)),
        ...(await overRows(page, '.compare li, .box-list li, .boxes li, .lanes li, .step')),
      ];
      problems.push(...found.map((problem) => `${step}, ${name}, ${language}: ${problem}`));
      await picture(page, `card-console-${step}-${name}-${language}`);
    }
  }
  return problems;
}

/** What of the console is cut or pushed aside where the browser draws everything twice as large. */
async function zoomProblemsOf(page: Page, step: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [name, { width, height }] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: Math.ceil(width / 2), height: height / 2 });
    await awaitFrames(page, 4);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const found = [
      ...(await brokenWords(page, '.console')),
      ...(await overflowingTexts(page)),
      ...(over > 0 ? [`${over} pixels wider than the screen`] : []),
    ];
    problems.push(...found.map((problem) => `${step}, ${name} at 200%: ${problem}`));
    await picture(page, `card-console-${step}-${name}-zoom`);
  }
  return problems;
}

test.each([
  ['two', TWO_BOXES],
  ['seven', SEVEN_BOXES],
] as const)(
  '%s boxes: no key cut or below the fold and no word broken, at any step',
  async (count, scene) => {
    const table = closedBoxes(scene);
    const page = await consoleOf(table);
    const problems: string[] = [];
    const look = async (step: string, sign: string) => {
      await page.locator(sign).waitFor();
      problems.push(...(await problemsOf(page, `${count}-${step}`)));
      problems.push(...(await zoomProblemsOf(page, `${count}-${step}`)));
    };
    await look('deal', 'button[data-card]:enabled >> nth=0');
    dealBoxes(table, scene);
    await look('arrange', '[data-looked="false"]');
    putDownBoxes(table, scene);
    await look('set', '[data-do="SetDealerHand"]:enabled');
    compareBoxes(table);
    await look('compare', '[data-do="SettleInitial"]:enabled');
    await page.locator('[data-do="SettleInitial"]').click();
    await look('bonus', '[data-do="SettleBonus"]:enabled');
    await page.locator('[data-do="SettleBonus"]').click();
    await look('idle', '[data-do="OpenBets"]:enabled');
    expect(problems).toEqual([]);
  },
);

/** The figures in the right column, each under its name. */
async function figuresOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = await page.locator('.card-side-card .facts div').allInnerTexts();
  return Object.fromEntries(rows.map((row) => row.split('\n').map((part) => part.trim())));
}

test('[rws-si-ki-pi-v2#4.1] seven boxes: what is paid, collected and left, and ticks that a reload keeps', async () => {
  const table = closedBoxes(SEVEN_BOXES);
  dealBoxes(table, SEVEN_BOXES);
  putDownBoxes(table, SEVEN_BOXES);
  compareBoxes(table);
  const page = await consoleOf(table);
  await page.locator('[data-do="SettleInitial"]:enabled').waitFor();
  expect(await figuresOf(page)).toEqual({
    'To pay': '427.50',
    Commission: '22.50',
    'To collect': '125.00',
    'Stand-off, stays': '165.00',
  });
  // Anywhere right of the hands: the result of the box is part of its key.
  await page.locator('[data-due="1"] .compare-due').click({ force: true });
  await page.locator('[data-due="2"] .compare-tick').click();
  await page.reload();
  await page.locator('[data-due="1"][data-ticked]').waitFor();
  await page.locator('[data-due="3"][data-next]').waitFor();
  await page.locator('[data-due="2"] .compare-tick').click();
  await page.locator('[data-due="2"][data-next]').waitFor();
  await page.locator('[data-do="SettleInitial"]').click();
  await page.locator('[data-do="SettleBonus"]:enabled').waitFor();
  expect(await figuresOf(page)).toEqual({ 'To pay': '55.00', 'To collect': '20.00' });
});

test('[rws-si-ki-pi-v2#5.1.3] a void says what goes back, to each terminal and in all, before it is pressed', async () => {
  const table = closedBoxes(TWO_BOXES);
  dealBoxes(table, TWO_BOXES);
  putDownBoxes(table, TWO_BOXES);
  compareBoxes(table);
  const page = await consoleOf(table);
  await page.locator('[data-irregularity="misdeal-seen"]:enabled').click();
  const form = page.locator('form.incident-form');
  expect(await form.locator('[data-do="ReportIncident"]').textContent()).toBe(
    'Void this round, return 360.00',
  );
  const rows = await form.locator('.void-returns > div').allInnerTexts();
  expect(rows.map((row) => row.split('\n').join(' '))).toEqual([
    'P01 225.00',
    'P03 75.00',
    'P05 60.00',
    'Goes back to 3 terminals 360.00',
  ]);
  await form.locator('[data-choice="5"]').click();
  expect(await keysOutOfSight(page, '[data-panel="incident"]')).toEqual([]);
  await picture(page, 'card-console-void-en');
  const credit = () => playerCredit(table, 'P01');
  expect(credit()).toBe(77_500);
  await form.locator('[data-do="ReportIncident"]:enabled').click();
  await form.waitFor({ state: 'detached' });
  // 1,000.00 less 225.00, and the 225.00 are back.
  expect(credit()).toBe(100_000);
});

/** What a terminal can spend, by the record. */
function playerCredit(table: ScriptedTable, id: string): number | undefined {
  return [...itemsOf(table.state().terminals)].find((each) => each.id === id)?.credit;
}
