import { minus, NOTHING, plus } from '@baize/exact';
import { creditOf, escrowOf, postingsFor } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { EventOf, Recorded } from '../event.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import type { Comparison } from './difference.ts';
import { netOf, postingsOf, postingsUntilTheEnd } from './net-of.ts';
import type { RoundRecord } from './round-record.ts';
import { withoutBets } from './without-bets.ts';

/** Nothing stays in the round, credits follow from the postings, and a void returns every stake. */
export function* recomputeMoney(
  record: RoundRecord,
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  const escrow = netOf(escrowOf(record.round), facts.flatMap(postingsOf));
  yield { where: 'escrow at the end', recorded: escrow, recomputed: NOTHING };
  const during = postingsUntilTheEnd(facts);
  for (const [index, each] of record.terminals.entries()) {
    const own = netOf(creditOf(each.terminal), during);
    yield {
      where: `terminals[${index}].creditAfter`,
      recorded: each.creditAfter,
      recomputed: plus(plus(each.creditBefore, own), each.fromOtherRounds),
    };
  }
  yield* recomputeVoided(facts, rules);
}

/** After the close a void empties escrow: every stake less what has left it already. */
function* recomputeVoided(facts: readonly Recorded[], rules: TableRules): Generator<Comparison> {
  let closed: readonly ClosedStakes[] | null = null;
  let settled: readonly SettledTerminal[] = [];
  for (const { sequence, event } of facts) {
    if (event.type === 'BetsClosed') closed = event.stakes;
    const left = rules.mechanic.leavesEscrow(event);
    if (left) {
      if (closed) closed = withoutBets(closed, left.withdrawn);
      settled = [...settled, ...left.settled];
    }
    if (event.type !== 'RoundVoided' || !closed) continue;
    const { returned, postings } = event;
    yield {
      where: `event ${sequence}`,
      recorded: { returned, postings },
      recomputed: sumReturned(event, closed, settled),
    };
  }
}

function sumReturned(
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
