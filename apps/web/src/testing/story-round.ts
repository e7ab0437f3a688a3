import type { Page } from 'playwright-core';
import type { Story } from './story.ts';
import type { StoryDealer } from './story-dealer.ts';
import type { StoryPlayer } from './story-player.ts';
import { KIOSK, openPit } from './windows/story-windows.ts';

/** A dealer and a player of one table, with bets on it. */
export interface BegunRound {
  readonly dealer: StoryDealer;
  readonly player: StoryPlayer;
  /** What the player could spend before betting. */
  readonly credit: number;
}

/** Bets are open, and the player has staked the same chip once on each of these areas. */
export async function beginRound(
  story: Story,
  table: string,
  chip: number,
  bets: readonly string[],
): Promise<BegunRound> {
  const dealer = await story.dealer(table);
  const player = await story.player(table);
  const credit = await bet(story, { dealer, player }, chip, bets);
  return { dealer, player, credit };
}

/** The same for people who are already there; what the player could spend before. */
export async function bet(
  story: Story,
  { dealer, player }: Pick<BegunRound, 'dealer' | 'player'>,
  chip: number,
  bets: readonly string[],
): Promise<number> {
  await story.open(dealer, player);
  const credit = await player.amount('credit');
  await player.choose(chip);
  for (const area of bets) await player.bet(area, chip);
  return credit;
}

/** "No more bets", and the dice are tumbled. */
export async function tumble({ dealer }: Pick<BegunRound, 'dealer'>): Promise<void> {
  await dealer.press('CloseBets');
  await dealer.tumble();
}

/** A whole round in which the player has lost 5.00 on Big. */
export async function lostRound(story: Story, table: string): Promise<BegunRound> {
  const round = await beginRound(story, table, 500, ['big']);
  await tumble(round);
  await round.dealer.enter([1, 2, 3]);
  await round.player.untilAmount('credit', round.credit - 500);
  return round;
}

/** A wrong result is reported in the pit, with what the dice showed; somebody else has to agree. */
export async function askToCorrect(
  pit: Page,
  dice: readonly number[],
  key = '[data-correct]',
): Promise<void> {
  await pit.locator(key).first().click();
  const form = pit.locator('form.incident-form');
  for (const [index, face] of dice.entries()) {
    await form.locator(`[data-die="${index + 1}"] [data-face="${face}"]`).click();
  }
  await form.locator('[data-do="ReportIncident"]').click();
}

/** Somebody of the pit with a table before them, on the screen a pit has. */
export async function pitAt(story: Story, as: string, table: string): Promise<Page> {
  const { page } = await openPit(await story.person(), story.floor().address(), as, table);
  await page.setViewportSize(KIOSK);
  await page.locator(`[data-board="${table}"]`).waitFor();
  return page;
}

/** The terminal a player sits at. */
export async function terminalOf({ page }: StoryPlayer): Promise<string> {
  const own = page.locator('[data-own-terminal]').first();
  return (await own.getAttribute('data-own-terminal')) ?? '';
}

/** Whole rounds that nobody bets in, given to the table by the dealer's own window, as fast as it answers. */
export async function playRounds(
  { page }: StoryDealer,
  table: string,
  from: number,
  to: number,
): Promise<void> {
  const orders = [];
  for (let number = from; number <= to; number += 1) {
    const round = `${table}-${number}`;
    // Not the same dice in every round: the floor would tell that chance has no part in it.
    const dice = [(number % 6) + 1, ((number * 5) % 6) + 1, ((number * 3 + 1) % 6) + 1];
    orders.push(
      { command: { type: 'OpenBets' } },
      { round, command: { type: 'CloseBets' } },
      { round, command: { type: 'Tumble', tumbles: 3 } },
      { round, command: { type: 'RegisterResult', dice, flat: true } },
    );
  }
  const refused = await page.evaluate(
    async ({ path, given }) => {
      const key: unknown = JSON.parse(sessionStorage.getItem('baize-key') ?? '{}');
      const headers = {
        authorization: `Bearer ${Reflect.get(Object(key), 'token')}`,
        'content-type': 'application/json',
        'x-baize': '1',
      };
      for (const order of given) {
        const body = JSON.stringify({ op: crypto.randomUUID(), ...order });
        const answer = await fetch(path, { method: 'POST', headers, body });
        const said = await answer.text();
        if (!said.includes('"accepted"')) return `${answer.status} ${said}`;
      }
      return null;
    },
    { path: `/api/tables/${table}/commands`, given: orders },
  );
  if (refused !== null) throw new Error(`A round could not be played: ${refused}`);
}
