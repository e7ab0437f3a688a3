import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keysOnly } from '../testing/keys-only.ts';
import { storyOn } from '../testing/story.ts';
import { cageWindow, expected, printedInstrument } from '../testing/story-cage.ts';
import { openOffice, openPit } from '../testing/windows/story-windows.ts';

const story = storyOn(
  ['table: OPEN, game: rws-sic-bo-2021/b', 'table: WRONG, game: rws-tai-sai-v5/c'],
  undefined,
  'cage: { windows: [C1] }',
);

test('a cashier opens a drawer, pays an instrument, prints, counts and closes without a mouse', async () => {
  const number = await printedInstrument(story, 'OPEN');
  const page = await cageWindow(story, 'cashier');
  const keys = keysOnly(page);
  await keys.to('[name="note-10000"]');
  await keys.type('50');
  await keys.press('Enter');
  await page.locator('[data-drawer-card]').waitFor();
  // The scanner types and presses Enter, which looks up; the cashier's Enter pays.
  await keys.to('input[name="number"]');
  await keys.type(number);
  await keys.press('Enter');
  await page.locator('[data-found="confirmed"]').waitFor();
  await keys.press('Enter');
  await page.locator('[data-told="done"]').waitFor();
  await expect.poll(() => expected(page)).toBe(300_000);
  await keys.to('[data-do="receipt"]');
  await keys.press('Enter');
  await page.locator('[data-do="print"]:focus').waitFor();
  await keys.press('Escape');
  await page.locator('[data-panel="sheet"]').waitFor({ state: 'detached' });
  // Where it was opened from has the focus again.
  await page.locator('[data-do="receipt"]:focus').waitFor();
  await keys.to('[data-do="count-and-close"]');
  await keys.press('Enter');
  await keys.to('[data-count="count-drawer"] [name="note-10000"]');
  await keys.type('30');
  await keys.press('Enter');
  await page.locator('[data-panel="sheet"] [data-sheet]').first().waitFor();
  await keys.press('Escape');
  await page.locator('[data-count="open-drawer"]').waitFor();
  expect(keys.unseen()).toEqual([]);
});

async function lostRound(): Promise<() => Promise<void>> {
  const player = await story.player('WRONG');
  const dealer = await story.dealer('WRONG');
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await player.choose(500);
  await player.bet('big', 500);
  await dealer.press('CloseBets');
  await dealer.tumble();
  await dealer.enter([1, 2, 3]);
  await player.untilAmount('credit', credit - 500);
  return () => player.untilAmount('credit', credit + 500);
}

async function pit(as: string): Promise<Page> {
  const { page } = await openPit(await story.person(), story.floor().address(), as, 'WRONG');
  await page.locator('[data-board="WRONG"]').waitFor();
  return page;
}

test('two people correct a result without a mouse: one asks, the pit manager agrees', async () => {
  const untilPaid = await lostRound();
  const first = await pit('pit-supervisor');
  const asks = keysOnly(first);
  await asks.to('[data-correct]');
  await asks.press('Enter');
  for (const [index, face] of [6, 2, 3].entries()) {
    await asks.to(`[data-die="${index + 1}"] [data-face="${face}"]`);
    await asks.press('Space');
  }
  await asks.to('[data-do="ReportIncident"]');
  await asks.press('Enter');
  await first.locator('[data-request][data-own]').waitFor();
  const second = await pit('pit-manager');
  const agrees = keysOnly(second);
  await agrees.to('[data-do="ApproveRequest"]');
  await agrees.press('Enter');
  await untilPaid();
  expect([...asks.unseen(), ...agrees.unseen()]).toEqual([]);
});

test('lists are found in, sorted and opened by keys, and the address brings it all back', async () => {
  await lostRound();
  const { page } = await openOffice(
    await story.person(),
    story.floor().address(),
    'shift-manager',
    'audit&table=WRONG',
  );
  const lines = page.locator('[data-list="audit"] [data-row]');
  await lines.first().waitFor();
  const keys = keysOnly(page);
  await keys.press('/');
  await keys.type('dealer');
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe('dealer');
  await keys.to('[data-sort="number"]');
  await keys.press('Enter', 'Enter');
  await page.locator('th[aria-sort="ascending"] [data-sort="number"]').waitFor();
  const numbers = () =>
    lines.evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-row'))));
  const before = (await numbers()).slice(0, 5);
  expect(before).toEqual(before.toSorted((one, other) => one - other));
  await page.reload();
  await page.locator('th[aria-sort="ascending"] [data-sort="number"]').waitFor();
  expect(await page.locator('[data-find]').inputValue()).toBe('dealer');
  await expect.poll(async () => (await numbers()).slice(0, 5)).toEqual(before);
  // A line of a list that opens is opened by Enter, the next one is an arrow away.
  await keys.press('g', 'r');
  await keys.to('[data-list="rounds"] tr[data-opens]');
  await keys.press('Enter');
  await page.locator('[data-panel="round"]').waitFor();
  expect(keys.unseen()).toEqual([]);
});

/** As many lines as a busy floor has in a week, handed out as the floor hands them out: newest first. */
const LINES = 100_000;

test('a hundred thousand lines of the audit trail scroll, sort and are found in, and few of them are drawn', async () => {
  const { page } = await openOffice(
    await story.person(),
    story.floor().address(),
    'auditor',
    'rounds',
  );
  await page.route('**/api/audit?*', async (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? LINES + 1);
    const first = Math.max(1, before - LINES / 2);
    const lines = Array.from({ length: before - first }, (_, index) =>
      auditLine(before - 1 - index),
    );
    await route.fulfill({ json: { lines, next: first === 1 ? null : first } });
  });
  await page.locator('[data-go="audit"]').click();
  const table = page.locator('[data-list="audit"] .data-table');
  const rowCount = () => table.locator('table').getAttribute('aria-rowcount').then(Number);
  const toTheEnd = () =>
    table.evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
  await table.locator(`[data-row="${LINES}"]`).waitFor();
  // The end of what is there fetches what comes before it.
  await toTheEnd();
  await expect.poll(rowCount).toBe(LINES + 1);
  await toTheEnd();
  await table.locator('[data-row="1"]').waitFor();
  const drawn = async () => ({
    rows: await table.locator('[data-row]').count(),
    nodes: await page.evaluate(() => document.querySelectorAll('*').length),
  });
  const { rows, nodes } = await drawn();
  expect(rows).toBeLessThan(60);
  expect(nodes).toBeLessThan(2000);
  await table.locator('[data-sort="subject"]').click();
  await table.evaluate((list) => {
    list.scrollTop = 0;
  });
  await table.locator('[data-row="100"]').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('T-77777');
  await expect.poll(rowCount).toBe(2);
  expect((await drawn()).rows).toBe(1);
});

/** Subjects come in another order than numbers: sorted by them line 100 comes first. */
function auditLine(number: number) {
  return {
    number,
    at: 1_700_000_000_000 + number * 1000,
    kind: 'staff',
    who: 'demo-dealer',
    position: 'dealer',
    actingAs: null,
    address: '127.0.0.1',
    action: 'OpenBets',
    subject: number === 100 ? 'A-100' : `T-${number}`,
    outcome: 'accepted',
    detail: null,
  };
}
