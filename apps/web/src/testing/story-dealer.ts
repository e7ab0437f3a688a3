import type { Page } from 'playwright-core';

/** What a dealer does at a Game Console, by touching it. */
export interface StoryDealer {
  readonly page: Page;
  /** The main key of a step, once the console offers it. */
  press(name: string): Promise<void>;
  /** Tumbles as often as the console asks for. */
  tumble(): Promise<void>;
  enter(dice: readonly [number, number, number]): Promise<void>;
}

export function dealerAt(page: Page): StoryDealer {
  const press = (name: string) => page.locator(`[data-do="${name}"]:enabled`).first().click();
  const tumble = async () => {
    for (let count = 0; count < 3; count += 1) await press('count');
    await press('Tumble');
  };
  const enter = async (dice: readonly [number, number, number]) => {
    for (const [index, face] of dice.entries()) {
      await page.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
    }
    await press('RegisterResult');
  };
  return { page, press, tumble, enter };
}
