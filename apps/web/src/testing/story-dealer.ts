import type { Page } from 'playwright-core';

/** What a dealer does at a Game Console, by touching it. */
export interface StoryDealer {
  readonly page: Page;
  /** The main key of a step, once the console offers it. */
  press(name: string): Promise<void>;
  /** Tumbles as often as the console asks for. */
  tumble(): Promise<void>;
  enter(dice: readonly [number, number, number]): Promise<void>;
  /** Collects, pays and clears where the book has a dealer do it, until a next round can begin. */
  finish(): Promise<void>;
}

const FINISHING = ['CollectLosers', 'PayWinners', 'ClearLights'];
const NEXT_ROUND = ['OpenBets', 'count'];

export function dealerAt(page: Page): StoryDealer {
  const press = (name: string) => page.locator(`[data-do="${name}"]:enabled`).first().click();
  const tumble = async () => {
    for (let count = 0; count < 3; count += 1) await press('count');
    await press('Tumble');
  };
  const enter = async (dice: readonly [number, number, number]) => {
    // Some books uncover the dice once they have been tumbled, or once bets are closed.
    const uncover = page.locator('[data-do="Uncover"]:enabled');
    await uncover.or(page.locator('[data-face]')).first().waitFor();
    if (await uncover.isVisible()) await uncover.click();
    for (const [index, face] of dice.entries()) {
      await page.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
    }
    await press('RegisterResult');
  };
  const finish = async () => {
    const keys = [...FINISHING, ...NEXT_ROUND].map((name) => `[data-do="${name}"]:enabled`).join();
    for (;;) {
      const key = page.locator(keys).first();
      const name = (await key.getAttribute('data-do')) ?? '';
      if (NEXT_ROUND.includes(name)) return;
      await key.click();
      await page.locator(`[data-do="${name}"]`).waitFor({ state: 'detached' });
    }
  };
  return { page, press, tumble, enter, finish };
}
