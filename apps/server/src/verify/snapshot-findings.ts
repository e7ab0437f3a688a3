import { isDeepStrictEqual } from 'node:util';
import { restoreFrom } from '@baize/house';
import { LIBRARY, snapshotOf, type TableLibrary, type TableState } from '@baize/table';
import type { Head } from '../store/journal-row.ts';
import { isSealed, jsonIn, type StoredSnapshot } from '../store/snapshot-store.ts';
import type { Findings, Progress } from './finding.ts';

/** A snapshot says what replay says, at the row it names. */
export async function* snapshotFindings(
  snapshot: StoredSnapshot | undefined,
  state: TableState,
  head: Head,
  progress: Progress,
): Findings {
  if (!snapshot) return;
  const what = await snapshotFault(snapshot, state, head);
  if (what === OF_ANOTHER_VERSION) progress.snapshotsPassedOver += 1;
  else if (what) yield { where: `snapshots ${snapshot.table} ${snapshot.sequence}`, what };
}

const OF_ANOTHER_VERSION = 'is of another version';

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
  const found = parseJson(stored ?? '');
  if (isDeepStrictEqual(JSON.parse(replayed), found)) return null;
  return isOfThisVersion(found, state[LIBRARY]) ? 'differs from the replay' : OF_ANOTHER_VERSION;
}

/**
 * What an earlier version has signed may have another form. No server restores from it, so it can say
 * nothing false; books that do not balance are no question of form, and name no field.
 */
function isOfThisVersion(snapshot: unknown, library: TableLibrary): boolean {
  if (snapshot === undefined) return false;
  const restored = restoreFrom(snapshot, library);
  return restored.ok || (restored.error.code === 'damaged' && restored.error.field === '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
