import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';

/** Somebody's window on a floor, watched: an error in its console is an error of the story. */
export interface StoryWindow {
  readonly page: Page;
  readonly errors: readonly string[];
}

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const KIOSK: ScreenSize = { width: 1920, height: 1080 };
/** Drawing by software costs by the point; what people do is the same on a smaller screen. */
const LAPTOP: ScreenSize = { width: 1366, height: 768 };

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
  return context;
}

async function openWindow(
  context: BrowserContext,
  url: string,
  sign: string,
): Promise<StoryWindow> {
  const page = await context.newPage();
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
  context: BrowserContext,
  address: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(context, `${address}/terminal?table=${table}`, '[data-area]');
}

export function openConsole(
  context: BrowserContext,
  address: string,
  table: string,
  as = 'dealer',
): Promise<StoryWindow> {
  return openWindow(context, `${address}/console?table=${table}&as=${as}`, '.console');
}

export function openDisplay(
  context: BrowserContext,
  address: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(context, `${address}/display?table=${table}`, '.board');
}

export function openLobby(context: BrowserContext, address: string): Promise<StoryWindow> {
  return openWindow(context, `${address}/`, '[data-table]');
}

export function openOffice(
  context: BrowserContext,
  address: string,
  as: string,
  view = 'win',
): Promise<StoryWindow> {
  return openWindow(context, `${address}/office?as=${as}&view=${view}`, '.office-bar');
}

export function openPit(
  context: BrowserContext,
  address: string,
  as: string,
  table: string,
): Promise<StoryWindow> {
  return openWindow(context, `${address}/pit?as=${as}&table=${table}`, '[data-tile]');
}

export function openCage(
  context: BrowserContext,
  address: string,
  as: string,
): Promise<StoryWindow> {
  return openWindow(context, `${address}/cage?as=${as}`, '.cage main');
}
