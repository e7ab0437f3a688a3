import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { type Audit, audit } from './audit.ts';
import { type Crew, startCrew } from './crew.ts';
import { Load } from './load.ts';
import { createSeeded } from './seeded.ts';

export interface ChaosOptions {
  /** An empty folder; the database and the key live in it. */
  readonly folder: string;
  readonly kills: number;
  readonly seed: number;
  readonly terminals: number;
  /** How a table process is started; address and key file are added. */
  readonly command: readonly string[];
  readonly onKill?: (kills: number, victim: Victim) => void;
}

export type Victim = 'server' | 'database';

export interface ChaosReport extends Audit {
  readonly kills: Readonly<Record<Victim, number>>;
}

const PROCESSES = 2;
const TABLES = ['chaos-1', 'chaos-2'];

/** Loads a floor, kills its servers and its database at random moments, and audits what is left. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  return underLoad(options, PROCESSES, (scene) => killAtRandom(options, scene));
}

/** Runs a floor of so many processes under load while somebody kills, and audits what is left. */
export async function underLoad<Kills>(
  { folder, seed, terminals, command }: ChaosOptions,
  processes: number,
  kill: (scene: Scene) => Promise<Kills>,
): Promise<Audit & { readonly kills: Kills }> {
  const random = createSeeded(seed);
  const opened = await openDatabase({ dataFolder: join(folder, 'data') });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const database = opened.value;
  const url = database.embedded?.url ?? '';
  try {
    const migrated = await migrate(database.pool({ max: 1 }));
    if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
    const crew = await startCrew([...command, url, join(folder, 'key.pem')], processes, random);
    let isOver = false;
    const load = new Load({
      crew,
      tables: TABLES,
      terminals,
      random,
      hasInstruments: true,
      isOver: () => isOver,
    });
    await load.setUp();
    const running = load.run();
    const kills = await kill({ crew, database, load });
    // Everybody gets an answer to what they were just asking, from servers that are up again.
    isOver = true;
    await running;
    await crew.end();
    return { ...(await audit(database.pool({ max: 2 }), load.told)), kills };
  } finally {
    await database.close();
  }
}

export interface Scene {
  readonly crew: Crew;
  readonly database: Database;
  readonly load: Load;
}

const ACCEPTED_LEAST = 25;
const ACCEPTED_MORE = 100;

async function killAtRandom(
  { kills, onKill, seed }: ChaosOptions,
  { crew, database, load }: Scene,
): Promise<ChaosReport['kills']> {
  // Numbers of its own: servers and terminals draw theirs whenever they happen to be at it.
  const random = createSeeded(seed + 1);
  const done = { server: 0, database: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await load.untilAccepted(ACCEPTED_LEAST + random.below(ACCEPTED_MORE));
    await delay(random.below(10));
    const victim: Victim = random.below(5) < 2 ? 'database' : 'server';
    if (victim === 'server') await crew.killOne();
    else await killDatabase(database);
    done[victim] += 1;
    onKill?.(kill + 1, victim);
  }
  return done;
}

/** Kills the database as a power cut would, and starts it again on what it left. */
export async function killDatabase({ embedded }: Database): Promise<void> {
  if (!embedded) throw new Error('Only a database of ours can be killed.');
  const gone = new Promise<void>((resolve) => embedded.onExit(() => resolve()));
  process.kill(embedded.pid, 'SIGKILL');
  await gone;
  const restarted = await embedded.restart();
  if (!restarted.ok) throw new Error(JSON.stringify(restarted.error));
}
