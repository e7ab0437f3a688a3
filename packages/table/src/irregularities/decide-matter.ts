import { ok } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';
import { voidRound } from '../round/void-round.ts';

/** A person of sufficient rank decides what no clause does, with the reason on the record. */
export function decideMatter(given: Case<'DecideMatter'>): Decision {
  const { command, state, rules } = given;
  if (command.effect === 'void-round' && state.round === null) {
    const message = 'No round is in progress that could be void.';
    return refuse('no-round', message, floorRule('order-of-play'), { field: 'effect' });
  }
  if (!state.matters.has(command.matter)) {
    const message = 'There is no such matter to decide.';
    return refuse('unknown-matter', message, floorRule('matter'), { field: 'matter' });
  }
  if (command.reason.trim() === '') {
    const message = 'Say why: the decision goes on the record.';
    return refuse('missing-detail', message, floorRule('matter'), { field: 'reason' });
  }
  const reasons = because(...ruleOf(rules.book, 'who-decides-the-rest'));
  const { matter, reason, effect } = command;
  const decided: TableEvent = { type: 'MatterDecided', matter, reason, effect, because: reasons };
  if (effect === 'continue') return ok([decided]);
  const voided = voidRound(given, 'decision', reasons);
  return voided.ok ? ok([decided, ...voided.value]) : voided;
}
