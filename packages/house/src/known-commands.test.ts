import { STEPS } from '@baize/game';
import { expect, test } from 'vitest';
import * as house from './commands.ts';
import { commandTaking, concernsRound } from './known-commands.ts';

test('screens are told of every command what the library of the house says', () => {
  for (const type of house.COMMAND_TYPES) {
    expect([type, concernsRound(type)]).toEqual([type, house.concernsRound(type)]);
  }
  for (const step of STEPS) {
    expect([step, commandTaking(step)]).toEqual([step, house.commandTaking(step)]);
  }
});

test('what only a mechanic from outside knows is done in a round', () => {
  expect(concernsRound('SpinWheel')).toBe(true);
  expect(commandTaking('spin')).toBeUndefined();
});
