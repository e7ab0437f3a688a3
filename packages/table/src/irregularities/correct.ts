import { minus, NOTHING, ok } from '@baize/exact';
import { type Because, because, citationsIn, type Incident, ruleOf } from '@baize/game';
import { caseAfter } from '../case-after.ts';
import { rulesOf } from '../configuration/table-rules.ts';
import type { Outcome, TableBook } from '../contributions.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, refuse } from '../refusal.ts';

import type { SettledTerminal } from '../round/settled.ts';
import {
  type ClawBack,
  type ClawedBack,
  clawBack,
  clawBackReasons,
  resettleCommission,
} from './claw-back.ts';
import { collectAgain } from './correct-in-progress.ts';
import { dispositionIn } from './incident-phases.ts';
import { payableFundsIn } from './payable-funds.ts';
import {
  findRoundWithResult,
  findSettledRound,
  type ResultedRound,
  unchangedProblem,
} from './request.ts';
import { noOutcomeText } from './stated-words.ts';

/** Settles a round again by the outcome there was; rounds after it are left alone. */
export function correctResult(
  given: Case,
  id: string,
  outcome: Outcome,
  /** Why, where it is not the clause on wrong results. */
  decided?: Because,
): Decision {
  const found = findRoundWithResult(given, id);
  if (!found.ok) return found;
  const round = found.value;
  // The table may play another game or at other prices by now; the round keeps its own.
  const rules = rulesOf(round.config, given.state[LIBRARY]);
  const { book, mechanic } = rules;
  const settled = mechanic.settleAgain(rules, round.closed, outcome);
  if (settled === null || round.result === null) {
    return refuse('not-in-this-game', noOutcomeText(mechanic), floorRule('this-game'));
  }
  const unchanged = unchangedProblem(round, outcome, given);
  if (unchanged) return unchanged;
  const disposition = dispositionIn(book, 'wrong-result-registered');
  const ordered = 'because' in disposition ? disposition.because : floorRule('known-round');
  const cause = decided ?? ordered;
  const isPaid = round.phase === 'paid' || round.phase === 'idle';
  const reasons = isPaid
    ? because(...cause, ...laterRounds(given, round.number, book))
    : because(...cause, ...ruleOf(book, 'losers-then-winners'));
  const moved = correction(given, id, round, settled, reasons, book);
  return ok([
    {
      type: 'ResultCorrected',
      round: id,
      was: round.result,
      is: outcome,
      settled,
      ...moved,
    },
  ]);
}

/** What a book says of the rounds after one that is put right, where another one has begun since. */
function laterRounds({ state }: Pick<Case, 'state'>, number: number, book: TableBook) {
  return state.roundNumber > number ? citationsIn(book.rules['later-rounds-stand']) : [];
}

/** What has to move depends on what has moved already: nothing, the losers' stakes, or everything. */
function correction(
  given: Case,
  id: string,
  { phase, settled: before }: ResultedRound,
  after: readonly SettledTerminal[],
  because: Because,
  book: TableBook,
): ClawedBack & { readonly because: Because } {
  const { envelope, rules } = given;
  if (phase === 'resulted') return { owed: [], postings: [], because };
  if (phase === 'collected') {
    const { table } = rules.config;
    const key = (terminal: string) => compensationKey(id, 'correct', terminal, envelope.op);
    const postings = collectAgain({ table, round: id, before, after, key, because });
    return { owed: [], postings, because };
  }
  return adjust(given, id, 'correct', differences(before, after), because, book);
}

/** What each terminal should have been returned beyond what it was. */
export function differences(
  before: readonly SettledTerminal[],
  after: readonly SettledTerminal[],
): ClawBack['changes'] {
  const had = new Map(before.map((each) => [each.terminal, each.returned]));
  return after.map(({ terminal, returned }) => ({
    terminal,
    change: minus(returned, had.get(terminal) ?? NOTHING),
  }));
}

/** Takes concluded rounds back, one after the other: every stake as if it had never been settled. */
export function reverseRounds(
  given: Case,
  rounds: readonly string[],
  incident: Incident | 'decision',
): Decision {
  const events: TableEvent[] = [];
  let current = given;
  for (const id of rounds) {
    const round = findSettledRound(current, id);
    if (!round.ok) return round;
    const { book } = rulesOf(round.value.config, given.state[LIBRARY]);
    const cause = causeOf(incident, book);
    const reasons = because(...cause, ...ruleOf(book, 'void-returns-bets'));
    const changes = round.value.settled.map(({ terminal, staked, returned }) => ({
      terminal,
      change: minus(staked, returned),
    }));
    const moved = adjust(current, id, 'reverse', changes, reasons, book);
    const commission = resettleCommission(
      (terminal) => compensationKey(id, 'reverse', terminal, given.envelope.op),
      {
        table: given.rules.config.table,
        before: round.value.settled,
        after: [],
        because: reasons,
      },
    );
    const reversed: TableEvent = {
      type: 'RoundReversed',
      round: id,
      incident,
      ...moved,
      postings: [...moved.postings, ...commission],
    };
    events.push(reversed);
    current = caseAfter(current, [reversed]);
  }
  return ok(events);
}

function causeOf(incident: Incident | 'decision', book: TableBook): Because {
  if (incident === 'decision') return ruleOf(book, 'who-decides-the-rest');
  const disposition = dispositionIn(book, incident);
  return 'because' in disposition ? because(...disposition.because) : floorRule('known-round');
}

export function adjust(
  { state, rules, envelope }: Case,
  round: string,
  what: Compensation,
  changes: ClawBack['changes'],
  because: Because,
  /** Of the round, where the table may play by another by now. */
  book: TableBook = rules.book,
): ClawedBack & { readonly because: Because } {
  return clawBack({
    table: rules.config.table,
    clawBack: clawBackReasons(book),
    changes,
    ...payableFundsIn(state, round),
    key: (terminal) => compensationKey(round, what, terminal, envelope.op),
    because,
  });
}

type Compensation = 'correct' | 'reverse' | 'decide';

/** A round may be corrected more than once; the operation tells one posting from the next. */
export function compensationKey(
  round: string,
  what: Compensation,
  terminal: string,
  op: string,
): string {
  return `${round}:${what}:${terminal}:${op}`;
}
