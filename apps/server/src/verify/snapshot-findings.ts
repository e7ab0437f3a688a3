import { isDeepStrictEqual } from 'node:util';
import { snapshotOf, type TableState } from '@baize/table';
import type { Head } from '../store/journal-row.ts';
import { isSealed, jsonIn, type StoredSnapshot } from '../store/snapshot-store.ts';
import type { Findings } from './finding.ts';

/** A snapshot says what replay says, at the row it names. */
export async function* snapshotFindings(
  snapshots: readonly StoredSnapshot[],
  state: TableState,
  head: Head,
): Findings {
  for (const snapshot of snapshots) {
    if (snapshot.sequence !== head.last) continue;
    const what = await snapshotFault(snapshot, state, head);
    if (what) yield { where: `snapshots ${snapshot.table} ${snapshot.sequence}`, what };
  }
}

async function snapshotFault(
  snapshot: StoredSnapshot,
  state: TableState,
  { hash }: Head,
): Promise<string | null> {
  if (!snapshot.hash.equals(hash)) return 'names another row';
  if (!isSealed(snapshot)) return 'is not what was signed';
  const replayed = JSON.stringify(snapshotOf(state));
  const stored = await jsonIn(snapshot);
  if (replayed === stored) return null;
  // The order of fields may differ between a state that was restored and one that was replayed.
  return isDeepStrictEqual(JSON.parse(replayed), parsed(stored ?? ''))
    ? null
    : 'differs from the replay';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
