import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyOn } from '../testing/story.ts';
import { placesOn, pressCashOut, takeTicket } from '../testing/story-cash-out.ts';
import { type LineMessage, type StoryLine, storyLine } from '../testing/story-line.ts';
import { playerAt } from '../testing/story-player.ts';
import { openTerminal } from '../testing/windows/story-windows.ts';

const story = storyOn(['table: EDGE, game: rws-sic-bo-2021/b']);

const ALL = 200_000;
const EACH = 10_000;

let line: StoryLine;
beforeAll(async () => {
  line = await storyLine(story.floor().address(), 30);
});
afterAll(() => line.close());

/** Commands, answers and what changes the view; pings and greetings are no boundary of a cash-out. */
function isOfCashOut({ text }: LineMessage): boolean {
  return /"type":"(?:do|answer|event|ask|known)"/.test(text);
}

/** Lets so many messages through and no more; resolves when the next one was kept back. */
function stopAfter(count: number): Promise<void> {
  let passed = 0;
  return new Promise((resolve) => {
    line.letThrough((message) => {
      if (passed < count && !isOfCashOut(message)) return true;
      if (passed < count) {
        passed += 1;
        return true;
      }
      if (isOfCashOut(message)) resolve();
      return false;
    });
  });
}

/** The window is killed and opened again on a line that works. */
async function killedAndBack(page: Page): Promise<void> {
  line.calm();
  await page.reload();
  await page.locator('[data-area]').first().waitFor();
}

const BOUNDARIES = [0, 1, 2, 3] as const;

test('[baize-floor#instrument] a window killed at any message of a cash-out finds every cent', async () => {
  const { page } = await openTerminal(await story.person(), line.address, 'EDGE');
  const player = playerAt(page);
  const numbers = new Set<string>();
  for (const boundary of BOUNDARIES) {
    const before = ALL - numbers.size * EACH;
    await player.untilAmount('credit', before);
    const stopped = stopAfter(boundary);
    await pressCashOut(page, '100');
    // Where fewer messages than that follow, the ticket is on the screen.
    await Promise.race([stopped, page.locator('[data-state="take"]').waitFor()]);
    await killedAndBack(page);
    await page.locator('[data-state="take"]').waitFor();
    expect(await placesOn(page)).toEqual({ credit: before - EACH, held: 0, ticket: EACH });
    numbers.add(await takeTicket(page));
  }
  await player.untilAmount('credit', ALL - BOUNDARIES.length * EACH);
  expect(numbers.size).toBe(BOUNDARIES.length);
});

test('[baize-floor#instrument] a window killed at any message of "I have it" shows the ticket or has confirmed it', async () => {
  const { page } = await openTerminal(await story.person(), line.address, 'EDGE');
  const player = playerAt(page);
  for (const boundary of BOUNDARIES) {
    const before = await player.amount('credit');
    await pressCashOut(page, '100');
    await page.locator('[data-state="take"]').waitFor();
    const stopped = stopAfter(boundary);
    await page.locator('[data-do="have-ticket"]').click();
    // Where fewer messages than that follow, the confirmation is complete.
    const closed = page.locator('.cash-sheet').waitFor({ state: 'detached' });
    await Promise.race([stopped, closed]);
    await killedAndBack(page);
    await player.untilAmount('credit', before - EACH);
    if ((await page.locator('[data-state="take"]').count()) > 0) await takeTicket(page);
    await page.locator('.cash-out:not(:disabled)').waitFor();
  }
});
