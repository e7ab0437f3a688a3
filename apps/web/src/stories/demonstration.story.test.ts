import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { playerAt } from '../testing/story-player.ts';
import {
  KIOSK,
  openConsole,
  openDisplay,
  openLobby,
  openOffice,
  openPit,
  openTerminal,
} from '../testing/windows/story-windows.ts';

const OUTSIDE = fileURLToPath(new URL('../../../../examples/big-wheel', import.meta.url));

const story = storyOn(
  [
    'table: AUTO, game: rws-tai-sai-v5/a, mode: automatic, bettingSeconds: 600',
    'table: WHEEL, game: big-wheel, mode: automatic, resultSource: device, bettingSeconds: 600',
    'table: DEALT, game: rws-tai-sai-v5/a',
  ],
  undefined,
  `packages: [${OUTSIDE}]`,
);

const SMALL_SCREENS = {
  phone: { width: 390, height: 844 },
  'phone-on-its-side': { width: 844, height: 390 },
  'phone-at-twice-its-size': { width: 320, height: 500 },
};

/** As the document has them: who deals, and what lies there. */
const UNMET = ['1.2', '3.2', '3.6', '3.7', '5.2', '5.13', '2.2.1', '3.8', '5.10', '5.11'];

/** Opens the sheet behind the label in both languages, looks at it, and says which clauses it lists. */
async function listed(page: Page, name: string): Promise<readonly (string | null)[]> {
  await page.locator('button[data-demonstration]').first().click();
  const sheet = page.locator('[data-panel="demonstration"]');
  const lines = sheet.locator('.clause-lines').first().locator('li');
  for (const language of ['zh-Hans', 'en']) {
    await sheet.locator(`[data-language="${language}"]`).click();
    await sheet.locator('[aria-busy]').first().waitFor({ state: 'detached' });
    await picture(page, `demonstration-${name}-${language}`);
    expect(await overflowingTexts(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  expect(await sheet.locator('[data-clause="baize-floor#demonstration"]').count()).toBe(1);
  const found = await lines.evaluateAll((items) => items.map((each) => each.dataset.clause));
  await page.keyboard.press('Escape');
  return found.map((each) => each ?? null);
}

const cited = (book: string, clauses: readonly string[]) =>
  clauses.map((clause) => `${book}#${clause}`);

test('[rws-tai-sai-v5#I-P24] a player is told that the table is a demonstration, and which clauses it cannot meet', async () => {
  const { page } = await openTerminal(await story.person(), story.floor().address(), 'AUTO');
  expect(await listed(page, 'terminal')).toEqual(cited('rws-tai-sai-v5', UNMET));
  for (const [name, size] of Object.entries(SMALL_SCREENS)) {
    await page.setViewportSize(size);
    await page.locator('.stage--compact').waitFor();
    for (const language of ['zh-Hans', 'en']) {
      await page.locator(`[data-language="${language}"]`).first().click();
      await picture(page, `demonstration-${name}-${language}`);
      const label = page.locator('button[data-demonstration]');
      const box = await label.boundingBox();
      expect(box, `${name}, ${language}`).not.toBeNull();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size.width).toBe(true);
      expect(await overflowingTexts(page), `${name}, ${language}`).toEqual([]);
      // Nothing lies over it: a finger opens the sheet.
      await label.click({ trial: true });
    }
  }
  const dealt = await openTerminal(await story.person(), story.floor().address(), 'DEALT');
  expect(await dealt.page.locator('[data-demonstration]').count()).toBe(0);
});

test('[baize-floor#demonstration] lobby, display, console, pit and office say so of the table and of no other', async () => {
  const somebody = await story.person();
  const address = story.floor().address();
  const lobby = await openLobby(somebody, address);
  for (const table of ['AUTO', 'WHEEL']) {
    await lobby.page.locator(`[data-table="${table}"] [data-demonstration]`).waitFor();
  }
  expect(await lobby.page.locator('[data-table="DEALT"] [data-demonstration]').count()).toBe(0);
  expect(await overflowingTexts(lobby.page)).toEqual([]);
  const display = await openDisplay(somebody, address, 'AUTO');
  const board = await display.page.locator('[data-demonstration]').textContent();
  expect(board).toContain('Demonstration');
  expect(board).toContain('演示');
  const unmet = await display.page.locator('[data-unmet]').textContent();
  expect(unmet).toContain(UNMET.join(' · '));
  const call = await display.page.locator('.board-phase').boundingBox();
  expect((call?.x ?? 0) + (call?.width ?? Infinity)).toBeLessThanOrEqual(1366);
  await picture(display.page, 'demonstration-display');
  expect(await overflowingTexts(display.page)).toEqual([]);
  const dealing = await openConsole(await story.person(), address, 'AUTO');
  expect(await listed(dealing.page, 'console')).toEqual(cited('rws-tai-sai-v5', UNMET));
  const pit = await openPit(await story.person(), address, 'pit-supervisor', 'AUTO');
  await pit.page.setViewportSize(KIOSK);
  await pit.page.locator('[data-tile="AUTO"] [data-demonstration]').waitFor();
  expect(await pit.page.locator('[data-tile="DEALT"] [data-demonstration]').count()).toBe(0);
  expect(await listed(pit.page, 'pit')).toEqual(cited('rws-tai-sai-v5', UNMET));
  const office = await openOffice(await story.person(), address, 'pit-manager', 'floor');
  expect(await listed(office.page, 'office')).toEqual(cited('rws-tai-sai-v5', UNMET));
});

test('[baize-floor#demonstration] a game from outside says so by its own book', async () => {
  const { page } = await openTerminal(await story.person(), story.floor().address(), 'WHEEL');
  expect(await listed(page, 'wheel')).toEqual(cited('big-wheel', ['2.1', '2.3']));
});

test('whoever opens a terminal by its address in the window they were at the office with is a player there, and staff again at the office', async () => {
  const address = story.floor().address();
  const { page } = await openOffice(await story.person(), address, 'shift-manager');
  await page.goto(`${address}/terminal?table=DEALT`);
  await page.locator('[data-area]').first().waitFor();
  await expect.poll(() => playerAt(page).amount('credit')).toBeGreaterThan(0);
  await page.goto(`${address}/office?as=shift-manager&view=win`);
  await page.locator('.office-bar').waitFor();
});
