import type { Browser, Page } from 'playwright-core';
import { keepWindow, takeKept } from './kept-windows.ts';
import { LAPTOP, type Person, person, type ScreenSize } from './story-windows.ts';
import { watchedPage } from './watched-page.ts';

/** Somebody on a floor, for as long as a story lasts. */
export interface Visitor extends Person {
  /** What they have before them. */
  pages(): readonly Page[];
  /** Goes. A window that can be made as new waits for the next visitor, any other is closed. */
  leave(): Promise<void>;
  /** Goes and leaves nothing. */
  close(): Promise<void>;
}

/**
 * Somebody with a window of their own, at which another may have been before: a new one takes half as long again and more to open a
 * screen. Nobody can tell. Whatever was done with it that is not known to be harmless, it is not kept.
 */
export async function visitor(browser: Browser, address: string, size = LAPTOP): Promise<Visitor> {
  const { origin } = new URL(address);
  const page = await windowAt(browser, origin, size);
  const context = page.context();
  let isAltered = false;
  const undo: (() => void)[] = [];
  const alter = () => {
    isAltered = true;
  };
  const watched = (each: Page) =>
    watchedPage(each, { listened: (off) => undo.push(off), altered: alter });
  const first = watched(page);
  let isOpened = false;
  first.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== origin) alter();
  });
  return {
    newPage: async () => {
      if (isOpened) return watched(await sized(await context.newPage(), size));
      isOpened = true;
      return first;
    },
    pages: () => context.pages(),
    leave: async () => {
      for (const off of undo) off();
      const isAsNew = !isAltered && (await isEmptied(page, origin));
      if (isAsNew) await keepWindow(browser, { page, origin });
      else await context.close();
    },
    close: () => context.close(),
  };
}

async function windowAt(browser: Browser, origin: string, size: ScreenSize): Promise<Page> {
  const kept = await takeKept(browser, origin);
  return kept === undefined ? (await person(browser, size)).newPage() : sized(kept, size);
}

/** Whoever came first decided how large every page of a window opens. */
async function sized(page: Page, size: ScreenSize): Promise<Page> {
  await page.setViewportSize(size);
  return page;
}

/** On a floor's own ground, where nothing runs: what a window keeps of a floor, it keeps only while it stays there. */
const GROUND = '/icon.svg';
const MOMENT = 20_000;

/** Empties a window of everything somebody left in it; whether that could be done. A floor may be gone, or a page. */
async function isEmptied(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto(`${origin}${GROUND}`, { timeout: MOMENT });
    // Where it is in a new window.
    await page.mouse.move(0, 0);
    await context.clearCookies();
    return await page.evaluate(async () => {
      window.name = '';
      sessionStorage.clear();
      localStorage.clear();
      const isDeleted = (name: string) =>
        new Promise<boolean>((resolve) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => resolve(true);
          asked.onblocked = () => resolve(false);
          asked.onerror = () => resolve(false);
        });
      const databases = await indexedDB.databases();
      const gone = await Promise.all(databases.map(({ name = '' }) => isDeleted(name)));
      // What a worker of the shell keeps, no window of a story has.
      return gone.every(Boolean) && (await caches.keys()).length === 0;
    });
  } catch {
    return false;
  }
}
