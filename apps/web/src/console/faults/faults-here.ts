import type { StandingFault } from './use-faults.ts';

interface Place {
  readonly table: string;
  readonly terminals: readonly string[];
}

/** Those of this table and its terminals before those elsewhere, each in the order given. */
export function hereFirst(
  faults: readonly StandingFault[],
  { table, terminals }: Place,
): readonly StandingFault[] {
  const isHere = ({ subject }: StandingFault) => subject === table || terminals.includes(subject);
  return [...faults.filter(isHere), ...faults.filter((fault) => !isHere(fault))];
}
