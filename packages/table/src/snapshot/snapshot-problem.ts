/** Why a table cannot be restored from a value. */
export interface SnapshotProblem {
  readonly code: 'another-format' | 'damaged';
  /** The place in the snapshot: `terminals[2].credit`; empty where it is the whole. */
  readonly field: string;
  readonly message: string;
}

export function toDamageProblem(field: string, message: string): SnapshotProblem {
  return { code: 'damaged', field, message };
}
