import type { Page } from 'playwright-core';
import { playerAt, type StoryPlayer } from './story-player.ts';

/** What a player does at a card terminal. */
export interface CardPlayer extends StoryPlayer {
  /** Looks at a box, without sitting there. */
  goTo(box: number): Promise<void>;
  sit(box: number): Promise<void>;
  /** Puts one chip on each of these bets of a box. */
  stake(box: number, chips: Readonly<Record<string, number>>): Promise<void>;
  look(): Promise<void>;
  /** Lays the cards out as one of the three ways. */
  way(low: string): Promise<void>;
  putDown(): Promise<void>;
  houseWay(): Promise<void>;
  stage(name: string): Promise<void>;
}

export function cardPlayerAt(page: Page): CardPlayer {
  const player = playerAt(page);
  const goTo = (box: number) => page.locator(`.box-tile[data-box="${box}"]`).click();
  return {
    ...player,
    goTo,
    sit: async (box) => {
      await goTo(box);
      await page.locator('[data-do="TakeBox"]').click();
      await page.locator(`.box-tile[data-box="${box}"][data-mine]`).waitFor();
    },
    stake: async (box, chips) => {
      await goTo(box);
      for (const [bet, chip] of Object.entries(chips)) {
        await player.choose(chip);
        await player.bet(`${box}/${bet}`, chip);
      }
    },
    look: async () => {
      await page.locator('[data-do="LookAtCards"]').click();
      await page.locator('[data-slot]').first().waitFor();
    },
    way: (low) =>
      page
        .locator('[data-way]')
        .filter({ has: page.locator(`.way-half:first-of-type [data-card="${low}"]`) })
        .first()
        .click(),
    putDown: () => page.locator('[data-do="ArrangeHand"]').click(),
    houseWay: () => page.locator('[data-do="RequestHouseWay"]').click(),
    stage: (name) => page.locator(`.card-felt[data-stage="${name}"]`).waitFor(),
  };
}

/** Everything a page was sent, as it came. */
export function framesOf(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
}

/** The cards of a hand that somebody was told of, by whatever message. */
export function cardsIn(frames: readonly string[], hand: string): readonly string[] {
  const all = frames.join('\n');
  return hand.split(' ').filter((card) => new RegExp(`["\\s]${card}["\\s]`).test(all));
}

/** The dealer enters cards in the order they leave the deck, and deals. */
export async function enterCards(page: Page, ...hands: readonly string[]): Promise<void> {
  for (const card of hands.join(' ').split(' ')) {
    await page.locator(`button[data-card="${card}"]:enabled`).click();
  }
  await page.locator('[data-do="Deal"]:enabled').click();
}

/** What went wrong, by its key in the left column of the console; at a box, at the dealer's hand or at neither. */
export async function reportIrregularity(
  page: Page,
  incident: string,
  where: number | 'dealer' | null = null,
): Promise<void> {
  await page.locator(`[data-irregularity="${incident}"]:enabled`).click();
  const form = page.locator('form.incident-form');
  await form.waitFor();
  if (where !== null) await form.locator(`[data-choice="${where}"]`).click();
  await form.locator('[data-do="ReportIncident"]:enabled').click();
  await form.waitFor({ state: 'detached' });
}
