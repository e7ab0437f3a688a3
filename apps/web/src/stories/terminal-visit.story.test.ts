import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityProblems, overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import { takeTicket } from '../testing/story-cash-out.ts';
import { openDisplay } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: OWN, game: rws-sic-bo-2021/b',
  'table: ALONE, game: rws-sic-bo-2021/b, mode: automatic, bettingSeconds: 5, bettingSecondsMinimum: 0, stepSeconds: 1, pauseSeconds: 20',
]);

/** Whether two parts of a page lie on each other. */
function overlaps(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([first = '', second = '']) => {
      const boxes = (part: string) =>
        [...document.querySelectorAll(part)].map((each) => each.getBoundingClientRect());
      return boxes(first).some((a) =>
        boxes(second).some(
          (b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top,
        ),
      );
    },
    [one, other],
  );
}

test('check this roll: bound before bets open, revealed with the dice, computed again here', async () => {
  const { page } = await story.player('ALONE');
  // In the pause nobody can bet, and everybody sees what binds the next round.
  const bound = page.locator('.terminal:not([data-phase="open"]) .next-bound');
  await bound.waitFor();
  const promised = await bound.getAttribute('data-commitment');
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  const board = (await openDisplay(await story.person(), story.floor().address(), 'ALONE')).page;
  await board.locator('.hero-bound').waitFor();
  expect(await board.locator('.hero-bound').getAttribute('data-commitment')).toBe(promised);
  await picture(board, 'display-bound');
  await picture(page, 'terminal-bound');
  await page.locator('.terminal[data-phase="open"]').waitFor();
  expect(await page.locator('[data-commitment]').getAttribute('data-commitment')).toBe(promised);
  const key = page.locator('button[data-check-roll]');
  await key.waitFor();
  await page.locator('.dome[data-dome="showing"]').waitFor();
  expect(await overlaps(page, '.check-key', '.dome .die-side')).toBe(false);
  expect(await overlaps(page, '.check-key', '.dome-card h2 *')).toBe(false);
  await bound.waitFor();
  expect(await overlaps(page, '.next-bound', '.dome-result *')).toBe(false);
  expect(await bound.getAttribute('data-commitment')).not.toBe(promised);
  const shown = await page.locator('.last-results [data-new]').getAttribute('data-result');
  await picture(page, 'terminal-check-key');
  await key.click();
  await page.locator('[data-check="good"]').waitFor();
  const codes = await page.locator('.check-roll code').allTextContents();
  const [committed, , seed = '', hash, dice] = codes;
  expect(committed).toBe(promised);
  // The same by other means than the browser's.
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(promised);
  expect(hash).toBe(promised);
  expect(dice).toBe(shown);
  await picture(page, 'terminal-check-roll');
  expect(await accessibilityProblems(page, '[data-panel="check"]')).toEqual([]);
  expect(await overflowingTexts(page)).toEqual([]);
});

const choice = (page: Page, text: string) =>
  page.locator('.visit-settings button', { hasText: text });

async function settings(page: Page): Promise<void> {
  await page.locator('[data-tool="settings"]').click();
  await page.locator('.visit-settings').waitFor();
}

/** The power goes, and when it is back so much time has passed since the story began. */
async function later(milliseconds: number): Promise<void> {
  await story.floor().kill();
  await story.floor().restart(milliseconds);
}

/** The same terminal in another browser, as a kiosk that was exchanged: all it has is its key. */
async function elsewhere(page: Page): Promise<Page> {
  const key = await page.evaluate(() => sessionStorage.getItem('baize-key') ?? '');
  const other = await (await story.person()).newPage();
  await other.addInitScript((kept) => localStorage.setItem('baize-key', kept), key);
  await other.goto(page.url());
  await other.locator('[data-area]').first().waitFor();
  return other;
}

