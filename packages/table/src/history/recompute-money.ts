import { minus, NOTHING, plus } from '@baize/exact';
import { creditOf, escrowOf, type Posting, postingsFor } from '@baize/ledger';
import type { EventOf, Recorded } from '../event.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import type { Comparison } from './difference.ts';
import { netOf } from './net-of.ts';
import type { RoundRecord } from './round-record.ts';
import { withoutBets } from './without-bets.ts';

/** Nothing stays in the round, credits follow from the postings, and a void returns every stake. */
export function* recomputedMoney(
  record: RoundRecord,
  facts: readonly Recorded[],
): Generator<Comparison> {
  const escrow = netOf(escrowOf(record.round), facts.flatMap(postingsOf));
  yield { where: 'escrow at the end', recorded: escrow, recomputed: NOTHING };
  const during = untilTheEnd(facts).flatMap(postingsOf);
  for (const [index, { terminal, creditBefore, creditAfter }] of record.terminals.entries()) {
    yield {
      where: `terminals[${index}].creditAfter`,
      recorded: creditAfter,
      recomputed: plus(creditBefore, netOf(creditOf(terminal), during)),
    };
  }
  yield* voided(facts);
}

function postingsOf({ event }: Recorded): readonly Posting[] {
  return 'postings' in event ? event.postings : [];
}

/** Up to the operation that ended the round; what comes later is a correction. */
function untilTheEnd(facts: readonly Recorded[]): readonly Recorded[] {
  const end = facts.find(
    ({ event }) => event.type === 'RoundConcluded' || event.type === 'RoundVoided',
  );
  const last = facts.findLastIndex(({ op }) => op === end?.op);
  return facts.slice(0, last + 1);
}

/** After the close a void empties escrow: every stake less what has left it already. */
function* voided(facts: readonly Recorded[]): Generator<Comparison> {
  let closed: readonly ClosedStakes[] | null = null;
  let settled: readonly SettledTerminal[] = [];
  for (const { sequence, event } of facts) {
    if (event.type === 'BetsClosed') closed = event.stakes;
    if (event.type === 'WithdrawalAnswered' && closed) closed = withoutBets(closed, event.returned);
    if (event.type === 'InitialBetsSettled') settled = event.settled;
    if (event.type !== 'RoundVoided' || !closed) continue;
    const { returned, postings } = event;
    yield {
      where: `event ${sequence}`,
      recorded: { returned, postings },
      recomputed: returnedFrom(event, closed, settled),
    };
  }
}

function returnedFrom(
  { round, because }: EventOf<'RoundVoided'>,
  closed: readonly ClosedStakes[],
  settled: readonly SettledTerminal[],
) {
  const returned = closed.map(({ terminal, total }) => {
    const gone = settled.find((each) => each.terminal === terminal)?.staked ?? NOTHING;
    return { terminal, amount: minus(total, gone) };
  });
  const postings = returned.flatMap(({ terminal, amount }) =>
    postingsFor(escrowOf(round), creditOf(terminal), amount, `${round}:void:${terminal}`, because),
  );
  return { returned, postings };
}
