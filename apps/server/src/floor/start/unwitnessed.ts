import type { Checkpoint } from '../../store/checkpoint.ts';
import { FAULT_KINDS } from '../faults/fault-catalogue.ts';
import type { Faults } from '../faults/faults.ts';

const CODE = 'record-unwitnessed';

/** A record that nobody outside remembers may be an older copy, whose tickets were paid since: two people decide. */
export function reportUnwitnessed(
  faults: Pick<Faults, 'set'>,
  newest: Pick<Checkpoint, 'number' | 'at'> | null,
): void {
  if (newest === null) return;
  const { number, at } = newest;
  faults.set(CODE, 'floor', `checkpoint ${number} of ${new Date(at).toISOString()}`);
}

/** Why nothing is played or paid now; nothing where the record is accepted. Every bet asks, so it is known beforehand. */
export function recordGate(faults: Pick<Faults, 'list' | 'onChange'>): () => string | undefined {
  const look = () => faults.list().some(({ code }) => code === CODE);
  let stands = look();
  faults.onChange(() => {
    stands = look();
  });
  return () => (stands ? FAULT_KINDS[CODE].says : undefined);
}
