import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A window nobody sits at, on a floor's own ground, with nothing left of who was there. */
export interface KeptWindow {
  readonly page: Page;
  /** Where it has been, and nowhere else: there it has kept scripts, styles and type. */
  readonly origin: string;
}

/** More people than nearly every story has; each window is a process that takes room. */
const MOST = 6;

/** By browser; the stories of a worker come one after the other, and take them again. */
const waiting = new WeakMap<Browser, readonly KeptWindow[]>();

function windowsOf(browser: Browser): readonly KeptWindow[] {
  return (waiting.get(browser) ?? []).filter(({ page }) => !page.isClosed());
}

/** Whether the window waits for somebody. */
export function isKept(browser: Browser, context: BrowserContext): boolean {
  return windowsOf(browser).some(({ page }) => page.context() === context);
}

/** For the next who comes to the same floor, or to another that stands where it stood. */
export async function keepWindow(browser: Browser, left: KeptWindow): Promise<void> {
  const windows = windowsOf(browser);
  if (windows.length < MOST) waiting.set(browser, [...windows, left]);
  else await left.page.context().close();
}

/** One that was left here; those of other places are of no use any more. */
export async function takeKept(browser: Browser, origin: string): Promise<Page | undefined> {
  const windows = windowsOf(browser);
  const [last, ...others] = windows.filter((each) => each.origin === origin).toReversed();
  waiting.set(browser, others.toReversed());
  const elsewhere = windows.filter((each) => each.origin !== origin);
  for (const { page } of elsewhere) await page.context().close();
  return last?.page;
}
