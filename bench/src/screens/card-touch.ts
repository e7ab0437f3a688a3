import type { Browser, Page } from 'playwright-core';
import type { OpenFloor } from './open-floor.ts';

const TABLE = 'C';
const SWAPS = 40;

/** A swap or a flip is on the screen in the first frame after the touch; the baseline is a button that does nothing else. */
export async function measureCardTouch(browser: Browser, floor: OpenFloor): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(`${floor.address}/terminal?table=${TABLE}`);
  await page.locator('.box-tile[data-box="3"]').click();
  await page.locator('[data-do="TakeBox"]').click();
  await page.locator('.box-tile[data-box="3"][data-mine]').waitFor();
  await floor.order(TABLE, { type: 'OpenBets' });
  await page.locator('.spot[data-bet="initial"]:enabled').click();
  await page.locator('.spot[data-bet="initial"] [data-chip="registered"]').waitFor();
  await floor.order(TABLE, { type: 'CloseBets' });
  await floor.order(TABLE, { type: 'Deal' });
  // The faces are asked for by the first touch and come over the line; turning them over is what is drawn.
  await page.locator('.unseen-card').first().hover();
  await page.mouse.down();
  await page.locator('.unseen-card [data-card]').first().waitFor();
  await page.waitForTimeout(400);
  await page.mouse.up();
  const flip = await framesUntil(page, '[data-do="LookAtCards"]', '.hands', 1);
  const swaps = await framesUntil(page, '[data-way]', '.half[data-is="low"]', SWAPS);
  const plain = await framesOfAButton(page, SWAPS);
  await page.close();
  console.log('\nFrames from a touch until what it does is drawn');
  console.log(`a button that only counts  ${most(plain)} at most`);
  console.log(`cards turned over          ${most(flip)} at most`);
  console.log(`${SWAPS} swaps                   ${most(swaps)} at most (goal 1)`);
  return most(flip) <= 1 && most(swaps) <= 1;
}

const most = (frames: readonly number[]) => Math.max(...frames);

/** Presses keys in turn, and counts the frames until what stands in `shown` is another. */
async function framesUntil(
  page: Page,
  keys: string,
  shown: string,
  times: number,
): Promise<readonly number[]> {
  const counted = await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const text = () => document.querySelector(${JSON.stringify(shown)})?.innerHTML ?? '';
    const counts = [];
    for (let time = 0; time < ${times}; time += 1) {
      const all = [...document.querySelectorAll(${JSON.stringify(keys)})];
      const before = text();
      // Two of the three ways may lie the same: the first key that moves something is the one that counts.
      const key = all.find((each) => each.getAttribute('aria-checked') !== 'true') ?? all[0];
      key.click();
      let frames = 0;
      do { await frame(); frames += 1; } while (text() === before && frames < 60);
      counts.push(frames);
    }
    return counts;
  })()`);
  return Array.isArray(counted) ? counted.map(Number) : [];
}

async function framesOfAButton(page: Page, times: number): Promise<readonly number[]> {
  const counted = await page.evaluate(`(async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.addEventListener('click', () => { button.textContent = String(Number(button.textContent) + 1); });
    const counts = [];
    for (let time = 0; time < ${times}; time += 1) {
      const before = button.textContent;
      button.click();
      let frames = 0;
      do { await new Promise(requestAnimationFrame); frames += 1; } while (button.textContent === before && frames < 60);
      counts.push(frames);
    }
    button.remove();
    return counts;
  })()`);
  return Array.isArray(counted) ? counted.map(Number) : [];
}
