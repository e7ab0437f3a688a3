import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';
import { type StoryLine, storyLine } from '../testing/story-line.ts';
import { playerAt } from '../testing/story-player.ts';
import { openTerminal } from '../testing/windows/story-windows.ts';

const story = storyOn([
  'table: RELOAD, game: rws-sic-bo-2021/b',
  'table: SILENCE, game: rws-sic-bo-2021/b',
  'table: ESCAPE, game: rws-sic-bo-2021/b',
  'table: SECOND, game: rws-sic-bo-2021/b',
  'table: NOTHING, game: rws-sic-bo-2021/b',
]);

const ALL = 200_000;

let line: StoryLine;

beforeEach(async () => {
  line = await storyLine(story.floor().address(), 20_261_115);
});

afterEach(() => line.close());

/** A terminal whose player has pressed Cash out for everything, and hears nothing from the floor since. */
async function pressedInSilence(table: string): Promise<Page> {
  const { page } = await openTerminal(await story.person(), line.address, table);
  const player = playerAt(page);
  await player.untilAmount('credit', ALL);
  await page.locator('.cash-out').click();
  const arrived = new Promise<void>((resolve) => {
    line.letThrough(({ from, text }) => {
      if (text.includes('"CashOut"')) resolve();
      return from === 'terminal';
    });
  });
  await page.locator('[data-panel="cash-out"] .sheet-main').click();
  await arrived;
  return page;
}

/** The ticket of everything, whole, with nothing left in the credit and no word that it failed. */
async function expectTicket(page: Page): Promise<void> {
  const ticket = page.locator('[data-instrument]');
  await ticket.waitFor();
  expect(await ticket.getAttribute('data-instrument')).toMatch(/^\d{18}$/);
  expect(await ticket.textContent()).toContain('2,000.00');
  await playerAt(page).untilAmount('credit', 0);
  expect(await page.getByText(/could not|as before|nothing changed/i).count()).toBe(0);
}

test('[baize-floor#instrument] a reload after the press shows the ticket', async () => {
  const page = await pressedInSilence('RELOAD');
  line.calm();
  await page.reload();
  await expectTicket(page);
});

test('[baize-floor#instrument] five seconds without network show the ticket', async () => {
  const page = await pressedInSilence('SILENCE');
  await playerAt(page).until('offline');
  line.calm();
  await expectTicket(page);
});

test('[baize-floor#instrument] Escape while printing does not put the ticket away', async () => {
  const page = await pressedInSilence('ESCAPE');
  await page.keyboard.press('Escape');
  line.calm();
  await expectTicket(page);
});

test('[baize-floor#instrument] a second window of the terminal shows the ticket the first has pressed', async () => {
  const page = await pressedInSilence('SECOND');
  const key = await page.evaluate(() => sessionStorage.getItem('baize-key') ?? '');
  const other = await page.context().newPage();
  await other.addInitScript((kept) => sessionStorage.setItem('baize-key', kept), key);
  line.calm();
  await other.goto(page.url());
  await expectTicket(other);
  expect(await page.locator('[data-instrument]').count()).toBe(0);
});

test('[baize-floor#instrument] a terminal that stores nothing sends no cash-out and says so', async () => {
  const page = await (await story.person()).newPage();
  await page.addInitScript(breakStorage);
  await page.goto(`${line.address}/terminal?table=NOTHING`);
  await playerAt(page).untilAmount('credit', ALL);
  await page.locator('.cash-out').click();
  await page.locator('[data-not-kept]').waitFor();
  expect(await page.locator('[data-do="cash-out"]').isDisabled()).toBe(true);
  await playerAt(page).untilAmount('credit', ALL);
});

/** Makes the databases of the names terminals use, without the store they write into. */
function breakStorage(): void {
  for (let seat = 1; seat < 60; seat += 1) {
    indexedDB.open(`baize-P${String(seat).padStart(2, '0')}-cash-outs`);
  }
}
