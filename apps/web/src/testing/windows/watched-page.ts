import type { Page } from 'playwright-core';

/** What leaves nothing behind that going elsewhere and emptying what is stored would not take away. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...['locator', 'getByText', 'evaluate', 'screenshot', 'url', 'viewportSize', 'setViewportSize'],
  ...['goto', 'reload', 'waitForURL', 'waitForFunction', 'waitForTimeout', 'isClosed', 'close'],
  // Whoever is given a page by a promise asks whether it is one itself.
  'then',
]);

/** A key that is held down is still down for the next one. */
const HARMLESS_KEYS: ReadonlySet<string> = new Set(['press', 'type', 'insertText', 'then']);

/** What somebody did with a page. */
export interface Watch {
  /** Called with whatever takes a listener away again. */
  listened(undo: () => void): void;
  /** Something that is not known to be harmless was asked for. */
  altered(): void;
}

/** The page, and a look over the shoulder of whoever uses it: what is not known to be harmless is told. */
export function watchedPage(page: Page, watch: Watch): Page {
  const keyboard = new Proxy(page.keyboard, {
    get: (target, name) => partOf(target, name, HARMLESS_KEYS, watch),
  });
  const on = (...words: readonly unknown[]): void => {
    Reflect.apply(page.on, page, words);
    watch.listened(() => Reflect.apply(page.off, page, words));
  };
  return new Proxy(page, {
    get: (target, name) => {
      if (name === 'keyboard') return keyboard;
      return name === 'on' ? on : partOf(target, name, HARMLESS, watch);
    },
  });
}

function partOf(
  target: object,
  name: string | symbol,
  harmless: ReadonlySet<string>,
  watch: Watch,
): unknown {
  if (!harmless.has(String(name))) watch.altered();
  const part: unknown = Reflect.get(target, name);
  return typeof part === 'function' ? part.bind(target) : part;
}
