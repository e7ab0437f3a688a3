import type { Page } from 'playwright-core';

/** What a player does at a terminal, and what it shows. */
export interface StoryPlayer {
  readonly page: Page;
  choose(chip: number): Promise<void>;
  /** Places the chosen chip and waits until the stake is registered. */
  bet(area: string, registered: number): Promise<void>;
  until(phase: string): Promise<void>;
  amount(meter: 'credit' | 'bet' | 'win'): Promise<number>;
  lit(): Promise<readonly string[]>;
  /** What each area shows as returned, by area. */
  returned(): Promise<Readonly<Record<string, number>>>;
  untilAmount(meter: 'credit' | 'bet' | 'win', amount: number): Promise<void>;
}

export function playerAt(page: Page): StoryPlayer {
  const area = (bet: string) => page.locator(`[data-area="${bet}"]`);
  return {
    page,
    choose: (chip) => page.locator(`button[data-chip="${chip}"]`).click(),
    bet: async (bet, registered) => {
      await area(bet).click();
      await area(bet)
        .locator(`[data-chip="registered"][data-registered="${registered}"]`)
        .waitFor();
    },
    until: (phase) => page.locator(`.phase[data-phase="${phase}"]`).waitFor(),
    amount: async (meter) =>
      Number(await page.locator(`[data-meter="${meter}"]`).getAttribute('data-amount')),
    lit: () =>
      page
        .locator('[data-area][data-light="lit"]')
        .evaluateAll((areas) => areas.map((each) => each.getAttribute('data-area') ?? '')),
    returned: async () =>
      Object.fromEntries(
        await page
          .locator('[data-area]:has([data-returned])')
          .evaluateAll((areas) =>
            areas.map((each) => [
              each.getAttribute('data-area') ?? '',
              Number(each.querySelector('[data-returned]')?.getAttribute('data-returned')),
            ]),
          ),
      ),
    untilAmount: (meter, amount) =>
      page.locator(`[data-meter="${meter}"][data-amount="${amount}"]`).waitFor(),
  };
}
