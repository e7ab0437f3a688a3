import type { PitView } from '@baize/protocol/client';
import { expect, test } from 'vitest';
import { type WaitsFrom, waitsAt } from './waits.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;

const QUIET = {
  status: { status: 'open' },
  terminals: [],
  approvals: [],
  matters: [],
  tickets: [],
  can: {},
} as unknown as PitView;

const fault = (kind: string, subject = 'T1', setAt = NOW) => ({
  ...{ id: kind, kind, subject, setAt, message: '', locks: null },
  ...{ clearedAt: null, clearedBy: null, clearedBecause: null },
});

const call = (terminal: string, minutes: number, amount: number | null = null, table = 'T1') => ({
  ...{ terminal, table, isOnline: true, attendantCalledAt: NOW - minutes * MINUTE },
  waiting: {
    reason: amount === null ? ('help' as const) : ('hand-pay' as const),
    amount: amount as never,
    answeredAt: null,
  },
});

function shown(from: Partial<WaitsFrom>): readonly string[] {
  const all = { table: 'T1', view: QUIET, isOnline: true, faults: [], waiting: [], now: NOW };
  return waitsAt({ ...all, ...from }).map(
    ({ kind, colour, terminal }) => `${colour} ${kind} ${terminal ?? '-'}`,
  );
}

test('a table where nothing waits is in order', () => {
  expect(shown({})).toEqual([]);
  expect(
    shown({ waiting: [call('P9', 1, null, 'T2')], faults: [fault('printer-failed', 'P9')] }),
  ).toEqual([]);
});

test('a table is not in order where the floor has not said what waits', () => {
  expect(shown({ waiting: null })).toEqual(['blue unknown -']);
  expect(shown({ faults: null })).toEqual(['blue unknown -']);
  expect(shown({ view: null })).toEqual(['blue unknown -']);
  // A window that has only just been opened has lost no line.
  expect(shown({ view: null, isOnline: false })).toEqual(['blue unknown -']);
  expect(shown({ faults: null, waiting: [call('P1', 1)] })).toEqual([
    'amber call P1',
    'blue unknown -',
  ]);
});

test('a payment by hand comes before a call, and the older of two calls first', () => {
  const waiting = [call('P1', 1), call('P2', 2), call('P3', 0, 700_000)];
  expect(shown({ waiting })).toEqual(['amber hand-pay P3', 'amber call P2', 'amber call P1']);
});

test('a call turns red after five minutes, and then comes before a younger payment', () => {
  const waiting = [call('P1', 5), call('P3', 0, 700_000)];
  expect(shown({ waiting })).toEqual(['red call P1', 'amber hand-pay P3']);
});

test('age never hides a stopped table', () => {
  const stopped = {
    ...QUIET,
    status: {
      status: 'paused',
      reason: 'Dealer and device read different dice; the round is not settled.',
    },
  } as PitView;
  expect(shown({ view: stopped, waiting: [call('P1', 60, 700_000)] })).toEqual([
    'red readings-differ -',
    'red hand-pay P1',
  ]);
});

test('a request says whether it needs whoever looks, and is urgent in its last five minutes', () => {
  const request = (id: string, minutes: number, allowed: boolean) => ({
    id,
    expiresAt: NOW + minutes * MINUTE,
    effect: { kind: 'void-rounds' },
    approve: { allowed },
  });
  const approvals = [request('a', 9, false), request('b', 9, true), request('c', 5, false)];
  const view = { ...QUIET, approvals, matters: [{}] } as unknown as PitView;
  expect(shown({ view })).toEqual([
    'red decision -',
    'amber own-decision -',
    'amber decision -',
    'amber decision -',
  ]);
});

test('a terminal whose line is lost waits while something of it is staked, and is told once', () => {
  const view = {
    ...QUIET,
    terminals: [
      { terminal: 'P1', staked: 18_000, locked: null },
      { terminal: 'P2', staked: 0, locked: null },
    ],
  } as unknown as PitView;
  const gone = (terminal: string) => ({
    ...{ terminal, table: 'T1', isOnline: false, attendantCalledAt: null, waiting: null },
  });
  const waiting = [gone('P1'), gone('P2')];
  expect(shown({ view, waiting })).toEqual(['amber terminal-offline P1']);
  expect(shown({ view, waiting, faults: [fault('link-lost', 'P1')] })).toEqual(['amber fault P1']);
});

test('what stops play or locks money is red, what is to be watched is blue', () => {
  const view = {
    ...QUIET,
    terminals: [{ terminal: 'P1', staked: 0, locked: { reason: 'balance differs' } }],
  } as unknown as PitView;
  const faults = [fault('results-unusual'), fault('printer-failed', 'P1'), fault('table-stuck')];
  expect(shown({ view, faults, isOnline: false })).toEqual([
    'red line-lost -',
    'red fault T1',
    'red terminal-locked P1',
    'amber fault P1',
    'blue fault T1',
  ]);
});

test('a ticket in doubt is red at once, one that was not taken after fifteen minutes', () => {
  const ticket = (terminal: string, status: string, minutes: number) => ({
    ...{ terminal, status, amount: 100_000, since: NOW - minutes * MINUTE },
  });
  const tickets = [
    ticket('P1', 'issued', 14),
    ticket('P2', 'issued', 15),
    ticket('P3', 'in-doubt', 0),
    ticket('P4', 'prepared', 1),
  ];
  expect(shown({ view: { ...QUIET, tickets } as unknown as PitView })).toEqual([
    'red ticket-in-doubt P3',
    'red ticket-not-taken P2',
    'amber ticket-not-taken P1',
    'amber ticket-not-taken P4',
  ]);
});
