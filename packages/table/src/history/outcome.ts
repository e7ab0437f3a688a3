import { total } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Outcome as RoundOutcome } from '../contributions.ts';
import type { Recorded, TableEvent } from '../event.ts';
import type { SettlementOnRecord } from '../mechanic.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound } from '../state.ts';
import { withoutLines } from './without-bets.ts';

/** A bet, and who made it: what it pays is a matter of that terminal's layout. */
export interface MadeBet {
  readonly terminal: string;
  readonly bet: string;
}

/** What the facts of one round add up to. */
export interface Outcome {
  readonly round: string;
  readonly number: number;
  readonly status: ConcludedRound['status'];
  readonly result: RoundOutcome | null;
  readonly settled: readonly SettledTerminal[];
  /** Every terminal that bet, in the order of their first bets. */
  readonly terminals: readonly string[];
  /** Every bet that a terminal made, each once, in the order of their first stakes. */
  readonly bets: readonly MadeBet[];
}

export function outcomeOf(
  facts: readonly Recorded[],
  { mechanic }: Pick<TableRules, 'mechanic'>,
): Outcome {
  const terminals = new Set<string>();
  const bets = new Map<string, MadeBet>();
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
        for (const { bet } of event.changes) {
          const { terminal } = event;
          const name = JSON.stringify([terminal, bet]);
          if (!bets.has(name)) bets.set(name, { terminal, bet });
        }
        break;
      default:
        outcome = { ...outcome, ...settledBy(event, outcome, mechanic) };
    }
  }
  return { ...outcome, terminals: [...terminals], bets: [...bets.values()] };
}

/** What an event makes of the settlement. */
function settledBy(
  event: TableEvent,
  before: Pick<Outcome, 'settled'>,
  mechanic: TableRules['mechanic'],
): Partial<Outcome> {
  switch (event.type) {
    case 'RoundVoided':
      return { status: 'void' };
    case 'ResultDecided':
      return { result: event.is, settled: joinSettled(before.settled, event.settled) };
    case 'ResultCorrected':
      return { status: 'corrected', result: event.is, settled: event.settled };
    case 'BetsReturned':
      return { settled: withoutLines(before.settled, event.returned) };
    case 'SettlementReversed':
      return { result: null, settled: [] };
    case 'RoundReversed':
      return { status: 'reversed', result: null, settled: [] };
    default: {
      const own = mechanic.settlementIn(event);
      return own ? afterOwn(before, own) : {};
    }
  }
}

/** A settlement by what decides the round is the whole; one of some bets joins those before it. */
function afterOwn(
  { settled: before }: Pick<Outcome, 'settled'>,
  { outcome, settled, isPartial, isCorrection }: SettlementOnRecord,
): Partial<Outcome> {
  if (isPartial) return { settled: joinSettled(before, settled) };
  return { result: outcome, settled, ...(isCorrection ? { status: 'corrected' } : {}) };
}

/** A terminal may have bets in several of them. */
export function joinSettled(
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
