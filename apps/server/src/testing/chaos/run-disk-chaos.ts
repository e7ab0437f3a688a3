import type { Audit } from './audit.ts';
import { type DiskFloor, openDiskFloor } from './disk-floor.ts';
import { createSeeded } from './seeded.ts';

export interface DiskChaosOptions {
  /** An empty folder. */
  readonly folder: string;
  readonly seed: number;
  readonly onTrouble?: (done: number) => void;
}

export interface PowerReport extends Audit {
  /** For every cut, how many sectors that had been written were not there any more. */
  readonly sectorsLost: readonly number[];
}

const STEPS_LEAST = 20;
const STEPS_MORE = 40;

/**
 * Plays, cuts the power and finds on the disk what was synced and, of the rest, what chance has left: at even cuts nothing at
 * all, at odd ones some sectors new and some old, side by side.
 */
export async function runPowerCuts(
  options: DiskChaosOptions & { readonly cuts: number },
): Promise<PowerReport> {
  const floor = await openDiskFloor({ ...options, restarts: false });
  const random = createSeeded(options.seed);
  const sectorsLost: number[] = [];
  try {
    for (let cut = 0; cut < options.cuts; cut += 1) {
      await takeSteps(floor, STEPS_LEAST + random.below(STEPS_MORE));
      // Pages that were being written out are the hardest to mend.
      if (random.below(2) === 0) void floor.pool.query('checkpoint').catch(() => undefined);
      const stays = cut % 2 === 0 ? () => false : () => random.below(2) === 0;
      sectorsLost.push(await cutPower(floor, stays));
      await restart(floor);
      options.onTrouble?.(cut + 1);
    }
    await floor.play.finishRound();
    return { ...(await floor.audit()), sectorsLost };
  } finally {
    await floor.close();
  }
}

/**
 * The same on a database that answers before it has synced: what the audit finds then. It must find something, or the disk would forget
 * nothing and the audit notice nothing.
 */
export async function loseAnswers(options: DiskChaosOptions): Promise<readonly string[]> {
  const settings = { synchronous_commit: 'off', wal_writer_delay: '10000ms' };
  const floor = await openDiskFloor({ ...options, settings, restarts: false });
  try {
    // The schema and the table itself are to be there, or there is nothing to ask.
    await floor.pool.query('checkpoint');
    await takeSteps(floor, STEPS_LEAST);
    await cutPower(floor, () => false);
    await restart(floor);
    return (await floor.audit()).problems;
  } finally {
    await floor.close();
  }
}

async function takeSteps({ play }: DiskFloor, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await play.takeStep();
}

async function restart(floor: DiskFloor): Promise<void> {
  const restarted = await floor.database.embedded?.restart();
  if (!restarted?.ok) throw new Error(`It does not start any more: ${JSON.stringify(restarted)}`);
  await floor.reopen();
}

/** The database dies at once, and the disk forgets. */
async function cutPower(
  { database, disk, cluster }: DiskFloor,
  stays: () => boolean,
): Promise<number> {
  const { embedded } = database;
  if (!embedded) throw new Error('Only a database of ours can be killed.');
  const gone = new Promise<void>((resolve) => embedded.onExit(() => resolve()));
  process.kill(embedded.pid, 'SIGKILL');
  await gone;
  return disk.losePower(cluster, stays);
}

export interface FullDiskReport extends Audit {
  /** How many writes a round takes: the disk was full from each of them on. */
  readonly writes: number;
  /** How often nobody could say anything, by the code of the answer. */
  readonly unavailable: Readonly<Record<string, number>>;
}

/**
 * Plays a round for every write that a round takes, on a disk that is full from there on until somebody is told so. With
 * `every` only for each so manieth.
 */
export async function runFullDisk(
  options: DiskChaosOptions & { readonly every: number },
): Promise<FullDiskReport> {
  const floor = await openDiskFloor({ ...options, restarts: true });
  const { play, disk } = floor;
  try {
    await disk.setRoom(null);
    await play.finishRound();
    const { writes } = await disk.counts();
    await fillBehindTable(floor);
    for (let room = 0; room < writes; room += options.every) {
      await disk.setRoom(room);
      await finishInTrouble(floor);
      options.onTrouble?.(room + 1);
    }
    const unavailable = Object.fromEntries(play.unavailable);
    await play.finishRound();
    return { ...(await floor.audit()), writes, unavailable };
  } finally {
    await disk.setRoom(null);
    await floor.close();
  }
}

/** Finishes a round on a disk that is full until somebody has been told so. */
async function finishInTrouble({ play, disk }: DiskFloor): Promise<void> {
  const round = play.finishRound();
  await Promise.race([round, play.askInTrouble()]);
  await disk.setRoom(null);
  await round;
}

/**
 * The disk is full for the database itself, which ends before the table writes anything: the next it hears is of the close,
 * which is looked up before it is decided.
 */
async function fillBehindTable(floor: DiskFloor): Promise<void> {
  const { play, disk, database, pool } = floor;
  while (play.nextStep() !== 'CloseBets') await play.takeStep();
  const ended = new Promise<void>((resolve) => database.embedded?.onExit(() => resolve()));
  await disk.setRoom(0);
  // Never committed: its log has no room, without which the database does not go on.
  await pool.query('create table never_there ()').catch(() => undefined);
  await ended;
  await finishInTrouble(floor);
}
