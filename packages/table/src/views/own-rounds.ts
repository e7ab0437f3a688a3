import { type Money, NOTHING } from '@baize/exact';
import type { Roll } from '@baize/rules';
import type { ClosedStake, SettledLine } from '../round/settled.ts';
import type { ConcludedRound, TableState } from '../state.ts';

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
  readonly stakes: readonly ClosedStake[];
  /** As settled; after a reversal, as it had been settled before. */
  readonly lines: readonly SettledLine[];
  readonly staked: Money;
  readonly returned: Money;
}

/** The rounds a terminal had stakes in, newest first. */
export function ownRounds({ concluded }: TableState, terminal: string): readonly OwnRound[] {
  const own: OwnRound[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const stakes = round.closed.find((each) => each.terminal === terminal);
    if (!stakes) continue;
    own.push(ownRound(round, terminal, stakes));
    if (own.length === RECALLED) break;
  }
  return own;
}

function ownRound(
  { id, number, config, status, result, settled }: ConcludedRound,
  terminal: string,
  { stakes, total }: ConcludedRound['closed'][number],
): OwnRound {
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
  };
}
