import { existsSync, statfsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { isKept } from './kept-windows.ts';
import { drawWhenLookedAt } from './unseen.ts';

/**
 * Where Linux distributions put Chromium; `CHROMIUM` names another. The shell without a window is the same engine without
 * the parts of a browser no story looks at, and takes a tenth less of the processor. Debian's own command asks for drawing
 * by a graphics card that is not there, which takes a tenth more: what it starts comes before it.
 */
const PLACES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * What of the browser no story needs. Whoever names any replaces the list Playwright brings along, so what matters of
 * that is here too: without it the same stories took 130 seconds of the processor instead of 119.
 */
const FEATURES_OFF = [
  // A camera of a story and who watches it are both on this machine, where names of the local network mean nothing.
  'WebRtcHideLocalIpsWithMdns',
  // A process for a page that nobody opens.
  'SpareRendererForSitePerProcess',
  'PaintHolding',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'ThirdPartyStoragePartitioning',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-audio-output',
  `--disable-features=${FEATURES_OFF.join(',')}`,
  // A page of a story is gone before its scripts have run often enough to be worth compiling well.
  '--js-flags=--no-maglev,--no-opt',
];

// What the processes of a browser share is kept in memory, where it has room; Playwright has it written to the disk, for
// containers that have next to none.
const ON_DISK = '--disable-dev-shm-usage';
const ENOUGH = 2 ** 30;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}

/** How long anything may take to appear; a busy machine is not the doing of a screen. */
export const PATIENCE = 120_000;

/** Browsers nobody looks into; the stories of a worker come one after the other, and take them again. */
const waiting: Browser[] = [];

/** A real browser that fetches nothing by itself. Whoever opens it gives it back. */
export async function openBrowser(): Promise<Browser> {
  for (let browser = waiting.pop(); browser !== undefined; browser = waiting.pop()) {
    if (browser.isConnected()) return browser;
  }
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error('The stories need Chromium; set CHROMIUM to where it is.');
  }
  const ignoreDefaultArgs = hasSharedMemory() ? [ON_DISK] : [];
  return chromium.launch({ executablePath, args: FLAGS, ignoreDefaultArgs });
}

/** Keeps a browser for the next story: a new one takes longer than many a story. */
export async function giveBrowserBack(browser: Browser | undefined): Promise<void> {
  if (!browser?.isConnected()) return;
  await closeWindows(browser);
  waiting.push(browser);
}

/** Closes every window of a browser but those that wait, emptied, for somebody. */
export async function closeWindows(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    if (!isKept(browser, context)) await context.close();
  }
}

/** A page of its own, with nothing that moves for the sake of moving. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await drawWhenLookedAt(page.context());
  page.setDefaultTimeout(PATIENCE);
  return page;
}
