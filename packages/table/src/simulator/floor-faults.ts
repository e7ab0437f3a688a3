import { itemsOf } from '../persistent/chunked.ts';
import type { Floor } from './floor.ts';
import { sumOf } from './watch.ts';

/** What is wrong with a floor as a whole: money that got lost or doubled between its tables. */
export function floorFaults(floor: Floor): readonly string[] {
  return [
    ...transitFaults(floor),
    ...instrumentFaults(floor),
    ...cashFaults(floor),
    ...seatFaults(floor),
  ];
}

function sumHeldBy({ tables }: Floor, prefix: string): number {
  return tables.reduce((sum, { watch }) => sum + sumOf(watch, prefix), 0);
}

function compare(what: string, held: number, due: number): readonly string[] {
  return held === due ? [] : [`${what}: the tables say ${held}, the floor says ${due}.`];
}

function transitFaults(floor: Floor): readonly string[] {
  let carried = 0;
  for (const amount of floor.carried.values()) carried += amount;
  return compare('Credit between tables', sumHeldBy(floor, 'in-transit'), carried);
}

function instrumentFaults(floor: Floor): readonly string[] {
  let outstanding = 0;
  for (const { amount, status } of floor.instruments.values()) {
    if (status === 'issued') outstanding += amount;
  }
  return compare('Instruments outstanding', sumHeldBy(floor, 'instruments'), outstanding);
}

/** The cage stands at less than nothing by the cash that was taken in. */
function cashFaults(floor: Floor): readonly string[] {
  const everything = sumHeldBy(floor, '');
  return [
    ...compare('Cash', -sumHeldBy(floor, 'cage'), floor.cash),
    ...compare('Everything together', everything, 0),
  ];
}

function seatFaults({ tables, seats }: Floor): readonly string[] {
  const found = new Map<string, string>();
  const faults: string[] = [];
  for (const { table, state } of tables) {
    for (const { id, isSeated } of itemsOf(state.terminals)) {
      if (!isSeated) continue;
      const other = found.get(id);
      if (other !== undefined) faults.push(`${id} sits at ${other} and at ${table}.`);
      found.set(id, table);
      if (seats.get(id) !== table) faults.push(`${id} sits at ${table}, which the floor missed.`);
    }
  }
  if (found.size !== seats.size) faults.push('The floor knows a seat that no table does.');
  return faults;
}
