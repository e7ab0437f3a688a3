import { assert } from '@baize/exact';
import type { TableMechanic } from '../mechanic.ts';
import { SI_KI_PI } from './si-ki-pi/table-part.ts';
import { THREE_DICE } from './three-dice/table-part.ts';

const MECHANICS: readonly TableMechanic[] = [THREE_DICE, SI_KI_PI];

export function mechanicOf(id: string): TableMechanic {
  const mechanic = MECHANICS.find((each) => each.id === id);
  assert(mechanic !== undefined, `There is no mechanic ${id}.`);
  return mechanic;
}
