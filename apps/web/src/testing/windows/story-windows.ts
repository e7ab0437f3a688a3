import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import { drawWhenLookedAt } from './unseen.ts';

/** Somebody's window on a floor, watched: an error in its console is an error of the story. */
export interface StoryWindow {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** Whoever opens windows. */
export interface Person {
  newPage(): Promise<Page>;
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const KIOSK: ScreenSize = { width: 1920, height: 1080 };
/** Drawing by software costs by the point; what people do is the same on a smaller screen. */
export const LAPTOP: ScreenSize = { width: 1366, height: 768 };

/**
 * A browser of one person. Two people have two. None of them keeps the shell of a terminal for a day without a server:
 * keeping it takes a seventh of opening a terminal, and terminal-keys.story.test.ts tells of that day.
 */
export async function person(browser: Browser, size = LAPTOP): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  await drawWhenLookedAt(context);
  return context;
}

async function openWindow(somebody: Person, url: string, sign: string): Promise<StoryWindow> {
  const page = await somebody.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(url);
  await page.locator(sign).first().waitFor();
  return { page, errors };
}

export function openTerminal(
  somebody: Person,
  address: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/terminal?table=${table}`, '[data-area]');
}

export function openConsole(
  somebody: Person,
  address: string,
  table: string,
  as = 'dealer',
): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/console?table=${table}&as=${as}`, '.console');
}

export function openDisplay(
  somebody: Person,
  address: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/display?table=${table}`, '.board');
}

export function openLobby(somebody: Person, address: string): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/`, '[data-table]');
}

export function openOffice(
  somebody: Person,
  address: string,
  as: string,
  view = 'win',
): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/office?as=${as}&view=${view}`, '.office-bar');
}

export function openPit(
  somebody: Person,
  address: string,
  as: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/pit?as=${as}&table=${table}`, '[data-tile]');
}

export function openCage(somebody: Person, address: string, as: string): Promise<StoryWindow> {
  return openWindow(somebody, `${address}/cage?as=${as}`, '.cage main');
}
