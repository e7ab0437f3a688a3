import { describe, expect, test } from 'vitest';
import { VERSION } from '../../messages/version.ts';
import type { Operation } from '../operation.ts';
import { type Machine, newMachine } from './machine.ts';
import { markAsked, takeFault, takeOperation } from './operations.ts';
import { TIMING } from './timing.ts';

const LIVE = { status: 'live', connection: 1, attempt: 0, heardAt: 0, pingedAt: 0 } as const;
const PLAIN: Operation = {
  op: 'a',
  table: 'T1',
  command: { type: 'UndoBets', terminal: 'P01' },
  madeAt: 0,
};
const KEPT: Operation = { ...PLAIN, op: 'b', untilAnswered: true };

function sent(operation: Operation): Machine {
  const machine = { ...newMachine('T1', 'player', TIMING), link: LIVE };
  return takeOperation(machine, operation, 0).machine;
}

describe('[baize-floor#instrument] an operation that is sent until it is answered', () => {
  test('is sent again after a break, where any other is asked for', () => {
    const phases = [PLAIN, KEPT].map((operation) => markAsked(sent(operation).pending)[0]?.phase);
    expect(phases).toEqual(['asking', 'sending']);
  });

  test('stays when the server failed at it: it may have been registered before', () => {
    const failed = (operation: Operation) =>
      takeFault(sent(operation), {
        v: VERSION,
        type: 'fault',
        code: 'internal',
        message: 'This failed.',
        op: operation.op,
      }).machine.pending.length;
    expect([PLAIN, KEPT].map(failed)).toEqual([0, 1]);
  });
});
