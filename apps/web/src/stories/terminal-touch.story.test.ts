import { playerView } from '@baize/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildScreens } from '../testing/built-screens.ts';
import { accessibilityProblems, picture } from '../testing/looks.ts';
import { openBets, openTable, TERMINAL } from '../testing/rounds.ts';
import { startScriptedFloor } from '../testing/scripted/scripted-floor.ts';
import { fingersOn } from '../testing/story-fingers.ts';
import { giveBrowserBack, openBrowser, openPage } from '../testing/windows/browser.ts';

let browser: Browser;
let site: string;
beforeAll(async () => {
  site = buildScreens();
  browser = await openBrowser();
});
afterAll(() => giveBrowserBack(browser));

const SCREENS = {
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

async function touchScreen(name: keyof typeof SCREENS) {
  const table = openTable('rws-sic-bo-2021/b', 616_500, { bettingSeconds: 600 });
  openBets(table);
  const floor = await startScriptedFloor(table, site);
  const page = await openPage(browser, {
    viewport: SCREENS[name],
    hasTouch: true,
    isMobile: true,
  });
  await page.goto(`${floor.address}/terminal`);
  await page.locator('.terminal[data-phase="open"]').waitFor();
  const staked = () => playerView(table.state(), TERMINAL, Date.now()).staked;
  const end = async () => {
    await page.close();
    await floor.close();
  };
  return { page, staked, end, fingers: await fingersOn(page) };
}

const zoomOf = (page: Page) =>
  page.locator('.felt-window').evaluate((window) => Number(window.getAttribute('data-zoom')));
const scrolled = (page: Page) =>
  page.locator('.felt-window').evaluate(({ scrollLeft }) => scrollLeft);

/** Where an area lies on the screen. */
async function middleOf(page: Page, bet: string) {
  const box = await page.locator(`[data-area="${bet}"]`).boundingBox();
  if (!box) throw new Error(`${bet} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe.each(['tablet', 'phone'] as const)('the felt of a %s under two fingers', (name) => {
  test('apart it grows around them, and nobody has bet', async () => {
    const { page, staked, end, fingers } = await touchScreen(name);
    const before = await zoomOf(page);
    const { x, y } = await middleOf(page, 'total:14');
    await fingers.down({ x: x - 40, y }, { x: x + 40, y });
    await fingers.move({ x: x - 60, y }, { x: x + 60, y });
    await fingers.up();
    await expect.poll(() => zoomOf(page)).toBeCloseTo(before * 1.5, 1);
    const after = await middleOf(page, 'total:14');
    expect(Math.abs(after.x - x)).toBeLessThan(6);
    await picture(page, `terminal-pinched-${name}`);
    expect(await page.locator('.area [data-chip], .area-card').count()).toBe(0);
    expect(staked()).toBe(0);
    await end();
  });

  test('together they move it, and it keeps its size', async () => {
    const { page, staked, end, fingers } = await touchScreen(name);
    await page.locator('.felt-zoom button').last().click();
    const zoom = await zoomOf(page);
    const from = await scrolled(page);
    // In the middle of what is seen, whatever lies there.
    const window = await page.locator('.felt-window').boundingBox();
    if (!window) throw new Error('There is no felt.');
    const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
    await fingers.down({ x: x - 40, y }, { x: x + 40, y });
    await fingers.move({ x: x - 100, y }, { x: x - 20, y });
    await fingers.up();
    await expect.poll(async () => Math.round((await scrolled(page)) - from)).toBe(60);
    expect(await zoomOf(page)).toBeCloseTo(zoom, 1);
    expect(staked()).toBe(0);
    await end();
  });
});

test.each(['tablet', 'phone'] as const)('axe finds nothing wrong with a %s', async (name) => {
  const { page, end } = await touchScreen(name);
  expect(await accessibilityProblems(page)).toEqual([]);
  const names = await page
    .locator('.felt')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  expect(names).toContain('Even money');
  expect(names).toHaveLength(9);
  await end();
});

test('one finger still taps, holds and looks around; two that rest are two bets', async () => {
  const { page, staked, end, fingers } = await touchScreen('tablet');
  await fingers.tap(await middleOf(page, 'total:10'));
  await expect.poll(staked).toBe(2_500);
  await fingers.tap(await middleOf(page, 'total:9'), await middleOf(page, 'total:11'));
  await expect.poll(staked).toBe(7_500);
  await fingers.down(await middleOf(page, 'total:12'));
  await page.locator('[data-card="total:12"]').waitFor();
  await fingers.up();
  await page.locator('.area-card-close').click();
  const from = await scrolled(page);
  // The felt opens at its right end, where the even bets are: there is something to see to the left of it.
  const { x, y } = await middleOf(page, 'total:10');
  await fingers.down({ x, y });
  await fingers.move({ x: x + 120, y });
  await fingers.up();
  await expect.poll(async () => from - (await scrolled(page))).toBeGreaterThan(60);
  expect(staked()).toBe(7_500);
  await end();
});
