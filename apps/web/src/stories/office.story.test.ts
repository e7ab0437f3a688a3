import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { narrowProblems, problemsInBothSizes } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { KIOSK, openOffice } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: OPEN, game: rws-sic-bo-2021/b', 'table: AUDITED, game: rws-sic-bo-2021/b'],
  KIOSK,
);

async function office(as: string, view = 'win'): Promise<Page> {
  const { page } = await openOffice(await story.person(), story.floor().address(), as, view);
  return page;
}

const row = (page: Page, key: string, column: string) =>
  page.locator(`[data-row="${key}"] [data-column="${column}"]`);

/** A player loses 100.00 on Small. */
async function lostRound(table: string): Promise<void> {
  const player = await story.player(table);
  const dealer = await story.dealer(table);
  await story.open(dealer, player);
  await player.choose(10_000);
  await player.bet('small', 10_000);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([6, 6, 5]);
  await dealer.page.locator('[data-do="OpenBets"]').waitFor();
}

test('a round that was played and corrected stands in the office, to the cent and with its people', async () => {
  await lostRound('OPEN');
  const page = await office('pit-manager');
  // Lost: 100.00 won by the house, of which 1/36 was to be expected.
  await expect.poll(() => page.locator('[data-figure="win"]').textContent()).toContain('100.00');
  expect(await page.locator('[data-figure="theoretical"]').getAttribute('title')).toBe('2500/9');
  expect(await page.locator('[data-figure="win-share"] b').textContent()).toBe('100.00%');
  await row(page, 'OPEN', 'rounds').waitFor();
  expect(await row(page, 'OPEN', 'handle').textContent()).toBe('100');
  expect(await problemsInBothSizes(page, 'office-win')).toEqual([]);

  // What a chart shows stands behind it in figures.
  await page.keyboard.press('t');
  await page.locator('.win-course [data-column="win"]').first().waitFor();
  expect(await page.locator('.win-course [data-column="win"]').last().textContent()).toBe('100.00');
  await page.keyboard.press('t');

  await theAddressSaysWhatIsShown(page);
  await twoPeopleCorrect(page);
  await page.locator('[data-go="win"]').click();
  await expect.poll(() => page.locator('[data-figure="win"]').textContent()).toContain('-100.00');
});

async function theAddressSaysWhatIsShown(page: Page): Promise<void> {
  await page.locator('[data-choose="bet"]').click();
  await row(page, 'small', 'win').waitFor();
  expect(new URL(page.url()).searchParams.get('by')).toBe('bet');
  await page.reload();
  await row(page, 'small', 'win').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('e')]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/^,,,small,1,10000,10000,0,,,1\.000000,277\.78,/);
  await page.locator('[data-choose="person"]').click();
  await row(page, 'demo-dealer', 'win').waitFor();
  await page.locator('[data-choose="terminal"]').click();
  await page.locator('[data-row] [data-column="terminal"]').first().waitFor();
  await betsByTerminal(page);
}

/** Too many lines for a floor: the screen says that a table has to be chosen, and then shows them. */
async function betsByTerminal(page: Page): Promise<void> {
  await page.locator('[data-choose="bet-terminal"]').click();
  await page.locator('[data-needs="table"]').waitFor();
  await page.locator('select[name="table"]').selectOption('OPEN');
  const line = page.locator('[data-row^="small "]');
  await line.waitFor();
  expect(await page.locator('[data-needs]').count()).toBe(0);
  expect(await line.locator('[data-column="terminal"]').textContent()).toMatch(/^P\d+$/);
  expect(await line.locator('[data-column="win"]').textContent()).toBe('100');
  await page.locator('select[name="table"]').selectOption('');
}

/** The register names both. */
async function twoPeopleCorrect(page: Page): Promise<void> {
  const asked = await story.dealer('OPEN', 'pit-supervisor');
  await correct(asked.page, [1, 2, 3]);
  const agreed = await story.dealer('OPEN', 'shift-manager');
  await agreed.press('ApproveRequest');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.locator('[data-choose="corrections"]').click();
  const line = page.locator('[data-list="corrections"] [data-row]').first();
  await line.waitFor();
  expect(await line.locator('[data-column="requestedBy"]').textContent()).toContain('supervisor');
  expect(await line.locator('[data-column="approvedBy"]').textContent()).toContain('shift-manager');
  // The stake back and as much again.
  expect(await line.locator('[data-column="paid"]').textContent()).toBe('200.00');
  expect(await problemsInBothSizes(page, 'office-corrections')).toEqual([]);
  await page.locator('[data-choose="incidents"]').click();
  await page.locator('[data-list="incidents"]').waitFor();
}

