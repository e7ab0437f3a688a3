import type { Posting } from '@baize/ledger';
import type {
  ClosedStakes,
  Comparison,
  EventOf,
  Recorded,
  SettledTerminal,
  TableRules,
} from '@baize/table/kit';
import {
  clawBack,
  collectAgain,
  collectionOf,
  compensationKey,
  differences,
  payableFundsOnRecord,
  paymentOf,
  settlementReasons,
} from '@baize/table/kit';
import type { Roll } from '../roll.ts';
import { settleDice } from './settle-dice.ts';

/** How far the settlement has come. */
type Progress = 'resulted' | 'collected' | 'paid';

interface Standing {
  readonly progress: Progress;
  readonly closed: readonly ClosedStakes[];
  readonly result: Roll | null;
  /** As the engine settles it, whatever the record says. */
  readonly settled: readonly SettledTerminal[];
}

const PROGRESS = { LosersCollected: 'collected', WinnersPaid: 'paid' } as const;

/** Every settlement of a dice round, computed again from the stakes at the close and the dice. */
export function* recomputeDice(
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  let standing: Standing = { progress: 'resulted', closed: [], result: null, settled: [] };
  for (const fact of facts) {
    const { sequence, event } = fact;
    const where = `event ${sequence}`;
    switch (event.type) {
      case 'BetsClosed':
        standing = { ...standing, closed: event.stakes };
        break;
      case 'ResultRegistered':
      case 'ResultDecided': {
        const result = event.type === 'ResultRegistered' ? event.dice : event.is;
        const settled = settleDice(rules, standing.closed, result);
        yield { where: `${where}: settled`, recorded: event.settled, recomputed: settled };
        standing = { ...standing, result, settled };
        break;
      }
      case 'LosersCollected':
      case 'WinnersPaid': {
        const recomputed = postingsOf(event, standing.settled, rules);
        yield { where: `${where}: postings`, recorded: event.postings, recomputed };
        standing = { ...standing, progress: PROGRESS[event.type] };
        break;
      }
      case 'ResultCorrected': {
        const settled = settleDice(rules, standing.closed, event.is);
        yield { where: `${where}: was`, recorded: event.was, recomputed: standing.result };
        yield { where: `${where}: settled`, recorded: event.settled, recomputed: settled };
        yield recomputeCompensated(fact.op, where, event, standing, settled, rules);
        standing = { ...standing, result: event.is, settled };
        break;
      }
      case 'RoundReversed': {
        const before = undone(standing.settled);
        yield recomputeCompensated(fact.op, where, event, standing, before, rules);
        standing = { ...standing, result: null, settled: [] };
        break;
      }
      default:
        break;
    }
  }
}

function postingsOf(
  { type, round }: EventOf<'LosersCollected'> | EventOf<'WinnersPaid'>,
  settled: readonly SettledTerminal[],
  rules: TableRules,
): readonly Posting[] {
  const { table } = rules.config;
  const postings = type === 'LosersCollected' ? collectionOf : paymentOf;
  return settled.flatMap((each) => postings(each, round, table, settlementReasons(rules)));
}

/** As if the round had never been settled: everybody has their stake. */
function undone(settled: readonly SettledTerminal[]): readonly SettledTerminal[] {
  return settled.map((each) => ({ ...each, returned: each.staked }));
}

/** The whole difference between two settlements, as far as money had moved: paid, taken or owed. */
function recomputeCompensated(
  op: string,
  where: string,
  event: EventOf<'ResultCorrected'> | EventOf<'RoundReversed'>,
  { progress, settled: before }: Standing,
  after: readonly SettledTerminal[],
  { config }: TableRules,
): Comparison {
  const { round, owed, postings, because } = event;
  const { table } = config;
  const what = event.type === 'ResultCorrected' ? 'correct' : 'reverse';
  const key = (terminal: string) => compensationKey(round, what, terminal, op);
  const recorded = { owed, postings };
  if (progress === 'paid') {
    const funds = payableFundsOnRecord(postings, event.left);
    const changes = differences(before, after);
    const moved = clawBack({ table, changes, ...funds, key, because });
    const left = event.left ? { left: event.left } : {};
    return { where, recorded: { ...recorded, ...left }, recomputed: moved };
  }
  const again =
    progress === 'collected' ? collectAgain({ table, round, before, after, key, because }) : [];
  return { where, recorded, recomputed: { owed: [], postings: again } };
}
