import type { StaffRole, ViewRole } from '@baize/table';
import { expect, test } from 'vitest';
import type { MachinePrincipal, StaffPrincipal } from '../people/sessions.ts';
import { newAudience, type Viewer } from './connection.ts';
import { mayView } from './may-view.ts';
import { budgets } from './token-bucket.ts';

const ROLES: readonly ViewRole[] = ['display', 'player', 'dealer', 'pit', 'auditor'];

function staff(position: StaffRole, actingAs: StaffRole | null = null): StaffPrincipal {
  return {
    kind: 'staff',
    id: 'ann',
    name: 'Ann',
    position,
    actingPositions: [],
    actingAs,
    mustChangePassword: false,
    expiresAt: 0,
    credential: 's',
  };
}

function machine(kind: MachinePrincipal['kind']): MachinePrincipal {
  return { kind, id: 'A1', credential: 'k' };
}

test.each<[string, StaffPrincipal | MachinePrincipal, readonly ViewRole[]]>([
  ['a terminal', machine('terminal'), ['display', 'player']],
  ['a display', machine('display'), ['display']],
  ['a device', machine('device'), ['display']],
  ['a dealer', staff('dealer'), ['display', 'dealer']],
  ['a pit supervisor', staff('pit-supervisor'), ['display', 'dealer', 'pit']],
  ['a pit manager', staff('pit-manager'), ['display', 'dealer', 'pit']],
  ['a shift manager', staff('shift-manager'), ['display', 'dealer', 'pit', 'auditor']],
  ['a casino manager', staff('casino-manager'), ['display', 'dealer', 'pit', 'auditor']],
  ['a cashier', staff('cashier'), ['display']],
  ['a technician', staff('technician'), ['display']],
  ['an auditor', staff('auditor'), ['display', 'auditor']],
  ['a dealer for a supervisor', staff('dealer', 'pit-supervisor'), ['display', 'dealer', 'pit']],
  ['a manager as dealer', staff('shift-manager', 'dealer'), ['display', 'dealer']],
])('%s sees what is theirs, and nothing else', (_who, principal, seen) => {
  expect(ROLES.filter((role) => mayView(principal, role))).toEqual(seen);
});

function viewer(role: ViewRole, terminal: string | null = null): Viewer {
  const by = terminal === null ? null : ({ kind: 'terminal', id: terminal } as const);
  const own = { sections: null, number: 0, tableNumber: 0 };
  return { role, by, own, stream: () => undefined };
}

test('an audience is found by role and by terminal, and forgets who leaves', () => {
  const audience = newAudience();
  const [first, second, other] = [
    viewer('player', 'A1'),
    viewer('player', 'A1'),
    viewer('player', 'A2'),
  ];
  const onTheWall = viewer('display', 'A1');
  for (const each of [first, second, other, onTheWall]) audience.add(each);
  expect(audience.size()).toBe(4);
  expect(audience.of('player')).toEqual(new Set([first, second, other]));
  expect(audience.of('display')).toEqual(new Set([onTheWall]));
  expect(audience.of('pit')).toEqual(new Set());
  // A terminal that looks at the public view only has nothing of its own to be told.
  expect(audience.at('A1')).toEqual(new Set([first, second]));
  expect(audience.at('A2')).toEqual(new Set([other]));
  expect(audience.at('A3')).toEqual(new Set());
  audience.remove(first);
  expect(audience.at('A1')).toEqual(new Set([second]));
  audience.remove(second);
  expect(audience.at('A1')).toEqual(new Set());
  audience.remove(onTheWall);
  expect(audience.of('display')).toEqual(new Set());
  expect(audience.size()).toBe(1);
  audience.add(first);
  expect(audience.at('A1')).toEqual(new Set([first]));
});

test('each caller has a budget of their own, which fills again with time', () => {
  let now = 5000;
  const may = budgets({ perSecond: 1, burst: 2 }, () => now);
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  now += 1000;
  expect([may('a'), may('a'), may('b'), may('b'), may('b')]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('callers somebody makes up are forgotten by the ten thousand, and not before', () => {
  const may = budgets({ perSecond: 0, burst: 1 }, () => 0);
  for (let caller = 0; caller < 10_000; caller += 1) may(`caller ${caller}`);
  expect([may('caller 0'), may('caller 9999')]).toEqual([false, false]);
  expect(may('one more')).toBe(true);
  expect([may('one more'), may('caller 0')]).toEqual([false, true]);
});
