import { type Money, NOTHING } from '@baize/exact';
import { configAt } from '../configuration/cluster.ts';
import type { Outcome, OwnRoundView } from '../contributions.ts';
import { LIBRARY } from '../library.ts';
import type { ClosedStake, SettledLine } from '../round/settled.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import { drawPlay } from './play-views.ts';
import { describeEndedRound } from './previous-round.ts';

/** How many of its rounds a terminal can call up again: the last one and nine before it. */
const RECALLED = 10;

/** A concluded round as one terminal took part in it. */
export interface OwnRound extends OwnRoundView {
  readonly round: string;
  readonly number: number;
  readonly game: string;
  readonly status: ConcludedRound['status'];
  /** Null where the round has no result: void, or reversed later. */
  readonly result: Outcome | null;
  /** All areas that won, bet on or not; none where the table plays another game now. */
  readonly winning: readonly string[];
  readonly stakes: readonly ClosedStake[];
  /** As settled; after a reversal, as it had been settled before. */
  readonly lines: readonly SettledLine[];
  readonly staked: Money;
  readonly returned: Money;
}

/** The rounds a terminal had stakes in, newest first. */
export function ownRounds(state: TableState, terminal: string): readonly OwnRound[] {
  const { concluded, rules } = state;
  const own: OwnRound[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const stakes = round.closed.find((each) => each.terminal === terminal);
    if (!stakes) continue;
    const winning = rules ? describeEndedRound(round, rules).winning : [];
    const play = drawPlay<'ownRound'>(state[LIBRARY], (views) => views.ownRound(round, rules));
    own.push({ ...ownRound(round, terminal, stakes), winning, ...play });
    if (own.length === RECALLED) break;
  }
  return own;
}

function ownRound(
  { id, number, config, status, result, settled }: ConcludedRound,
  terminal: string,
  { stakes, total }: ConcludedRound['closed'][number],
): Omit<OwnRound, 'winning' | keyof OwnRoundView> {
  const settlement = settled.find((each) => each.terminal === terminal);
  const isVoid = status === 'void' || status === 'reversed';
  return {
    round: id,
    number,
    game: configAt(config, terminal).game,
    status,
    result,
    stakes,
    lines: settlement?.lines ?? [],
    staked: total,
    returned: isVoid ? total : (settlement?.returned ?? NOTHING),
  };
}
