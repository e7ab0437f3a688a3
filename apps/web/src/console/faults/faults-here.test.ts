import { expect, test } from 'vitest';
import { hereFirst } from './faults-here.ts';

const fault = (id: string, subject: string) => ({
  id,
  subject,
  kind: 'device-failed',
  message: 'A device reports that it is not in order.',
  locks: null,
  setAt: 1,
  clearedAt: null,
  clearedBy: null,
  clearedBecause: null,
});

test('what is broken here comes before what is broken elsewhere, and nothing is left out', () => {
  const faults = [fault('1', 'floor'), fault('2', 'P07'), fault('3', 'SB-C'), fault('4', 'SB-B')];
  const ids = hereFirst(faults, { table: 'SB-B', terminals: ['P07'] }).map(({ id }) => id);
  expect(ids).toEqual(['2', '4', '1', '3']);
});
