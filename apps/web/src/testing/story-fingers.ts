import type { CDPSession, Page } from 'playwright-core';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen, as many as one likes. */
export interface StoryFingers {
  down(...places: readonly Place[]): Promise<void>;
  /** All fingers from where they are to here, in steps as a hand makes them. */
  move(...places: readonly Place[]): Promise<void>;
  up(): Promise<void>;
  /** Down and up at once, however busy the machine: a slow tap would be a long press. */
  tap(...places: readonly Place[]): Promise<void>;
}

const STEPS = 6;

export async function fingersOn(page: Page): Promise<StoryFingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let at: readonly Place[] = [];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(({ x, y }, id) => ({ x, y, id })),
    });
  return {
    down: async (...places) => {
      at = places;
      await touch('touchStart', places);
    },
    move: async (...places) => {
      const from = at;
      for (let step = 1; step <= STEPS; step += 1) {
        at = places.map((to, index) => between(from[index] ?? to, to, step / STEPS));
        await touch('touchMove', at);
      }
    },
    up: async () => {
      at = [];
      await touch('touchEnd', []);
    },
    tap: async (...places) => {
      await Promise.all([touch('touchStart', places), touch('touchEnd', [])]);
    },
  };
}

function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
