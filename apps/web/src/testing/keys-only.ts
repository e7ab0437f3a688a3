import type { Page } from 'playwright-core';

/** Somebody without a mouse. What they come past and cannot see the focus on is a problem. */
export interface KeysOnly {
  /** Goes on with Tab until what is named has the focus. */
  to(target: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** What had the focus and did not show it. */
  unseen(): readonly string[];
}

/** Further than any screen of the house is long. */
const FARTHEST = 250;

export function keysOnly(page: Page): KeysOnly {
  const unseen = new Set<string>();
  const here = (target: string) =>
    page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { isThere: false, problem: null };
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      const name = focused.outerHTML.slice(0, 80);
      return { isThere: focused.matches(wanted), problem: isSeen ? null : name };
    }, target);
  return {
    to: async (target) => {
      await page.locator(target).first().waitFor();
      for (let step = 0; step < FARTHEST; step += 1) {
        const { isThere, problem } = await here(target);
        if (isThere) return;
        if (problem !== null) unseen.add(problem);
        await page.keyboard.press('Tab');
      }
      throw new Error(`No way to ${target} with the Tab key.`);
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    unseen: () => [...unseen],
  };
}
