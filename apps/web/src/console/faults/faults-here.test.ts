import { expect, test } from 'vitest';
import { faultsHere } from './faults-card.tsx';

const fault = (id: string, subject: string, kind = 'link-lost') => ({
  id,
  subject,
  kind,
  message: 'The terminal has lost its connection with bets in a round.',
  locks: null,
  setAt: 1,
  clearedAt: null,
  clearedBy: null,
  clearedBecause: null,
});

const HERE = { table: 'SB-B', terminals: ['P07', 'P08'] };

test('what is broken elsewhere is not told here; what concerns everybody is', () => {
  const faults = [
    fault('1', 'floor', 'database-slow'),
    fault('2', 'P07'),
    fault('3', 'SB-C', 'table-stuck'),
    fault('4', 'P31'),
    fault('5', 'tumbler-SB-B', 'device-failed'),
    fault('6', 'SB-B', 'device-silent'),
    fault('7', 'tumbler-SB-BB', 'device-failed'),
  ];
  const told = faultsHere(faults, HERE).map(({ faults: each }) => each.map(({ id }) => id));
  expect(told).toEqual([['1'], ['2'], ['5'], ['6']]);
});

test('ten lost terminals are one line', () => {
  const faults = [fault('1', 'P07'), fault('2', 'P08')];
  expect(faultsHere(faults, HERE)).toEqual([{ kind: 'link-lost', faults }]);
});
