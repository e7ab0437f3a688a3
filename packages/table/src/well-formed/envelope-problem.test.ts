import { money } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../authority/actor.ts';
import type { CommandEnvelope } from '../command.ts';
import { operate } from '../decide.ts';
import { ANN, at, configOf, dealer, openTable } from '../testing/floor.ts';

const { state, now } = (() => {
  const journal = openTable(configOf('rws-tai-sai-v5/c'), [ANN]);
  journal.give(dealer, { type: 'OpenBets' });
  return { state: journal.state(), now: journal.now() };
})();

const envelope: CommandEnvelope = {
  op: 'one',
  at: now,
  by: at(ANN),
  command: { type: 'PlaceBet', terminal: ANN, bet: 'small', stake: money(500) },
};

function answerTo(changes: Readonly<Record<string, unknown>>) {
  const { answer } = operate(state, { ...envelope, ...changes });
  return answer.type === 'refused' ? [answer.refusal.code, answer.refusal.field] : answer.type;
}

test('an order of the right form is decided', () => {
  expect(answerTo({})).toBe('accepted');
});

describe('an order means nothing', () => {
  test.each([undefined, null, '', '  ', 7, {}])('with the operation id %j', (op) => {
    expect(answerTo({ op })).toEqual(['malformed-command', 'op']);
  });

  // Bets would stay open for ever at a time that compares with nothing.
  test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, '12', 2 ** 53])(
    'at the time %j',
    (time) => {
      expect(answerTo({ at: time })).toEqual(['malformed-command', 'at']);
    },
  );

  test.each([undefined, null, 'dealer', 7, [], {}, { kind: 'owner' }, { kind: '__proto__' }])(
    'from %j',
    (by) => {
      expect(answerTo({ by })).toEqual(['malformed-command', 'by']);
    },
  );

  test.each([
    [{ kind: 'terminal' }, 'by.id'],
    [{ kind: 'terminal', id: '' }, 'by.id'],
    [{ kind: 'device', id: 9 }, 'by.id'],
    [{ kind: 'staff', id: 'x' }, 'by.position'],
    [{ kind: 'staff', id: 'x', position: 'owner' }, 'by.position'],
    [{ kind: 'staff', id: 'x', position: 'dealer', actingAs: 'owner' }, 'by.actingAs'],
    [{ kind: 'staff', position: 'dealer' }, 'by.id'],
    [{ kind: 'system', position: 'shift-manager' }, 'by.position'],
    [{ kind: 'terminal', id: ANN, position: 'shift-manager' }, 'by.position'],
  ])('from %j, and says which field is wrong', (by, field) => {
    expect(answerTo({ by })).toEqual(['malformed-command', field]);
  });

  test.each([null, '', '  ', 7, {}])('for the round %j', (round) => {
    expect(answerTo({ round })).toEqual(['malformed-command', 'round']);
  });

  test('and says so of the command before anything around it', () => {
    expect(answerTo({ op: '', command: { type: 'Nothing' } })).toEqual([
      'malformed-command',
      'type',
    ]);
  });

  test.each([7n, Symbol('PlaceBet'), () => 'PlaceBet', Number.NaN, null])(
    'with a type that no text says',
    (type) => {
      expect(answerTo({ command: { type } })).toEqual(['malformed-command', 'type']);
    },
  );
});

test.each([
  [{ kind: 'staff', id: 'x', position: 'dealer', actingAs: 'pit-manager' }, 'accepted'],
  [{ kind: 'device', id: 'x' }, ['not-authorised', undefined]],
  [{ kind: 'system' }, ['not-authorised', undefined]],
] satisfies [Actor, unknown][])('from %j it means something, and is decided', (by, answer) => {
  expect(answerTo({ by })).toEqual(answer);
});
