import { isDeepStrictEqual } from 'node:util';
import { snapshotOf, type TableState } from '@baize/table';
import type { Head } from '../store/journal-row.ts';
import { isSealed, type StoredSnapshot } from '../store/snapshot-store.ts';
import type { Finding } from './finding.ts';

/** A snapshot says what replay says, at the row it names. */
export function* snapshotFindings(
  snapshots: readonly StoredSnapshot[],
  state: TableState,
  head: Head,
): Generator<Finding, void> {
  for (const snapshot of snapshots) {
    if (snapshot.sequence !== head.last) continue;
    const what = snapshotFault(snapshot, state, head);
    if (what) yield { where: `snapshots ${snapshot.table} ${snapshot.sequence}`, what };
  }
}

function snapshotFault(snapshot: StoredSnapshot, state: TableState, { hash }: Head): string | null {
  if (!snapshot.hash.equals(hash)) return 'names another row';
  if (!isSealed(snapshot)) return 'is not what was signed';
  const replayed = JSON.stringify(snapshotOf(state));
  const stored = snapshot.state.toString('utf8');
  if (replayed === stored) return null;
  // The order of fields may differ between a state that was restored and one that was replayed.
  return isDeepStrictEqual(JSON.parse(replayed), parsed(stored)) ? null : 'differs from the replay';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
