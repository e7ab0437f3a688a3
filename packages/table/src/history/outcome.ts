import { total } from '@baize/exact';
import type { Roll } from '@baize/three-dice';
import type { Recorded } from '../event.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound } from '../state.ts';

/** What the facts of one round add up to. */
export interface Outcome {
  readonly round: string;
  readonly number: number;
  readonly status: ConcludedRound['status'];
  readonly result: Roll | null;
  readonly settled: readonly SettledTerminal[];
  /** Every terminal that bet, in the order of their first bets. */
  readonly terminals: readonly string[];
  /** Every bet that was made, in the order of their first stakes. */
  readonly bets: readonly string[];
}

export function outcomeOf(facts: readonly Recorded[]): Outcome {
  const terminals = new Set<string>();
  const bets = new Set<string>();
  let outcome: Omit<Outcome, 'terminals' | 'bets'> = {
    round: '',
    number: 0,
    status: 'settled',
    result: null,
    settled: [],
  };
  for (const { event } of facts) {
    switch (event.type) {
      case 'RoundOpened':
        outcome = { ...outcome, round: event.round, number: event.number };
        break;
      case 'BetsChanged':
        terminals.add(event.terminal);
        for (const { bet } of event.changes) bets.add(bet);
        break;
      case 'ResultRegistered':
        outcome = { ...outcome, result: event.dice, settled: event.settled };
        break;
      case 'InitialBetsSettled':
      case 'BonusBetsSettled':
        outcome = { ...outcome, settled: joinSettled(outcome.settled, event.settled) };
        break;
      case 'RoundVoided':
        outcome = { ...outcome, status: 'void' };
        break;
      case 'ResultCorrected': {
        const { is, settled } = event;
        outcome = { ...outcome, status: 'corrected', result: is, settled };
        break;
      }
      case 'RoundReversed':
        outcome = { ...outcome, status: 'reversed', result: null, settled: [] };
        break;
      default:
        break;
    }
  }
  return { ...outcome, terminals: [...terminals], bets: [...bets] };
}

/** The bonus bets are settled after the initial ones; a terminal may have both. */
function joinSettled(
  one: readonly SettledTerminal[],
  other: readonly SettledTerminal[],
): readonly SettledTerminal[] {
  const terminals = new Set([...one, ...other].map(({ terminal }) => terminal));
  return [...terminals].map((terminal) => {
    const parts = [...one, ...other].filter((each) => each.terminal === terminal);
    return {
      terminal,
      lines: parts.flatMap(({ lines }) => lines),
      staked: total(parts.map(({ staked }) => staked)),
      returned: total(parts.map(({ returned }) => returned)),
    };
  });
}
