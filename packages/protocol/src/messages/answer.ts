import { type Answer, REFUSAL_CODES, type Recorded } from '@baize/table';
import { z } from 'zod';
import { amount, amountOrNone } from '../amount.ts';
import { matterId, ticketId, validationNumber } from '../ids.ts';
import { because, time } from '../words.ts';
import { refusal } from './refusal.ts';

/** One area of the terminal going from one stake to another. */
const stakeChange = z.strictObject({ bet: z.string(), from: amountOrNone, to: amountOrNone });

/** Money that was offered and not taken. */
const rejectedStake = z.strictObject({
  bet: z.string(),
  amount: amountOrNone,
  code: z.enum(REFUSAL_CODES),
  because,
});

/** What a command brought about, as far as whoever gave it has to know at once. */
const effects = {
  /** Where in the journal its first event stands. */
  sequence: z.int().min(1),
  changes: z.exactOptional(z.array(stakeChange).readonly()),
  rejected: z.exactOptional(z.array(rejectedStake).readonly()),
  /** The instrument a cash-out was paid by. */
  instrument: z.exactOptional(
    z.strictObject({
      number: validationNumber,
      amount,
      expiresAt: time,
      ticket: z.exactOptional(ticketId),
    }),
  ),
  /** What now waits for a second person. */
  request: z.exactOptional(matterId),
};

export const wireAnswer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('accepted'), ...effects }),
  z.strictObject({ type: z.literal('refused'), refusal }),
  /** It was accepted before and changed nothing now; its effects where they are still at hand. */
  z.strictObject({ type: z.literal('repeated'), ...effects }),
]);

export type WireAnswer = z.infer<typeof wireAnswer>;

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
      const { number, amount, expiresAt, ticket } = event;
      effects.instrument = { number, amount, expiresAt, ...(ticket !== undefined && { ticket }) };
    }
    if (event.type === 'ApprovalRequested') effects.request = event.approval.id;
  }
  return effects;
}
