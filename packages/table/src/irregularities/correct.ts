import { minus, NOTHING, ok } from '@baize/exact';
import { type Because, because, type Incident, type Roll, ruleOf } from '@baize/rules';
import { rulesOf } from '../configuration/table-rules.ts';
import { continued } from '../continued.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { settleDice } from '../round/settle-dice.ts';
import { terminalOf } from '../session/seated.ts';
import { spendable } from '../session/terminal.ts';
import { type ClawBack, type ClawedBack, clawBack } from './claw-back.ts';
import { settledRound, unchangedFault } from './request.ts';

/** Settles a concluded round again by the dice; rounds after it are left alone. */
export function correctResult(given: Case, id: string, dice: Roll): Decision {
  const round = settledRound(given, id);
  if (!round.ok) return round;
  // The table may play another game or at other prices by now; the round keeps its own.
  const { book, game } = rulesOf(round.value.config);
  if (game.mechanic !== 'three-dice' || round.value.result === null) {
    return refuse('not-in-this-game', 'This game has no dice.', floorRule('this-game'));
  }
  const unchanged = unchangedFault(round.value, dice);
  if (unchanged) return unchanged;
  const settled = settleDice(game, round.value.closed, dice);
  const disposition = book.irregularities['wrong-result-registered'];
  const cause = 'because' in disposition ? disposition.because : floorRule('known-round');
  const reasons = because(...cause, ...ruleOf(book, 'later-rounds-stand', 'claw-back'));
  const before = new Map(round.value.settled.map((each) => [each.terminal, each.returned]));
  const changes = settled.map(({ terminal, returned }) => ({
    terminal,
    change: minus(returned, before.get(terminal) ?? NOTHING),
  }));
  const { postings, owed } = adjusted(given, id, 'correct', changes, reasons);
  return ok([
    {
      type: 'ResultCorrected',
      round: id,
      was: round.value.result,
      is: dice,
      settled,
      owed,
      postings,
      because: reasons,
    },
  ]);
}

/** Takes concluded rounds back, one after the other: every stake as if it had never been settled. */
export function reverseRounds(
  given: Case,
  rounds: readonly string[],
  incident: Incident,
): Decision {
  const events: TableEvent[] = [];
  let current = given;
  for (const id of rounds) {
    const round = settledRound(current, id);
    if (!round.ok) return round;
    const { book } = rulesOf(round.value.config);
    const disposition = book.irregularities[incident];
    const cause = 'because' in disposition ? disposition.because : floorRule('known-round');
    const reasons = because(...cause, ...ruleOf(book, 'void-returns-bets', 'claw-back'));
    const changes = round.value.settled.map(({ terminal, staked, returned }) => ({
      terminal,
      change: minus(staked, returned),
    }));
    const { postings, owed } = adjusted(current, id, 'reverse', changes, reasons);
    const reversed: TableEvent = {
      type: 'RoundReversed',
      round: id,
      incident,
      owed,
      postings,
      because: reasons,
    };
    events.push(reversed);
    current = continued(current, [reversed]);
  }
  return ok(events);
}

function adjusted(
  { state, rules, order }: Case,
  round: string,
  what: Compensation,
  changes: ClawBack['changes'],
  because: Because,
): ClawedBack {
  return clawBack({
    table: rules.config.table,
    changes,
    available: (id) => {
      const terminal = terminalOf(state, id);
      return terminal ? spendable(terminal) : NOTHING;
    },
    key: (terminal) => compensationKey(round, what, terminal, order.op),
    because,
  });
}

type Compensation = 'correct' | 'reverse';

/** A round may be corrected more than once; the operation tells one posting from the next. */
export function compensationKey(
  round: string,
  what: Compensation,
  terminal: string,
  op: string,
): string {
  return `${round}:${what}:${terminal}:${op}`;
}
