import { type Money, minus, NOTHING, ok } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import type { EventOf, TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';
import { adjust, correctResult, reverseRounds } from './correct.ts';

/**
 * The shift manager decides about a round of the present or of the past what no clause does: that it is
 * void, or that it is settled by the dice they state. Whatever was paid by it is compensated.
 */
export function decideRound(given: Case<'DecideRound'>): Decision {
  const { command, state, rules } = given;
  const reasons = ruleOf(rules.book, 'who-decides-the-rest');
  const { round, effect, dice } = command;
  if (effect === 'void-round') {
    const isInProgress = state.round?.id === round && state.round.settled === null;
    const consequence = isInProgress
      ? voidRound(given, 'decision', reasons)
      : reverseRounds(given, [round], 'decision');
    return following(decided(given, effect, reasons), consequence);
  }
  if (dice === undefined) {
    const message = 'Say by which dice the round is settled.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'dice' });
  }
  const consequence = correctResult(given, round, dice, reasons);
  return following(decided(given, effect, reasons), consequence);
}

/** The shift manager decides that somebody is paid an amount, or gives one back. */
export function decideAmount(given: Case<'DecideAmount'>): Decision {
  const { command, state, rules } = given;
  const { terminal, effect, amount, bet } = command;
  if (!state.terminalIndex.has(terminal)) {
    const message = `Terminal ${terminal} has never been at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  const about = command.round ?? null;
  if (about !== null && about !== state.round?.id && !state.concluded.has(about)) {
    const message = `Round ${about} is not one of the rounds this table holds.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'round' });
  }
  const reasons = ruleOf(rules.book, 'who-decides-the-rest', 'claw-back');
  const change: Money = effect === 'pay' ? amount : minus(NOTHING, amount);
  const key = about ?? rules.config.table;
  const moved = adjust(given, key, 'decide', [{ terminal, change }], reasons);
  const event: EventOf<'AmountDecided'> = {
    type: 'AmountDecided',
    terminal,
    effect,
    amount,
    about,
    bet: bet ?? null,
    ...moved,
    because: reasons,
  };
  return ok([decided(given, effect, ruleOf(rules.book, 'who-decides-the-rest')), event]);
}

function decided(
  { envelope, command }: Case<'DecideRound'> | Case<'DecideAmount'>,
  effect: EventOf<'MatterDecided'>['effect'],
  because: Because,
): TableEvent {
  const matter = `decision:${envelope.op}`;
  return { type: 'MatterDecided', matter, reason: command.reason, effect, because };
}

function following(first: TableEvent, then: Decision): Decision {
  return then.ok ? ok([first, ...then.value]) : then;
}
