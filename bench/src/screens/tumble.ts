import type { Browser } from 'playwright-core';
import { type Drawn, drawnLine, openPage, traceFrames } from './trace.ts';

const GOAL = 0.9;
/** What is thrown comes to rest within this time. */
const THROW = 1_600;
const THROWS = 3;

const MOVING = `<style>
  div { width: 80px; height: 80px; background: #c00; animation: go 1s linear infinite alternate }
  @keyframes go { to { transform: translateX(600px) } }
</style><div></div>`;

/**
 * Frames as the browser's own trace has them while dice are tumbled and thrown, on terminal and display, against a page
 * on which one square moves, in the same browser and the same run.
 */
export async function measureTumble(browser: Browser, address: string): Promise<boolean> {
  const square = await openPage(browser);
  await square.setContent(MOVING);
  const baseline = await traceFrames(browser, square, () => square.waitForTimeout(3 * THROW));
  await square.close();
  const terminal = await throwDice(browser, `${address}/terminal?table=T`);
  const display = await throwDice(browser, `${address}/display?table=T`);
  console.log(`\nFrames of ${THROWS} throws, by trace`);
  console.log(drawnLine('one moving square', baseline));
  console.log(drawnLine('terminal         ', terminal));
  console.log(drawnLine('display          ', display));
  const ratios = [terminal, display].map(({ rate }) => rate / baseline.rate);
  const [atTerminal = 0, atDisplay = 0] = ratios;
  console.log(
    `frames a second, terminal / square: ${atTerminal.toFixed(2)}, display / square: ` +
      `${atDisplay.toFixed(2)} (goal: at least ${GOAL})`,
  );
  return ratios.every((ratio) => ratio >= GOAL);
}

/** Several throws, from the moment dice are tumbled until they lie still. */
async function throwDice(browser: Browser, url: string): Promise<Drawn> {
  const page = await openPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const seen: Drawn[] = [];
  while (seen.length < THROWS) {
    await page.locator('.dome[data-dome="tumbling"]').waitFor();
    const drawn = await traceFrames(browser, page, async () => {
      await page.locator('.dome[data-dome="showing"]').waitFor();
      await page.waitForTimeout(THROW);
    });
    seen.push(drawn);
  }
  await page.close();
  const sum = (of: (each: Drawn) => number) => seen.reduce((total, each) => total + of(each), 0);
  return {
    frames: sum(({ frames }) => frames),
    rate: sum(({ rate }) => rate) / seen.length,
    late: sum(({ late }) => late),
    longest: Math.max(...seen.map(({ longest }) => longest)),
  };
}
