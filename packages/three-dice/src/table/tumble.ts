import { ok } from '@baize/exact';
import { type Because, because, type ProcedureStep, ruleOf } from '@baize/game';
import type { Case, Decision, TableEvent, TableRules } from '@baize/table/kit';
import {
  caseAfter,
  dispose,
  dispositionAt,
  floorRule,
  readyFault,
  refuse,
  refuseUncommitted,
  roundOpened,
  standingOf,
  stepAt,
} from '@baize/table/kit';
import { diceGameAt } from './dice-game.ts';

/**
 * The tumbler or shaker was activated. In its place in the procedure that is a step; anywhere else,
 * or with too few tumbles, it is the irregularity the rulebook makes of it.
 */
export function tumble(given: Case<'Tumble'>): Decision {
  const { command, state, rules, envelope } = given;
  const { tumbles } = command;
  const step = stepAt('tumble', state, rules);
  if (!step) return outOfPlace(given);
  const opening: TableEvent[] = [];
  if (state.round === null) {
    const fault = readyFault(state, rules, envelope.at);
    if (fault) return fault;
    if (rules.config.resultSource === 'virtual' && !command.commitment) return refuseUncommitted();
    const commitment = command.commitment ?? null;
    opening.push(roundOpened(state, rules.config.table, commitment, because(...step.because)));
  }
  const least = rules.procedure.tumblesLeast ?? 0;
  const isCounted = step.shaker !== 'automated';
  const tumbled: TableEvent = { type: 'DiceTumbled', tumbles, because: tumbleReasons(step, rules) };
  if (!isCounted || tumbles >= least) return ok([...opening, tumbled]);
  const events = [...opening, tumbled];
  const consequence = dispose('tumbled-fewer-than-three', caseAfter(given, events));
  return consequence.ok ? ok([...events, ...consequence.value]) : consequence;
}

function outOfPlace(given: Case<'Tumble'>): Decision {
  const { state, rules, command } = given;
  if (state.round === null) {
    const reasons = dispositionAt('tumbler-before-close', rules, standingOf(state));
    return ok([
      {
        type: 'TumbleIgnored',
        tumbles: command.tumbles,
        because:
          reasons && 'because' in reasons
            ? because(...reasons.because)
            : floorRule('order-of-play'),
      },
    ]);
  }
  // Only a book that voids the round makes an irregularity of it by itself; where none says what
  // follows, the machine does nothing and a person may report what happened.
  const { action } = rules.book.irregularities['tumbler-before-close'];
  if (state.round.phase === 'betting' && action === 'void-round') {
    return dispose('tumbler-before-close', given);
  }
  const { phase } = state.round;
  const message = 'It is not the moment to tumble the dice.';
  const reasons =
    phase === 'betting' ? ruleOf(rules.book, 'bets-close') : floorRule('order-of-play');
  return refuse('wrong-phase', message, reasons, { phase });
}

/** A tumble that begins a round is also why nothing is known of the dice until bets have closed. */
function tumbleReasons({ from, because: reasons }: ProcedureStep, rules: TableRules): Because {
  if (from !== 'idle') return because(...reasons);
  return because(...reasons, ...ruleOf(diceGameAt(rules).book, 'valid-tumble'));
}