test('the auditor reads everything and has nothing to press that changes anything', async () => {
  await lostRound('AUDITED');
  const page = await office('auditor', 'audit');
  await page.locator('[data-list="audit"] [data-row]').first().waitFor();
  await page.locator('[data-chain]:not([data-chain="unknown"])').waitFor();
  expect(await page.locator('[data-chain]').getAttribute('data-chain')).not.toBe('broken');
  expect(await problemsInBothSizes(page, 'office-audit')).toEqual([]);
  const sections = await page
    .locator('[data-go]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-go') ?? ''));
  const sheets = ['par-pdf', 'par-html', 'par-xlsx', 'par-csv', 'par-json'];
  const files = ['csv', 'pdf', 'print', 'save-config', 'bundle', ...sheets];
  const harmless = [...files, 'as-table', 'older'];
  for (const section of sections) {
    await page.locator(`[data-go="${section}"]`).click();
    await page.locator(`.office[data-view="${section}"]`).waitFor();
    await page.locator('.office-bar').waitFor();
    const keys = await page
      .locator('.office-main [data-do]')
      .evaluateAll((found) => found.map((key) => key.getAttribute('data-do') ?? ''));
    expect(keys.filter((key) => !harmless.includes(key))).toEqual([]);
    expect(await problemsInBothSizes(page, `office-${section}`)).toEqual([]);
    expect(await narrowProblems(page, `office-${section}`)).toEqual([]);
  }
  await theSectionIsInSight(page);
  await page.locator('[data-go="meters"]').click();
  await page.locator('[data-list="meters"] [data-differs="0"]').waitFor();
  await page.locator('[data-go="rounds"]').click();
  await page.locator('[data-list="rounds"] [data-row]').first().click();
  const told = page.locator('[data-panel="round"] .transcript');
  await expect.poll(() => told.textContent()).toContain('Small');
});

/** On a telephone the sections are one line, longer than the screen: the one that is open is seen. */
async function theSectionIsInSight(page: Page): Promise<void> {
  for (const [key, section] of [
    ['w', 'win'],
    ['a', 'audit'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await page.locator(`.office[data-view="${section}"]`).waitFor();
    const box = await page.locator(`[data-go="${section}"]`).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  await page.setViewportSize(KIOSK);
}

test('a shift manager hires somebody, a pit manager agrees, and whoever was hired is dismissed', async () => {
  const page = await office('shift-manager', 'people');
  await page.locator('[data-row="demo-dealer"]').waitFor();
  await page.locator('[data-do="hire"]').click();
  await page.locator('input[name="id"]').fill('c-9');
  await page.locator('input[name="name"]').fill('Casey');
  await page.locator('select[name="position"]').selectOption('cashier');
  await page.locator('input[name="password"]').fill('casey');
  await page.locator('[data-do="hired"]').click();
  await page.locator('[data-fault="weak-password"]').waitFor();
  await page.locator('input[name="password"]').fill('seven dice under one cup');
  await page.locator('[data-do="hired"]').click();
  await page.locator('[data-request="open-account"]').waitFor();
  const second = await office('pit-manager', 'rounds');
  await second.locator('[data-request="open-account"] [data-do="agree"]').click();
  await page.locator('[data-row="c-9"] [data-do="dismiss"]').click();
  await page.locator('[data-row="c-9"] [data-do="take-back"]').waitFor();
  expect(await problemsInBothSizes(page, 'office-people')).toEqual([]);
});

test('whoever stands above the shift manager finds the same doors and keys', async () => {
  const sections = async (as: string) => {
    const page = await office(as, 'people');
    await page.locator('[data-do="hire"]').waitFor();
    return page
      .locator('[data-go]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-go')));
  };
  expect(await sections('casino-manager')).toEqual(await sections('shift-manager'));
});

async function correct(page: Page, dice: readonly number[]): Promise<void> {
  await page.locator('.results button').first().click();
  const form = page.locator('form.incident-form');
  await form.waitFor();
  for (const [index, face] of dice.entries()) {
    await form.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
  }
  await page.locator('[data-do="ReportIncident"]:enabled').first().click();
  await page.locator('[data-request]').waitFor();
}
