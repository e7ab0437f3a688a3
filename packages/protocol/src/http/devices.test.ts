import { SHIPPED } from '@baize/house';
import { commandsOf } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { commandSaid, deviceResultRequestOf } from './devices.ts';

const request = deviceResultRequestOf(SHIPPED);
const said = { op: 'f3b1c0de-0001', table: 'TS-A', round: 'TS-A-7' };

const SAYINGS = SHIPPED.mechanics.flatMap(({ devices }) => devices ?? []);
const { entries, isType } = commandsOf(SHIPPED);

test('machines of dice and of cards have something to say', () => {
  expect(SAYINGS.map(({ command }) => command)).toEqual(['RegisterResult', 'Tumble', 'Deal']);
});

describe.each(SAYINGS)('$means', ({ says, command }) => {
  test('gives a command that has those fields', () => {
    const fields = isType(command) ? Object.keys(entries[command].fields) : [];
    expect(fields).toEqual(expect.arrayContaining(Object.keys(says)));
  });

  test('is said in fields no other saying has', () => {
    const names = (each: object) => Object.keys(each).toSorted().join(' ');
    expect(SAYINGS.filter((other) => names(other.says) === names(says))).toHaveLength(1);
  });
});

test.each([
  [
    { dice: [1, 3, 6], flat: true },
    { type: 'RegisterResult', dice: [1, 3, 6], flat: true },
  ],
  [{ tumbles: 3 }, { type: 'Tumble', tumbles: 3 }],
  [{ deck: ['As', 'Kd'] }, { type: 'Deal', deck: ['As', 'Kd'] }],
])('%j is the command %j', (says, command) => {
  const body = request.parse({ ...said, ...says });
  expect(commandSaid(body, SHIPPED)).toEqual(command);
});

test.each([
  [{}],
  [{ dice: [1, 3, 7], flat: true }],
  [{ dice: [1, 3, 6] }],
  [{ dice: [1, 3, 6], flat: true, tumbles: 3 }],
  [{ tumbles: -1 }],
  [{ tumbles: 1.5 }],
  [{ deck: ['A'] }],
  [{ stop: 12 }],
])('%j is nothing a machine says', (says) => {
  expect(request.safeParse({ ...said, ...says }).success).toBe(false);
});
