import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothLanguages } from '../testing/looks.ts';
import { storyOn } from '../testing/story.ts';
import {
  cageWindow,
  expected,
  lookUp,
  openDrawer,
  printedInstrument,
} from '../testing/story-cage.ts';
import { openPit } from '../testing/windows/story-windows.ts';

const story = storyOn(
  [
    'table: OPEN, game: rws-sic-bo-2021/b',
    'table: HAND, game: rws-sic-bo-2021/a, handPayAbove: 50000',
  ],
  undefined,
  'cage: { windows: [C1, C2], secondAbove: 250000 }',
);

const cage = (as: string) => cageWindow(story, as);

test('[baize-floor#instrument] a ticket is read with its spaces, and a scan pays nothing', async () => {
  const number = await printedInstrument(story, 'OPEN');
  const page = await cageWindow(story, 'cashier');
  await openDrawer(page);
  const before = await expected(page);
  const field = page.locator('input[name="number"]');
  const scan = async (text: string) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
  };
  await scan('5273');
  await page.getByText('A ticket has 18 digits; this has 4.').waitFor();
  await scan(`${number.slice(0, 17)}${(Number(number[17]) + 1) % 10}`);
  await page.locator('[data-scan-problem="wrong-digit"]').waitFor();
  await scan(number.replaceAll(/(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})/g, '$1 $2 $3 $4 $5'));
  await page.locator('[data-found="confirmed"]').waitFor();
  await page.locator('[data-do="aside"]').click();
  await scan(`]C1${number}`);
  await page.locator('[data-found="confirmed"]').waitFor();
  expect(await expected(page)).toBe(before);
});

test('one instrument in two windows at once: one pays, the other says why not, the drawer knows both', async () => {
  const number = await printedInstrument(story, 'OPEN');
  const [one, two] = [await cage('cashier'), await cage('cashier')];
  await openDrawer(one);
  await openDrawer(two);
  const before = await expected(one);
  await lookUp(one, number);
  await lookUp(two, number);
  expect(await problemsInBothLanguages(one, 'cage-redeem')).toEqual([]);
  await Promise.all([one, two].map((page) => page.locator('[data-do="pay"]').click()));
  const told = await Promise.all(
    [one, two].map(async (page) => {
      const card = page.locator('[data-told="done"], [data-told="refused"]');
      await card.waitFor();
      return card.getAttribute('data-told');
    }),
  );
  expect(told.toSorted()).toEqual(['done', 'refused']);
  await expect.poll(() => expected(one)).toBe(before - 200_000);
  await expect.poll(() => expected(two)).toBe(before - 200_000);
  const [paid, refused] = told[0] === 'done' ? [one, two] : [two, one];
  expect(await problemsInBothLanguages(refused, 'cage-refused')).toEqual([]);
  await paid.locator('[data-do="receipt"]').click();
  expect(await paid.locator('[data-receipt]').textContent()).toContain('2,000.00');
});

test('what is above the limit waits until a supervisor agrees on a screen of their own', async () => {
  const page = await cage('cashier');
  await openDrawer(page);
  const before = await expected(page);
  await page.keyboard.press('F4');
  await page.locator('[data-choose="to-vault"]').click();
  await page.locator('input[name="amount"]').fill('2,600');
  await page.keyboard.press('Enter');
  await page.locator('[data-told="waiting"]').waitFor();
  expect(await expected(page)).toBe(before);
  const supervisor = await cage('pit-supervisor');
  await supervisor.locator('[data-list="waiting"] [data-do="agree"]').first().waitFor();
  expect(await problemsInBothLanguages(supervisor, 'cage-oversight')).toEqual([]);
  await supervisor.locator('[data-list="waiting"] [data-do="agree"]').first().click();
  await expect.poll(() => expected(page)).toBe(before - 260_000);
});

/** A second count that leaves lines empty is refused, and says which. */
async function fillOtherNotes(page: Page): Promise<void> {
  await page.locator('[data-do="count-drawer"]').click();
  const refused = page.locator('[data-not-counted]');
  const left = ((await refused.getAttribute('data-not-counted')) ?? '').split(' ');
  expect(left).not.toContain('10000');
  expect(left.length).toBeGreaterThan(1);
  for (const note of left) await page.locator(`[name="note-${note}"]`).fill('0');
  await refused.waitFor({ state: 'detached' });
}

