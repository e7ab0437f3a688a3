import type { Browser } from 'playwright-core';

const OPENINGS = 7;
const GOAL = 1.5;

/** From opening the page until a first bet is registered, against opening a page of bare text. */
export async function measureFirstBet(browser: Browser, address: string): Promise<boolean> {
  const bets: number[] = [];
  const texts: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    texts.push(await seconds(browser, `${address}/healthz`, 'body', null));
    bets.push(
      await seconds(
        browser,
        `${address}/terminal?table=B`,
        '[data-area="big"]',
        '[data-area="big"] [data-chip="registered"]',
      ),
    );
  }
  const bet = median(bets);
  const text = median(texts);
  console.log('\nFrom opening the page until a first bet is registered');
  console.log(`bare text  ${text.toFixed(2)} s`);
  console.log(`terminal   ${bet.toFixed(2)} s (goal ${GOAL})`);
  console.log(`terminal / bare text: ${(bet / text).toFixed(1)}`);
  return bet <= GOAL;
}

async function seconds(
  browser: Browser,
  url: string,
  target: string,
  registered: string | null,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(target).first().waitFor();
  if (registered !== null) {
    await page.locator('.phase[data-phase="open"]').waitFor();
    await page.locator(target).click();
    await page.locator(registered).waitFor();
  }
  const took = (performance.now() - began) / 1000;
  await context.close();
  return took;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
