import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** Gzipped kilobytes of JavaScript, and of fonts, a terminal may load. */
const SCRIPTS_MOST = 150;
const FONTS_MOST = 1000;

/** Everything the terminal's page fetches until the line is quiet; what a first bet needs of it a test weighs. */
export async function measureWeight(
  browser: Browser,
  terminal: string,
  sign: string,
): Promise<boolean> {
  const address = new URL(terminal).origin;
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const weights = { script: 0, font: 0 };
  const outside: string[] = [];
  page.on('response', async (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(address)) outside.push(response.url());
    const body = await response.body().catch(() => Buffer.alloc(0));
    if (kind === 'script') weights.script += gzipSync(body).length;
    else if (kind === 'font') weights.font += body.length;
  });
  await page.goto(terminal);
  await page.locator(sign).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  const [script, font] = [weights.script / 1000, weights.font / 1000];
  console.log(`\nWhat ${terminal.slice(address.length)} loads`);
  console.log(`JavaScript ${script.toFixed(1)} KB gzipped (at most ${SCRIPTS_MOST})`);
  console.log(`fonts      ${font.toFixed(0)} KB (at most ${FONTS_MOST})`);
  console.log(`requests to anywhere else: ${outside.length}`);
  return script <= SCRIPTS_MOST && font <= FONTS_MOST && outside.length === 0;
}
