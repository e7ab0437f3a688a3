import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/**
 * Where Linux distributions put Chromium; `CHROMIUM` names another. Debian's own command asks for drawing by a graphics
 * card that is not there, which takes a tenth more of the processor: what it starts comes first.
 */
const PLACES = [
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera of a story and who watches it are both on this machine, where names of the local network mean nothing.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

/** How long anything may take to appear; a busy machine is no fault of a screen. */
export const PATIENCE = 120_000;

/** A real browser that fetches nothing by itself. Whoever opens it closes it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) {
    throw new Error('The stories need Chromium; set CHROMIUM to where it is.');
  }
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A page of its own, with nothing that moves for the sake of moving. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(PATIENCE);
  return page;
}
