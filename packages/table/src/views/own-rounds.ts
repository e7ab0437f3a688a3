import { type Money, NOTHING } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { dealerHand, faceUp, type VisibleHand } from '../mechanics/si-ki-pi/box-tile.ts';
import type { CardRound } from '../mechanics/si-ki-pi/card-round.ts';
import type { ClosedStake, SettledLine } from '../round/settled.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import { describeEndedRound } from './previous-round.ts';

/** How many of its rounds a terminal can call up again: the last one and nine before it. */
const RECALLED = 10;

/** A concluded round as one terminal took part in it. */
export interface OwnRound {
  readonly round: string;
  readonly number: number;
  readonly game: string;
  readonly status: ConcludedRound['status'];
  /** Null where the round has no result: void, or reversed later. */
  readonly result: Roll | null;
  /** All areas that won, bet on or not; none where the table plays another game now. */
  readonly winning: readonly string[];
  readonly stakes: readonly ClosedStake[];
  /** As settled; after a reversal, as it had been settled before. */
  readonly lines: readonly SettledLine[];
  readonly staked: Money;
  readonly returned: Money;
  /** The hands as they were compared, for all to see; null in the dice games, and after a void. */
  readonly hands: ComparedHands | null;
}

export interface ComparedHands {
  readonly dealer: VisibleHand;
  readonly boxes: readonly ({ readonly box: number } & VisibleHand)[];
}

/** The rounds a terminal had stakes in, newest first. */
export function ownRounds({ concluded, rules }: TableState, terminal: string): readonly OwnRound[] {
  const own: OwnRound[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const stakes = round.closed.find((each) => each.terminal === terminal);
    if (!stakes) continue;
    const winning = rules ? describeEndedRound(round, rules).winning : [];
    own.push({ ...ownRound(round, terminal, stakes), winning });
    if (own.length === RECALLED) break;
  }
  return own;
}

function ownRound(
  { id, number, config, status, result, settled, cards }: ConcludedRound,
  terminal: string,
  { stakes, total }: ConcludedRound['closed'][number],
): Omit<OwnRound, 'winning'> {
  const settlement = settled.find((each) => each.terminal === terminal);
  const isVoid = status === 'void' || status === 'reversed';
  return {
    round: id,
    number,
    game: config.game,
    status,
    result,
    stakes,
    lines: settlement?.lines ?? [],
    staked: total,
    returned: isVoid ? total : (settlement?.returned ?? NOTHING),
    hands: cards && !isVoid ? compareHands(cards) : null,
  };
}

function compareHands(cards: CardRound): ComparedHands {
  const boxes = cards.hands
    .filter((hand) => !hand.isWithdrawn)
    .map((hand) => ({ box: hand.box, ...faceUp(hand) }));
  return { dealer: dealerHand(cards), boxes };
}
