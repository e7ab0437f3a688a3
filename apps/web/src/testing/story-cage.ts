import type { Page } from 'playwright-core';
import type { Story } from './story.ts';
import { pressCashOut, takeTicket } from './story-cash-out.ts';
import { openCage } from './windows/story-windows.ts';

/** The cage as somebody sees it, in a browser of their own. */
export async function cageWindow(story: Story, as: string): Promise<Page> {
  const { page } = await openCage(await story.person(), story.floor().address(), as);
  return page;
}

/** Counts 50 notes of 100.00 into a drawer, if the cashier has none open. */
export async function openDrawer(page: Page): Promise<void> {
  await page.locator('[data-count="open-drawer"], [data-drawer-card]').first().waitFor();
  if ((await page.locator('[data-drawer-card]').count()) > 0) return;
  await page.locator('[name="note-10000"]').fill('50');
  await page.locator('[data-do="open-drawer"]').click();
  await page.locator('[data-drawer-card]').waitFor();
}

/** What must be in the drawer. */
export const expected = (page: Page) =>
  page.locator('[data-expected]').getAttribute('data-expected').then(Number);

export async function lookUp(page: Page, number: string): Promise<void> {
  await page.locator('input[name="number"]').fill(number);
  await page.keyboard.press('Enter');
  await page.locator('[data-found="confirmed"]').waitFor();
}

/** A player who takes everything out, the 2,000.00 of a demo terminal, and has the ticket: the visit ends with that. */
export async function printedInstrument(story: Story, table: string): Promise<string> {
  const { page } = await story.player(table);
  await pressCashOut(page);
  return takeTicket(page);
}

/** Everything a terminal holds, on a ticket that is still on its screen: its player has not left. */
export async function cashOutAll(terminal: Page): Promise<void> {
  await pressCashOut(terminal);
  await terminal.locator('[data-state="take"] [data-instrument]').waitFor();
}
