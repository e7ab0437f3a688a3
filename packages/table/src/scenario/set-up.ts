import type { Actor, StaffRole } from '../authority/actor.ts';
import type { Draft } from './draft.ts';
import { type Play, playCommand } from './play.ts';
import type { Given } from './scenario.ts';
import { isRefused, type Taken, takenFrom } from './take-step.ts';

/** A table as a scenario finds it: configured, equipped, open, with its terminals seated. */
export function setUp(start: Play, given: Given): Taken {
  let taken: Taken = { play: start, answers: [], problem: null };
  const order = (position: StaffRole, type: Draft['type'], fields: Draft['fields'] = {}): void => {
    if (isRefused(taken)) return;
    const by: Actor = { kind: 'staff', id: position, position };
    const next = takenFrom(playCommand(taken.play, { by, draft: { type, fields } }));
    taken = { ...next, answers: [...taken.answers, ...next.answers] };
  };
  if (given.isConfigured) order('shift-manager', 'ConfigureTable', { config: given.config });
  const { rules } = taken.play.state;
  if (given.isEquipped && rules) {
    for (const { by, draft } of rules.mechanic.equipping(rules, given.shaker)) {
      order(by, draft.type, draft.fields);
    }
  }
  if (given.isOpen) order('pit-supervisor', 'OpenTable');
  for (const [terminal, credit] of given.credits) {
    order('dealer', 'SeatTerminal', { terminal });
    if (credit > 0) order('cashier', 'BuyCredit', { terminal, amount: credit });
  }
  for (const [terminal, box] of given.seats) {
    const draft = rules?.mechanic.seating(terminal, box);
    if (draft) order('dealer', draft.type, draft.fields);
  }
  return taken;
}
