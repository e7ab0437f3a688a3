import { expect, test } from 'vitest';
import { personOf } from './person.ts';

test.each([
  ['A', { kind: 'terminal', id: 'A' }],
  ['terminal dealer', { kind: 'terminal', id: 'dealer' }],
  ['dealer', { kind: 'staff', id: 'dealer', position: 'dealer' }],
  ['supervisor Bea', { kind: 'staff', id: 'Bea', position: 'pit-supervisor' }],
  [
    'dealer Dan acting as pit-supervisor',
    { kind: 'staff', id: 'Dan', position: 'dealer', actingAs: 'pit-supervisor' },
  ],
  [
    'cashier acting as dealer',
    { kind: 'staff', id: 'cashier', position: 'cashier', actingAs: 'dealer' },
  ],
  ['device', { kind: 'device', id: 'device' }],
  ['device TB-1', { kind: 'device', id: 'TB-1' }],
  ['system', { kind: 'system' }],
])('%s is somebody', (text, actor) => {
  expect(personOf(text)).toEqual(actor);
});

test.each([
  '',
  'A B',
  'dealer Dan Dan',
  'dealer Dan acting as king',
  'system of',
  'terminal',
  'device a b',
])('%j is nobody', (text) => {
  expect(personOf(text)).toBeNull();
});
