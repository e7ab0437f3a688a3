import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';
import { giveBrowserBack, openBrowser } from '../testing/windows/browser.ts';
import {
  LAPTOP,
  openConsole,
  openTerminal,
  type ScreenSize,
} from '../testing/windows/story-windows.ts';
import { visitor } from '../testing/windows/visitor.ts';

const story = storyOn(['table: KEPT, game: rws-sic-bo-2021/b']);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  // Nobody of the stories before has left a window.
  for (const context of browser.contexts()) await context.close();
});
afterAll(() => giveBrowserBack(browser));

const comes = (size?: ScreenSize) => visitor(browser, story.floor().address(), size);

/** Everything a window could tell of who was at it before. */
async function traces(page: Page): Promise<unknown> {
  const found = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    cookie: document.cookie,
    name: window.name,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    screen: [innerWidth, innerHeight, screen.width, screen.height],
    isOnline: navigator.onLine,
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isTouched: navigator.userActivation.hasBeenActive,
  }));
  return {
    ...found,
    cookies: await page.context().cookies(),
    pages: page.context().pages().length,
  };
}

/** What a window shows at the very first, before any screen is opened in it. */
async function firstLook(): Promise<{ readonly found: unknown; readonly said: string | null }> {
  const somebody = await comes();
  const page = await somebody.newPage();
  await page.goto(`${story.floor().address()}/icon.svg`);
  const found = await traces(page);
  const { page: terminal } = await openTerminal(somebody, story.floor().address(), 'KEPT');
  const said = await terminal.locator('html').getAttribute('lang');
  await somebody.close();
  return { found, said };
}

test('a window somebody has left is the next one’s, who cannot tell it from a new one', async () => {
  const address = story.floor().address();
  const asNew = await firstLook();
  const somebody = await comes();
  const { page, errors } = await openTerminal(somebody, address, 'KEPT');
  await page.locator('[data-language="zh-Hans"]').first().click();
  await page.locator('[data-area]').first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate("document.cookie = 'who=somebody; max-age=3600'");
  await page.evaluate(() => {
    window.name = 'somebody';
    sessionStorage.setItem('who', 'somebody');
    localStorage.setItem('who', 'somebody');
  });
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  const say = (words: string) => `console.error(${JSON.stringify(words)})`;
  await page.evaluate(say('first'));
  await expect.poll(() => heard).toEqual(['first']);
  await openConsole(somebody, address, 'KEPT');
  await somebody.leave();
  const left = browser.contexts();
  expect(left.map((context) => context.pages().length)).toEqual([1]);

  const next = await comes();
  expect(browser.contexts()).toEqual(left);
  const again = await openTerminal(next, address, 'KEPT');
  await again.page.evaluate(say('second'));
  await expect.poll(() => again.errors).toEqual(['second']);
  expect([heard, errors]).toEqual([['first'], ['first']]);
  await next.leave();
  expect(await firstLook()).toEqual(asNew);
});

test('every page of a window is as large as the screen of whoever is at it now', async () => {
  const KIOSK = { width: 1920, height: 1080 };
  await (await comes(KIOSK)).leave();
  const left = browser.contexts();
  const somebody = await comes(LAPTOP);
  expect(browser.contexts()).toEqual(left);
  const seen = [];
  for (const _ of ['first', 'second', 'third']) {
    const page = await somebody.newPage();
    seen.push(await page.evaluate(() => ({ width: innerWidth, height: innerHeight })));
  }
  expect(seen).toEqual([LAPTOP, LAPTOP, LAPTOP]);
  await somebody.close();
});

const LASTING: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a line that is cut': (page) => page.context().setOffline(true),
  'a request answered by the story': (page) => page.route('**/api/**', (route) => route.abort()),
  'a script before every page': (page) => page.addInitScript(() => undefined),
  'a function of the story': (page) => page.exposeFunction('told', () => undefined),
  'a clock that was stopped': (page) => page.clock.install(),
  'a hand on the browser itself': (page) => page.context().newCDPSession(page),
  'paper instead of a screen': (page) => page.emulateMedia({ media: 'print' }),
  'a key held down': (page) => page.keyboard.down('Shift'),
  'something stored that no screen stores': (page) => page.evaluate(() => caches.open('somebody')),
  'another place': (page) => page.goto('data:text/html,elsewhere'),
  'a window that was closed': (page) => page.close(),
};

test.each(Object.entries(LASTING))('nobody comes after %s', async (_, alter) => {
  const somebody = await comes();
  const { page } = await openConsole(somebody, story.floor().address(), 'KEPT');
  await alter(page);
  await somebody.leave();
  expect(browser.contexts()).toEqual([]);
});
