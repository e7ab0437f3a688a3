import { type Money, ok } from '@baize/exact';
import { type Because, because, type Incident, ruleOf } from '@baize/game';
import { creditOf, escrowOf, postingsFor } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { movedIn, reverseSettlement } from '../irregularities/reverse-settlement.ts';
import { floorRule, refuse } from '../refusal.ts';
import type { Round, TableState } from '../state.ts';

import { endRound } from './conclude.ts';
import { escrowedFor } from './settled.ts';

/** The stakes a void gives back, terminal by terminal: bets that were settled early stay settled. */
export function returnedByVoid(
  { terminals }: Pick<TableState, 'terminals'>,
  round: Round,
  rules: TableRules,
): readonly { readonly terminal: string; readonly amount: Money }[] {
  if (round.closed) return escrowedFor(round, rules);
  return [...itemsOf(terminals)]
    .filter(({ staked }) => staked > 0)
    .map(({ id, staked }) => ({ terminal: id, amount: staked }));
}

/**
 * The round in progress has no result; every stake of it goes back whole. What was collected and paid of it by then is
 * taken back first, at whatever step it stands.
 */
export function voidRound(given: Case, incident: Incident | 'decision', cause: Because): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  const reasons = because(...cause, ...ruleOf(rules.book, 'void-returns-bets'));
  const escrow = escrowOf(round.id);
  const returned = returnedByVoid(state, round, rules);
  const postings = (round.closed ? returned : []).flatMap(({ terminal, amount }) =>
    postingsFor(escrow, creditOf(terminal), amount, `${round.id}:void:${terminal}`, reasons),
  );
  return ok(
    endRound(given, [
      ...rules.mechanic.beforeVoid(given, cause),
      ...settlementTakenBack(given, round, reasons),
      { type: 'RoundVoided', round: round.id, incident, returned, postings, because: reasons },
    ]),
  );
}

function settlementTakenBack(given: Case, round: Round, reasons: Because): readonly TableEvent[] {
  const { settled } = round;
  if (!settled) return [];
  const moved = movedIn(round);
  return [reverseSettlement(given, round, { settled, moved, goesOn: false }, reasons)];
}
