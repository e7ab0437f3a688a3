import { expect, test } from 'vitest';
import { faultsAt } from './faults-at.ts';

const fault = (subject: string) => ({
  id: subject,
  subject,
  kind: 'device-failed',
  message: '',
  locks: null,
  setAt: 1,
  clearedAt: null,
  clearedBy: null,
  clearedBecause: null,
});

test('a table shows what is broken there or everywhere, and nothing of its neighbours', () => {
  const faults = ['SB-B', 'SB-C', 'P07', 'P08', 'floor'].map(fault);
  const view = { terminals: [{ terminal: 'P07' }] } as unknown as Parameters<typeof faultsAt>[2];
  expect(faultsAt(faults, 'SB-B', view).map(({ subject }) => subject)).toEqual([
    'SB-B',
    'P07',
    'floor',
  ]);
});
