import { expect, test } from 'vitest';
import { isElsewhere, ownPits, type Pits } from './own-pits.ts';
import type { StaffPrincipal } from './sessions.ts';

const PITS: Pits = {
  presentation: (table) => ({ N1: { pit: 'North' }, S1: { pit: 'South' }, LONE: {} })[table],
  pitsOf: (person) => (person === 'assigned' ? ['North'] : undefined),
};

const ASSIGNED: StaffPrincipal = {
  kind: 'staff',
  id: 'assigned',
  name: 'Somebody',
  position: 'pit-supervisor',
  actingPositions: ['shift-manager'],
  actingAs: null,
  mustChangePassword: false,
  expiresAt: 1,
  credential: 's-1',
};

const TABLES = ['N1', 'S1', 'LONE', 'unknown'];
const elsewhere = (principal: Parameters<typeof isElsewhere>[1]) =>
  TABLES.filter((table) => isElsewhere(PITS, principal, table));

test.each(['dealer', 'pit-supervisor', 'pit-manager'] as const)(
  'a %s who is assigned to a pit is kept from every other table of the floor',
  (position) => {
    expect(elsewhere({ ...ASSIGNED, position })).toEqual(['S1', 'LONE']);
  },
);

test.each(['shift-manager', 'casino-manager', 'auditor', 'cashier', 'technician'] as const)(
  'a %s serves the whole house, whatever the file says',
  (position) => {
    expect(elsewhere({ ...ASSIGNED, position })).toEqual([]);
  },
);

test('whoever stands in for the shift manager answers for the house while they do', () => {
  expect(elsewhere({ ...ASSIGNED, actingAs: 'shift-manager' })).toEqual([]);
  expect(ownPits(PITS, { ...ASSIGNED, actingAs: 'shift-manager' })).toBeUndefined();
});

test('whoever is assigned to no pit works everywhere, and so does a machine', () => {
  expect(elsewhere({ ...ASSIGNED, id: 'free' })).toEqual([]);
  expect(elsewhere({ kind: 'terminal', id: 'assigned', credential: 'k' })).toEqual([]);
  expect(elsewhere(null)).toEqual([]);
  expect(isElsewhere({ presentation: PITS.presentation }, ASSIGNED, 'S1')).toBe(false);
});
