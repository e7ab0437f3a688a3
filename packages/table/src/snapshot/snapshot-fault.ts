/** Why a table cannot be restored from a value. */
export interface SnapshotFault {
  readonly code: 'another-format' | 'damaged';
  /** The place in the snapshot: `terminals[2].credit`; empty where it is the whole. */
  readonly field: string;
  readonly message: string;
}

export function toDamageFault(field: string, message: string): SnapshotFault {
  return { code: 'damaged', field, message };
}
