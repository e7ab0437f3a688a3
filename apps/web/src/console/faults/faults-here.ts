import type { StandingFault } from './use-faults.ts';

interface Place {
  readonly table: string;
  readonly terminals: readonly string[];
}

/** Faults of one kind at one table: said once, however many machines have it. */
export interface FaultGroup {
  readonly kind: string;
  readonly faults: readonly StandingFault[];
}

/**
 * What concerns whoever stands at this table: its own faults, those of its terminals and devices, and those of
 * the whole floor. What is broken elsewhere is somebody else's, and the pit's.
 */
export function faultsHere(
  faults: readonly StandingFault[],
  { table, terminals }: Place,
): readonly FaultGroup[] {
  const devices = new RegExp(`(^|-)${table}$`);
  const isHere = ({ subject }: StandingFault) =>
    subject === 'floor' || terminals.includes(subject) || devices.test(subject);
  const here = faults.filter(isHere);
  const kinds = [...new Set(here.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, faults: here.filter((fault) => fault.kind === kind) }));
}
