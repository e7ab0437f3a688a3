import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, overflowingTexts, picture } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';

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

test('check this roll: bound before the first bet, revealed with the dice, computed again here', async () => {
  const { page } = await story.player('ALONE');
  await page.locator('.terminal[data-phase="open"]').waitFor();
  const promised = await page.locator('[data-commitment]').getAttribute('data-commitment');
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  const key = page.locator('button[data-check-roll]');
  await key.waitFor();
  await page.locator('.dome[data-dome="showing"]').waitFor();
  expect(await overlaps(page, '.check-key', '.dome .die-side')).toBe(false);
  expect(await overlaps(page, '.check-key', '.dome-card h2 *')).toBe(false);
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
  expect(await accessibilityFaults(page, '[data-panel="check"]')).toEqual([]);
  expect(await overflowingTexts(page)).toEqual([]);
});

const choice = (page: Page, text: string) =>
  page.locator('.visit-settings button', { hasText: text });

async function settings(page: Page): Promise<void> {
  await page.locator('[data-tool="settings"]').click();
  await page.locator('.visit-settings').waitFor();
}

/** As if the visit had begun so long ago; a reload keeps everything else. */
async function beganBefore(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((earlier) => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('baize-visit-')) continue;
      const visit = JSON.parse(localStorage.getItem(key) ?? '{}');
      const startedAt = visit.startedAt - earlier;
      localStorage.setItem(key, JSON.stringify({ ...visit, startedAt }));
    }
  }, milliseconds);
  await page.reload();
  await page.locator('[data-area]').first().waitFor();
}

test('a limit of loss of one’s own holds over reloads, can only be made stricter, and ends with the visit', async () => {
  const dealer = await story.dealer('OWN');
  const player = await story.player('OWN');
  const { page } = player;
  await settings(page);
  await choice(page, '200.00').click();
  await choice(page, '50.00').first().click();
  await choice(page, '1,000.00').click();
  expect(await choice(page, '50.00').first().getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  await story.open(dealer, player);
  await player.choose(10_000);
  await player.bet('small', 10_000);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([6, 6, 5]);
  await page.locator('[data-notice="own-limit"]').waitFor();
  await page.reload();
  await page.locator('[data-notice="own-limit"]').waitFor();
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await page.locator('[data-area="small"]').click();
  await page.locator('[data-tip]').waitFor();
  await picture(page, 'terminal-own-limit');
  expect(await player.amount('credit')).toBe(credit);
  expect(await player.amount('bet')).toBe(0);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await player.until('result');
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
  await player.untilAmount('credit', 0);
  await page.keyboard.press('Escape');
  await page.locator('[data-notice="own-limit"]').waitFor({ state: 'detached' });
  await settings(page);
  expect(await page.locator('.visit-settings [aria-pressed="true"]').count()).toBe(0);
});

test('the clock of the visit, a reminder when it was asked for, a limit of time, and the volume as it was set', async () => {
  const { page } = await story.player('OWN');
  await settings(page);
  await choice(page, '15 min').click();
  await choice(page, '30 min').last().click();
  await page.locator('.volume input').fill('35');
  await beganBefore(page, 14 * 60_000 + 50_000);
  expect(await page.locator('.visit-clock').textContent()).toBe('0:14');
  await page.locator('[data-notice="reminder"]').waitFor();
  expect(await page.locator('[data-notice="reminder"]').textContent()).toContain('15 minutes');
  await picture(page, 'terminal-reminder');
  await page.locator('[data-notice="reminder"] button').click();
  await page.locator('[data-notice="reminder"]').waitFor({ state: 'detached' });
  await beganBefore(page, 15 * 60_000);
  await page.locator('[data-notice="own-limit"]').waitFor();
  expect(await page.locator('.visit-clock').textContent()).toBe('0:30');
  await settings(page);
  expect(await page.locator('.volume input').inputValue()).toBe('35');
});