/** Takes everything out, on a ticket that says where and when, and prints it. */
async function cashOutAll(page: Page): Promise<void> {
  await page.locator('.cash-out:enabled').click();
  await page.locator('[data-panel="cash-out"] .sheet-main').click();
  const ticket = page.locator('.ticket');
  await ticket.locator('[data-barcode] svg, [data-barcode] canvas').first().waitFor();
  const text = (await ticket.textContent()) ?? '';
  expect(text).toContain('Stories');
  expect(text).toContain('P01');
  expect(text).toMatch(/\d\d:\d\d/);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.locator('[data-do="print"]').click();
  await page.locator('body[data-printed]').waitFor();
}

test('a limit of loss of one’s own is the table’s to keep: in every browser, only stricter, until the visit ends', async () => {
  const dealer = await story.dealer('OWN');
  const player = await story.player('OWN');
  const { page } = player;
  await settings(page);
  await choice(page, '200.00').click();
  await page.locator('.visit-settings [aria-pressed="true"]', { hasText: '200.00' }).waitFor();
  await choice(page, '100.00').click();
  await page.locator('.visit-settings [aria-pressed="true"]', { hasText: '100.00' }).waitFor();
  expect(await choice(page, '200.00').isDisabled()).toBe(true);
  await picture(page, 'terminal-own-settings');
  await page.keyboard.press('Escape');
  await story.open(dealer, player);
  await player.choose(10_000);
  await player.bet('small', 10_000);
  // All of it might be lost: what else is staked would be past the limit.
  await page.locator('[data-area="big"]').click();
  await page.locator('[data-tip="own-limit-reached"]').waitFor();
  expect(await player.amount('bet')).toBe(10_000);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([6, 6, 5]);
  await page.locator('[data-notice="own-limit"]').waitFor();
  const other = await elsewhere(page);
  await other.locator('[data-notice="own-limit"]').waitFor();
  await other.close();
  await page.reload();
  await page.locator('[data-notice="own-limit"]').waitFor();
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await page.locator('[data-area="small"]').click();
  await page.locator('[data-tip="own-limit-reached"]').waitFor();
  await picture(page, 'terminal-own-limit');
  expect(await player.amount('credit')).toBe(credit);
  expect(await player.amount('bet')).toBe(0);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await player.until('result');
  await cashOutAll(page);
  await player.untilAmount('credit', 0);
  await takeTicket(page);
  await page.locator('[data-notice="own-limit"]').waitFor({ state: 'detached' });
  await settings(page);
  expect(await page.locator('.visit-settings [aria-pressed="true"]').count()).toBe(0);
});

test('the clock of the visit, a reminder when it was asked for, and the volume as it was set', async () => {
  const { page } = await story.player('OWN');
  await settings(page);
  await choice(page, '15 min').click();
  await page.locator('.volume input').fill('35');
  await page.keyboard.press('Escape');
  await later(15 * 60_000);
  await page.locator('[data-notice="reminder"]').waitFor();
  expect(await page.locator('[data-notice="reminder"]').textContent()).toMatch(/1\d minutes/);
  // Reminder and clock each look at the time every ten seconds, and not at once.
  await expect.poll(() => page.locator('.visit-clock').textContent()).toMatch(/^0:1\d$/);
  await picture(page, 'terminal-reminder');
  await page.locator('[data-notice="reminder"] button').click();
  await page.locator('[data-notice="reminder"]').waitFor({ state: 'detached' });
  await settings(page);
  expect(await page.locator('.volume input').inputValue()).toBe('35');
});

test('a limit of time of one’s own: when it is over the table takes no more bets', async () => {
  const player = await story.player('OWN');
  const { page } = player;
  await settings(page);
  await choice(page, '30 min').last().click();
  // Another choice of an earlier visit may still be pressed.
  await page.locator('.visit-settings [aria-pressed="true"]', { hasText: '30 min' }).waitFor();
  await page.keyboard.press('Escape');
  await later(50 * 60_000);
  await page.locator('[data-notice="own-limit"]').waitFor();
  const dealer = await story.dealer('OWN');
  await story.open(dealer, player);
  await page.locator('[data-area="small"]').click();
  await page.locator('[data-tip="own-limit-reached"]').waitFor();
  expect(await player.amount('bet')).toBe(0);
});
