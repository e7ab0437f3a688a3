import { money } from '@baize/exact';
import { DECK } from '@baize/si-ki-pi';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import {
  betting,
  dealer,
  diceConfig,
  manager,
  seatWithCredit,
  submitAccepted,
} from './dice-table.ts';

/** A pair of aces: seven points Low beside them. It beats the dealer twice. */
export const PAIR = 'Ah Ac 9h 8d';
/** Nine points at best, with nothing left for the other hand. */
export const NINE = 'Kc Jd Th 9c';
/** Three cards from King to 10: Q-J Low without points, K-2 High with two. */
export const DEALER = 'Kd Qc Jh 2s';

/** The cards named first, hand by hand as they are dealt, and the rest of the deck behind them. */
export function deckOf(...hands: readonly string[]): readonly string[] {
  const named = hands.flatMap((hand) => hand.split(' '));
  return [...named, ...DECK.filter((card) => !named.includes(card))];
}

/** A Si Ki Pi table with a round that was played to its end and one whose cards lie face down. */
export async function playCards(tables: Tables): Promise<RunningTable> {
  const table = await tables.open('cards');
  const config = { ...diceConfig(table.id), game: 'rws-si-ki-pi-v2', unit: money(100), boxes: 7 };
  await submitAccepted(table, manager, { type: 'ConfigureTable', config });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  for (const [terminal, box] of [['eve', 1] as const, ['fay', 2] as const]) {
    await seatWithCredit(table, terminal, money(100_000));
    await submitAccepted(table, at(terminal), { type: 'TakeBox', terminal, box });
  }
  await dealRound(table);
  await submitAccepted(table, at('eve'), { type: 'LookAtCards', box: 1 });
  const arranged = { box: 1, low: '9h 8d', high: 'Ac Ah' };
  await submitAccepted(table, at('eve'), { type: 'ArrangeHand', ...arranged });
  await submitAccepted(table, dealer, { type: 'EndArranging' });
  await submitAccepted(table, dealer, { type: 'SetDealerHand', low: 'Qc Jh', high: 'Kd 2s' });
  await submitAccepted(table, dealer, { type: 'SettleInitial' });
  await submitAccepted(table, dealer, { type: 'SettleBonus' });
  await dealRound(table);
  return table;
}

const at = (id: string) => ({ kind: 'terminal', id }) as const;

/** Bets, and cards on the table. Fay has a bonus on Eve's hand. */
async function dealRound(table: RunningTable): Promise<void> {
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await table.submit(betting('eve', '1/initial', money(2000)));
  await table.submit(betting('eve', '1/bonus:player', money(500)));
  await table.submit(betting('fay', '2/initial', money(3000)));
  await table.submit(betting('fay', '1/bonus:player', money(700)));
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Deal', deck: deckOf(PAIR, NINE, DEALER) });
}
