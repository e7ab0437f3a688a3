import type { Because } from '@baize/game';
import type { ConcludedRound, TableRules, TableState } from '@baize/table/kit';
import { compareSettings, type HalfResult } from '../../cards/compare.ts';
import { boxSetting, dealerSetting } from '../../cards/setting.ts';
import { cardGameAt } from '../card-game.ts';
import type { BoxHand, CardRound, SetWay } from '../card-round.ts';
import { dealerHand, faceUp, type VisibleHand } from './visible-hand.ts';

/** How a box came out against the dealer, half by half. */
export interface Compared {
  readonly low: Pick<HalfResult, 'winner' | 'by'>;
  readonly high: Pick<HalfResult, 'winner' | 'by'>;
  readonly result: 'win' | 'lose' | 'stand-off';
  readonly because: Because;
}

/** The hands of a round as they were compared, for all to see. */
export interface ComparedHands {
  readonly dealer: VisibleHand;
  readonly boxes: readonly ({
    readonly box: number;
    /** By whom it was put down; rounds from before this was kept do not say. */
    readonly way: SetWay | null;
    readonly compared: Compared | null;
  } & VisibleHand)[];
}

/** A round that is over, as card players follow them: what the dealer held. */
export interface PastHands extends ComparedHands {
  readonly round: string;
  readonly number: number;
}

/** Null for a hand that nobody compares: withdrawn, or not yet set on both sides. */
export function comparedWith(
  { cards, setting, isWithdrawn }: BoxHand,
  { dealer, dealerSetting: dealerSet }: CardRound,
  rules: TableRules | null,
): Compared | null {
  if (!setting || !dealerSet || isWithdrawn || !rules) return null;
  const game = cardGameAt(rules);
  const own = boxSetting(cards, setting, game);
  const against = dealerSetting(dealer, game);
  const { low, high, result, because } = compareSettings(own, against, game);
  return { low: halfOf(low), high: halfOf(high), result, because };
}

function halfOf({ winner, by }: HalfResult): Pick<HalfResult, 'winner' | 'by'> {
  return { winner, by };
}

/** Without the rules of its game a round shows its hands and leaves the comparing to its record. */
export function compareHands(cards: CardRound, rules: TableRules | null): ComparedHands {
  const boxes = cards.hands
    .filter((hand) => !hand.isWithdrawn)
    .map((hand) => ({
      box: hand.box,
      way: hand.way ?? null,
      ...faceUp(hand),
      compared: comparedWith(hand, cards, rules),
    }));
  return { dealer: dealerHand(cards), boxes };
}

/** How many rounds back the dealer's hands can be followed. */
const FOLLOWED = 10;

/** The last rounds with cards compared, newest first. Void rounds are left out. */
export function pastHands({ concluded, rules }: TableState): readonly PastHands[] {
  if (!rules) return [];
  const past: PastHands[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const shown = pastOf(round, rules);
    if (shown) past.push(shown);
    if (past.length === FOLLOWED) break;
  }
  return past;
}

// A concluded round changes at most by a correction, which makes it another.
const KNOWN = new WeakMap<
  ConcludedRound,
  { readonly rules: TableRules; readonly past: PastHands | null }
>();

function pastOf(round: ConcludedRound, rules: TableRules): PastHands | null {
  const known = KNOWN.get(round);
  if (known?.rules === rules) return known.past;
  const { id, number, status, config, play } = round;
  const { cards } = play;
  const isOver = status === 'settled' || status === 'corrected';
  const isSameGame = config.game === rules.config.game;
  const past =
    cards?.dealerSetting && isOver && isSameGame
      ? { round: id, number, ...compareHands(cards, rules) }
      : null;
  KNOWN.set(round, { rules, past });
  return past;
}
