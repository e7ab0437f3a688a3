import { type Money, NOTHING } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import { type ComparedHands, compareHands } from '../mechanics/si-ki-pi/compared-hands.ts';
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

/** The rounds a terminal had stakes in, newest first. */
export function ownRounds({ concluded, rules }: TableState, terminal: string): readonly OwnRound[] {
  const own: OwnRound[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const stakes = round.closed.find((each) => each.terminal === terminal);
    if (!stakes) continue;
    const winning = rules ? describeEndedRound(round, rules).winning : [];
    const played = round.config.game === rules?.config.game ? rules : null;
    own.push({ ...ownRound(round, terminal, stakes, played), winning });
    if (own.length === RECALLED) break;
  }
  return own;
}

function ownRound(
  { id, number, config, status, result, settled, cards }: ConcludedRound,
  terminal: string,
  { stakes, total }: ConcludedRound['closed'][number],
  rules: TableState['rules'],
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
    hands: cards && !isVoid ? compareHands(cards, rules) : null,
  };
}
