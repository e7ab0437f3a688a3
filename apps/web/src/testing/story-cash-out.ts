import type { Page } from 'playwright-core';

/** Presses Cash out and the key that prints; `part` in units, else everything. */
export async function pressCashOut(page: Page, part?: string): Promise<void> {
  await page.locator('.cash-out').click();
  if (part !== undefined) await page.locator('[data-panel="cash-out"] [data-part]').fill(part);
  await page.locator('[data-do="cash-out"]').click();
}

/** Where the sheet says the money is, in minor units. */
export async function placesOn(page: Page): Promise<Readonly<Record<string, number>>> {
  return Object.fromEntries(
    await page
      .locator('.cash-path [data-place]')
      .evaluateAll((places) =>
        places.map((each) => [
          each.getAttribute('data-place') ?? '',
          Number(each.getAttribute('data-amount')),
        ]),
      ),
  );
}

/** The ticket on the screen, taken. */
export async function takeTicket(page: Page): Promise<string> {
  const ticket = page.locator('[data-state="take"] [data-instrument]');
  await ticket.waitFor();
  const number = (await ticket.getAttribute('data-instrument')) ?? '';
  await page.locator('[data-do="have-ticket"]').click();
  await page.locator('.cash-sheet').waitFor({ state: 'detached' });
  return number;
}
