import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import {
  dealCards,
  expose,
  openCardBets,
  openCardTable,
  placeOthersBets,
  placeOwnBets,
  putDown,
  settleCards,
  sitDown,
  turnDealer,
} from '../testing/card-scene.ts';
import { accessibilityProblems, awaitFrames, overflowingTexts, picture } from '../testing/looks.ts';
import { type ScriptedFloor, startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { type ScriptedTable, terminal } from '../testing/scripted/scripted-table.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

const SCREENS = {
  kiosk: { width: 1920, height: 1080 },
  laptop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
} as const;

interface Scene {
  readonly page: Page;
  readonly table: ScriptedTable;
}

interface State {
  readonly name: string;
  readonly stage: string;
  readonly reach: (scene: Scene) => Promise<void> | void;
}

/** A card player's evening, one state after the other. */
const STATES: readonly State[] = [
  { name: 'sit', stage: 'bet', reach: ({ table }) => openCardBets(table) },
  {
    name: 'bet',
    stage: 'bet',
    reach: async ({ page, table }) => {
      sitDown(table);
      placeOwnBets(table);
      placeOthersBets(table);
      await page.locator('.box-tile[data-box="3"]').click();
      await page.locator('.spot[data-bet="initial"] [data-chip="registered"]').waitFor();
    },
  },
  { name: 'look', stage: 'arrange', reach: ({ table }) => dealCards(table) },
  {
    name: 'exposed',
    stage: 'offer',
    reach: ({ table }) => expose(table, 3),
  },
  {
    name: 'picked',
    stage: 'arrange',
    reach: async ({ page, table }) => {
      table.give(terminal('12'), { type: 'AnswerWithdrawal', box: 3, withdraw: false });
      // Whoever backs the exposed hand answers as well.
      await page.locator('[data-do="LookAtCards"]').click();
      await page.locator('[data-slot="8s"]').click();
      await page.locator('[data-slot="8s"][data-picked]').waitFor();
    },
  },
  {
    name: 'locked',
    stage: 'wait',
    reach: async ({ page, table }) => {
      await page.locator('[data-slot="8s"]').click();
      putDown(table, 'P1', 2);
      await page.locator('[data-do="ArrangeHand"]:enabled').click();
    },
  },
  { name: 'turned', stage: 'turned', reach: ({ table }) => turnDealer(table) },
  {
    name: 'result',
    stage: 'result',
    reach: async ({ page, table }) => {
      settleCards(table);
      await page.locator('.slip [data-line="3/bonus:dealer"]').waitFor();
    },
  },
];

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

/** Keys of the felt that are too small for a finger, and parts that lie over one another. */
function placeProblems(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const problems: string[] = [];
    const seen = (element: HTMLElement) => element.checkVisibility() && !element.closest('.spoken');
    const nameOf = (element: HTMLElement) =>
      `${element.className} ${element.dataset.box ?? element.dataset.bet ?? element.dataset.slot ?? ''}`.trim();
    for (const key of document.querySelectorAll<HTMLElement>(
      '.card-felt button, .card-side button',
    )) {
      const { width, height } = key.getBoundingClientRect();
      const isInline = key.matches('.clause-tag');
      if (!isInline && seen(key) && Math.min(width, height) < smallest - 0.5) {
        problems.push(`${nameOf(key)} is ${width.toFixed(0)} x ${height.toFixed(0)}`);
      }
    }
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        '.felt-dealer, .box-tile, .spot, .seat, .odds-card, .own-bets, .half, .decide, .unseen, .result-tile, .duel, .verdict-bar, .slip, .card-side > .card, .ways-card, .time-bar',
      ),
    ].filter(seen);
    for (const [index, one] of parts.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of parts.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const isOver =
          a.left < b.right - 2 &&
          a.right > b.left + 2 &&
          a.top < b.bottom - 2 &&
          a.bottom > b.top + 2;
        if (isOver) problems.push(`${nameOf(one)} lies over ${nameOf(other)}`);
      }
    }
    const felt = document.querySelector('.card-felt');
    const isOpen = felt && getComputedStyle(felt).overflowX !== 'visible';
    if (felt && isOpen && felt.scrollWidth > felt.clientWidth + 1)
      problems.push('the felt scrolls sideways');
    for (const small of document.querySelectorAll<HTMLElement>('.card-felt *, .card-side *')) {
      const text = [...small.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      );
      const scale = small.getBoundingClientRect().width / (small.offsetWidth || 1);
      const size = Number.parseFloat(getComputedStyle(small).fontSize);
      if (text && seen(small) && !small.closest('svg, [aria-hidden="true"]') && size < 13) {
        problems.push(`${nameOf(small)} is written in ${(size * scale).toFixed(1)} px`);
      }
    }
    return [...new Set(problems)];
  }, least);
}

async function lookAt(page: Page, state: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    await awaitFrames(page, 4);
    const isKiosk = (await page.locator('.stage--compact').count()) === 0;
    for (const language of ['en', 'zh-Hans']) {
      await page.locator(`[data-language="${language}"]`).first().click();
      await awaitFrames(page, 4);
      const found = [
        ...(await placeProblems(page, isKiosk ? 44 * (size.width / 1920) : 40)),
        ...(await overflowingTexts(page)),
      ];
      problems.push(...found.map((problem) => `${state}, ${screen}, ${language}: ${problem}`));
      await picture(page, `cards-${state}-${screen.replaceAll(' ', '-')}-${language}`);
    }
    if (screen === 'kiosk' || screen === 'phone') {
      problems.push(
        ...(await accessibilityProblems(page)).map((problem) => `${state}, ${screen}: ${problem}`),
      );
    }
  }
  await page.setViewportSize(SCREENS.kiosk);
  await page.locator('[data-language="en"]').first().click();
  await awaitFrames(page, 4);
  return problems;
}

test('a card player’s evening on five screens, in two languages: nothing over another, nothing cut', async () => {
  const table = openCardTable();
  const floor: ScriptedFloor = await startScriptedFloor(table, site);
  const page = await openPage(browser, { viewport: SCREENS.kiosk });
  await page.goto(`${floor.address}/terminal`);
  await page.locator('.box-tile').first().waitFor();
  const problems: string[] = [];
  for (const { name, stage, reach } of STATES) {
    await reach({ page, table });
    await page.locator(`.card-felt[data-stage="${stage}"]`).waitFor();
    problems.push(...(await lookAt(page, name)));
  }
  await page.close();
  await floor.close();
  expect(problems).toEqual([]);
});
