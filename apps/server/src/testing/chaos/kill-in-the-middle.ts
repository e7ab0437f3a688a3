import { setTimeout as delay } from 'node:timers/promises';
import { type ClientBase, escapeIdentifier } from 'pg';
import type { Audit } from './audit.ts';
import {
  type ChaosOptions,
  killDatabase,
  type Scene,
  underLoad,
  type Victim,
} from './run-chaos.ts';

/**
 * Where a process can be caught while it writes: a row of a journal with what follows from it, a snapshot, a checkpoint, an hour that was
 * added up, and the signature over what was changed, which is the last thing before a transaction ends.
 */
export const PLACES = [
  'journal',
  'operations',
  'postings',
  'balances',
  'instruments',
  'snapshots',
  'checkpoints',
  'win_rollups',
  'office_journal',
] as const;

export interface Caught {
  readonly place: string;
  readonly victim: Victim;
}

/**
 * Holds a table of the database until the one process there is stands before it, in the middle of a transaction, and kills the process or
 * the database there. No moment is a matter of luck.
 */
export async function killInTheMiddle(
  options: ChaosOptions,
  caught: readonly Caught[],
): Promise<Audit & { readonly kills: number }> {
  return underLoad(options, 1, async (scene) => {
    let kills = 0;
    for (const one of caught) {
      await killAt(one, scene);
      kills += 1;
      options.onKill?.(kills, one.victim);
      // It is at work again before it is hit again.
      await scene.load.untilAccepted(ACCEPTED_BETWEEN);
    }
    return kills;
  });
}

const ACCEPTED_BETWEEN = 20;

async function killAt({ place, victim }: Caught, { crew, database }: Scene): Promise<void> {
  const pool = database.pool({ max: 1 });
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    // Whoever only reads passes.
    await holder.query(`lock table ${escapeIdentifier(place)} in exclusive mode`);
    await untilSomebodyWaits(holder, place);
    if (victim === 'server') await crew.killOne();
    else await killDatabase(database);
  } finally {
    holder.release(true);
    await pool.end();
  }
}

async function untilSomebodyWaits(holder: ClientBase, place: string): Promise<void> {
  for (;;) {
    const { rowCount } = await holder.query(
      'select from pg_locks where relation = $1::regclass and not granted',
      [place],
    );
    if (rowCount) return;
    await delay(2);
  }
}
