import type { Answer, Recorded } from '@baize/table';
import type { WireAnswer } from './answer.ts';

/**
 * What is sent for what the table answered. `facts` are those of the first time where a repeated
 * operation is answered and the server still has them at hand.
 */
export function wireAnswerOf(answer: Answer, facts: readonly Recorded[] = []): WireAnswer {
  switch (answer.type) {
    case 'accepted':
      return withEffects({ type: 'accepted', sequence: firstOf(answer.events) }, answer.events);
    case 'repeated':
      return withEffects({ type: 'repeated', sequence: answer.sequence }, facts);
    case 'refused':
      return { type: 'refused', refusal: answer.refusal };
  }
}

type Standing = Extract<WireAnswer, { type: 'accepted' | 'repeated' }>;
type Draft<Answer> = { -readonly [Key in keyof Answer]: Answer[Key] };

function firstOf(events: readonly Recorded[]): number {
  const [first] = events;
  if (!first) throw new Error('An accepted order has at least one event.');
  return first.sequence;
}

function withEffects(effects: Draft<Standing>, facts: readonly Recorded[]): Standing {
  for (const { event } of facts) {
    if (event.type === 'BetsChanged' && event.action !== 'return') {
      effects.changes = event.changes;
      if (event.rejected.length > 0) effects.rejected = event.rejected;
    }
    if (event.type === 'InstrumentIssued') {
      const { number, amount, expiresAt } = event;
      effects.instrument = { number, amount, expiresAt };
    }
    if (event.type === 'ApprovalRequested') effects.request = event.approval.id;
  }
  return effects;
}
