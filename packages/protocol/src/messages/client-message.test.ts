import { SHIPPED } from '@baize/house';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireCommandOf } from '../commands/wire-command.ts';
import { parse } from '../parse.ts';
import { COMMAND_SAMPLES } from '../testing/command-samples.ts';
import { clientMessageOf } from './client-message.ts';

const clientMessage = clientMessageOf(SHIPPED);
const wireCommand = wireCommandOf(SHIPPED);

const OP = 'operation-1';
const order = (command: unknown) => ({ v: 1, type: 'do', op: OP, round: 'T7-1', command });
const isRead = (message: unknown) => parse(clientMessage, message).ok;

describe('what a client may say', () => {
  test('is greeting, doing, asking, refreshing and pinging', () => {
    const messages = [
      { v: 1, type: 'hello', table: 'T7', as: 'player' },
      { v: 1, type: 'ask', ops: [OP] },
      { v: 1, type: 'refresh' },
      { v: 1, type: 'ping', sent: 1 },
      ...COMMAND_SAMPLES.map(({ wire }) => order(wire)),
    ];
    for (const message of messages) {
      expect(parse(clientMessage, message)).toEqual({ ok: true, value: message });
    }
  });

  test('is nothing of another version, and nothing that was left to chance', () => {
    const ping = { v: 1, type: 'ping', sent: 1 };
    const wrong = [
      { ...ping, v: 2 },
      { ...ping, v: '1' },
      { ...ping, more: 1 },
      { type: 'ping', sent: 1 },
      { ...ping, type: 'constructor' },
      { v: 1, type: 'hello', table: 'T7', as: 'owner' },
      { v: 1, type: 'hello', table: '../T7', as: 'player' },
      { v: 1, type: 'ask', ops: [] },
      { v: 1, type: 'ask', ops: Array.from({ length: 101 }, (_, n) => `operation-${n}`) },
      [ping],
      null,
    ];
    expect(wrong.map(isRead)).toEqual(wrong.map(() => false));
  });

  test('has an operation id of eight to 64 safe characters', () => {
    const withOp = (op: string) => isRead({ ...order({ type: 'OpenBets' }), op });
    expect(['a'.repeat(8), 'a'.repeat(64), 'A-9_zzzz'].map(withOp)).toEqual([true, true, true]);
    expect(['a'.repeat(7), 'a'.repeat(65), 'eight:88', 'acht acht'].map(withOp)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

test('the compiled checks are those of the schema, whatever arrives', () => {
  const sample = fc.constantFrom(...COMMAND_SAMPLES.map(({ wire }) => wire));
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom(-0, 1e300, '', '__proto__', [], {}));
  const mutated = fc
    .tuple(sample, fc.nat(9), value, fc.boolean())
    .map(([wire, which, put, isNew]) => {
      const fields = Object.keys(wire);
      const field = isNew ? `extra${which}` : (fields[which % fields.length] ?? 'type');
      return { ...wire, [field]: put };
    });
  fc.assert(
    fc.property(fc.oneof(mutated, fc.jsonValue()), (command) => {
      expect(isRead(order(command))).toBe(parse(wireCommand, command).ok);
    }),
    { numRuns: 2000 },
  );
});
