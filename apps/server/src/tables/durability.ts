import type { Pool, PoolClient } from 'pg';

/** A commit that is on this server, while nobody knows whether its standby has it. */
class WaitEnded extends Error {}

/** A database that answers and takes no writes: a standby, or a primary set to read-only. */
export class ReadOnlyDatabase extends Error {}

interface Notice {
  readonly routine?: string | undefined;
}

/**
 * What `act` gives, unless the wait for a standby was cancelled in it: PostgreSQL answers that with success and a notice.
 * Its text follows the language of the server; the name of the routine does not.
 */
export async function untilOnStandby<Done>(
  client: PoolClient,
  act: () => Promise<Done>,
): Promise<Done> {
  let isEnded = false;
  const hear = ({ routine }: Notice): void => {
    if (routine === 'SyncRepWaitForLSN') isEnded = true;
  };
  client.on('notice', hear);
  try {
    const done = await act();
    if (isEnded) throw new WaitEnded('The wait for the standby was ended before it answered.');
    return done;
  } finally {
    client.off('notice', hear);
  }
}

/** What this process knows of whether its writes outlive the server of the database. */
export interface Durability {
  /** A write of ours has just become durable. */
  reached(): void;
  /** A connection was lost: what is true was lately true. */
  lost(): void;
  /**
   * Resolves once a write is durable that began after this call. Everything that was read before it is then durable too,
   * as a standby follows in order.
   */
  confirm(): Promise<void>;
  /** Resolves at once if a write became durable lately, else after one probe for all who ask. */
  check(): Promise<void>;
}

/** So many milliseconds after a durable write the next one is expected to be durable as well. */
const LATELY = 2000;

export function durabilityOn(pool: Pool): Durability {
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let probing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    next = null;
    await writeProbe(pool);
    last = performance.now();
  };
  const confirm = (): Promise<void> => {
    // A write that has begun says nothing of what was read since; all who come meanwhile share the one after it.
    next ??= running.then(write);
    running = next.catch(() => undefined);
    return next;
  };
  return {
    reached: () => {
      last = performance.now();
    },
    lost: () => {
      last = Number.NEGATIVE_INFINITY;
    },
    confirm,
    check: async () => {
      if (performance.now() - last < LATELY) return;
      probing ??= confirm().finally(() => {
        probing = null;
      });
      await probing;
    },
  };
}

/** A message in the log of the database and nothing else: its commit waits for the standby as every commit does. */
const PROBE = `select case when current_setting('transaction_read_only') = 'off'
                 then pg_logical_emit_message(true, 'baize', 'durable') end as place`;

async function writeProbe(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await untilOnStandby(client, () =>
      client.query<{ place: string | null }>(PROBE),
    );
    if (rows[0]?.place == null) throw new ReadOnlyDatabase('The database takes no writes.');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
