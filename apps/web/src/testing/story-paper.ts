import type { Page } from 'playwright-core';

/** What comes out of the printer: how many pages, and every text on them. */
export interface Printed {
  readonly pages: number;
  readonly text: string;
}

/** Prints what a person would get by pressing Print. */
export async function printed(page: Page): Promise<Printed> {
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  // Not `screen`: the next sheet would be printed as it stands on the screen.
  await page.emulateMedia({ media: null });
  // Every page is an object of its own; the tree they hang on is called Pages.
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
  return { pages, text };
}
