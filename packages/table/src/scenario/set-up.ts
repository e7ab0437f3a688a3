import type { Roll } from '@baize/three-dice';
import type { Actor, StaffRole } from '../authority/actor.ts';
import type { Draft } from './draft.ts';
import { type Play, playCommand } from './play.ts';
import type { Given } from './scenario.ts';
import { isRefused, type Taken, takenFrom } from './take-step.ts';

/** A table as a scenario finds it: configured, equipped, open, with its terminals seated. */
export function setUp(start: Play, given: Given): Taken {
  let taken: Taken = { play: start, answers: [], fault: null };
  const order = (position: StaffRole, type: Draft['type'], fields: Draft['fields'] = {}): void => {
    if (isRefused(taken)) return;
    const by: Actor = { kind: 'staff', id: position, position };
    const next = takenFrom(playCommand(taken.play, { by, draft: { type, fields } }));
    taken = { ...next, answers: [...taken.answers, ...next.answers] };
  };
  if (given.isConfigured) order('shift-manager', 'ConfigureTable', { config: given.config });
  if (given.isEquipped && taken.play.state.rules?.procedure.inspection) {
    order('dealer', 'ChangeDice', { dice: 'SET-1' });
    order('dealer', 'FitShaker', { shaker: given.shaker });
    order('pit-supervisor', 'RecordInspection', inspection(taken.play));
    order('pit-supervisor', 'RecordShiftInspection', { shakes: 3 });
  }
  if (given.isOpen) order('pit-supervisor', 'OpenTable');
  for (const [terminal, credit] of given.credits) {
    order('dealer', 'SeatTerminal', { terminal });
    if (credit > 0) order('cashier', 'BuyCredit', { terminal, amount: credit });
  }
  for (const [terminal, box] of given.seats) order('dealer', 'TakeBox', { terminal, box });
  return taken;
}

const TEST_ROLL: Roll = [1, 2, 3];

/** An inspection that finds everything in order. */
function inspection({ state }: Play): Draft['fields'] {
  const lit = state.rules?.mechanic.winningAreas(TEST_ROLL, state.rules) ?? [];
  return { entered: TEST_ROLL, lit, shakes: 3 };
}
