import type { Recorded } from '@baize/table';
import { GOLDEN_ROUNDS } from '@baize/table/golden';
import { describe, expect, test } from 'vitest';
import { wireAnswer, wireAnswerOf } from './answer.ts';

const OPERATIONS = [...GOLDEN_ROUNDS.values()].flatMap((play) =>
  operationsIn(play().journal.facts()),
);

function operationsIn(facts: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const ops = [...new Set(facts.map(({ op }) => op))];
  return ops.map((op) => facts.filter((fact) => fact.op === op));
}

function find(type: string): readonly Recorded[] {
  const found = OPERATIONS.find((facts) => facts.some(({ event }) => event.type === type));
  if (!found) throw new Error(`No round has ${type}.`);
  return found;
}

describe('an answer on the wire', () => {
  test('is one of its schema, whatever was accepted', () => {
    for (const events of OPERATIONS) {
      const answer = wireAnswerOf({ type: 'accepted', events });
      expect(wireAnswer.safeParse(answer).error).toBeUndefined();
      expect(answer).toMatchObject({ type: 'accepted', sequence: events[0]?.sequence });
    }
  });

  test('tells a bettor what changed', () => {
    const events = find('BetsChanged');
    const event = events.find(({ event: { type } }) => type === 'BetsChanged')?.event;
    const changes = event?.type === 'BetsChanged' ? event.changes : null;
    expect(wireAnswerOf({ type: 'accepted', events })).toMatchObject({ changes });
  });

  test('gives whoever cashes out the number of the instrument', () => {
    const answer = wireAnswerOf({ type: 'accepted', events: find('InstrumentIssued') });
    expect(answer).toMatchObject({ instrument: { number: expect.stringMatching(/^\d{18}$/) } });
  });

  test('names the request that now waits for a second person', () => {
    const events = find('ApprovalRequested');
    const event = events.find(({ event: { type } }) => type === 'ApprovalRequested')?.event;
    const request = event?.type === 'ApprovalRequested' ? event.approval.id : null;
    expect(wireAnswerOf({ type: 'accepted', events })).toMatchObject({ request });
  });

  test('says of a repetition what the first answer said, where that is known', () => {
    const facts = find('InstrumentIssued');
    const first = wireAnswerOf({ type: 'accepted', events: facts });
    const sequence = facts[0]?.sequence ?? 0;
    expect(wireAnswerOf({ type: 'repeated', sequence }, facts)).toEqual({
      ...first,
      type: 'repeated',
    });
    expect(wireAnswerOf({ type: 'repeated', sequence })).toEqual({ type: 'repeated', sequence });
  });
});