test('a drawer that is short is counted twice and closed by a shift manager; the auditor sees it and touches nothing', async () => {
  const page = await cage('cashier');
  await openDrawer(page);
  const id = (await page.locator('.cage').getAttribute('data-drawer')) ?? '';
  const short = (await expected(page)) / 10_000 - 1;
  await page.locator('[data-do="count-and-close"]').click();
  for (const counted of [1, 2]) {
    await page.locator('[name="note-10000"]').fill(String(short));
    if (counted === 2) await fillOtherNotes(page);
    await page.locator('[data-do="count-drawer"]').click();
    await page.locator('[data-difference="-10000"]').waitFor();
    if (counted === 1) expect(await problemsInBothLanguages(page, 'cage-count')).toEqual([]);
  }
  await page.getByText('shift manager').waitFor();
  const manager = await cage('shift-manager');
  await manager.locator('input[name="reason"]').fill('One note short.');
  await manager.locator(`[data-row="${id}"] [data-do="close-with-difference"]`).click();
  await manager.locator(`[data-row="${id}"]`, { hasText: 'One note short.' }).waitFor();
  await page.locator('[data-count="open-drawer"]').waitFor();
  const auditor = await cage('auditor');
  await auditor.locator(`[data-row="${id}"]`, { hasText: '-100.00' }).waitFor();
  // Lists go to a spreadsheet and to paper; nothing else can be pressed.
  const others = 'main [data-do]:not([data-do="csv"], [data-do="pdf"])';
  expect(await auditor.locator(others).count()).toBe(0);
  expect(await problemsInBothLanguages(auditor, 'cage-auditor')).toEqual([]);
});

test('a player who waits for cash stands at the cage, is paid by two people, and waits no longer', async () => {
  const { page: terminal } = await story.player('HAND');
  await terminal.locator('.cash-out').click();
  await terminal.locator('[data-panel="cash-out"] .sheet-main').click();
  await terminal.locator('[data-do="call-hand-pay"]').click();
  await terminal.locator('[data-do="call-hand-pay"]:disabled').waitFor();
  await terminal.keyboard.press('Escape');
  await terminal.locator('[data-tool="attendant"]').click();
  await terminal.locator('[data-waiting="called"]').waitFor();
  const page = await cage('cashier');
  await openDrawer(page);
  const before = await expected(page);
  const line = page.locator('[data-hand-payment]', { hasText: '2,000.00' });
  await line.waitFor();
  expect(await problemsInBothLanguages(page, 'cage-hand-payment')).toEqual([]);
  await line.locator('[data-do="take-hand-payment"]').click();
  await page.locator('input[name="amount"]').press('Enter');
  await page.locator('[data-told="requested"]').waitFor();
  const supervisor = await cage('pit-supervisor');
  await supervisor.locator('[data-list="waiting"] [data-do="agree"]').first().click();
  await terminal.locator('[data-waiting="none"]').waitFor();
  await line.waitFor({ state: 'detached' });
  await expect.poll(() => expected(page)).toBe(before - 200_000);
});

test('a manager voids an instrument with a reason, somebody of the pit agrees, and no window pays it', async () => {
  const number = await printedInstrument(story, 'OPEN');
  const manager = await cage('pit-manager');
  await manager.locator('[data-card="void"] input[name="number"]').fill(number);
  await manager.keyboard.press('Enter');
  await manager.locator('input[name="void-reason"]').fill('Printed twice.');
  await manager.locator('[data-do="void-instrument"]').click();
  await manager.locator('[data-card="void"] [data-told="asked"]').waitFor();
  expect(await problemsInBothLanguages(manager, 'cage-void')).toEqual([]);
  const { page: pit } = await openPit(
    await story.person(),
    story.floor().address(),
    'pit-supervisor',
    'OPEN',
  );
  await pit.locator('[data-request]', { hasText: 'Printed twice.' }).waitFor();
  await pit.locator('[data-do="ApproveRequest"]').click();
  await pit.locator('[data-decisions="0"]').waitFor();
  const page = await cage('cashier');
  await openDrawer(page);
  await page.locator('input[name="number"]').fill(number);
  await page.keyboard.press('Enter');
  await page.locator('[data-found="void"]').waitFor();
  expect(await page.locator('[data-do="pay"]:enabled').count()).toBe(0);
});
