import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Command } from '@baize/table';
import type { Pool } from 'pg';
import pino from 'pino';
import { restartDatabase } from '../../floor/start/restart-database.ts';
import { type Database, openDatabase } from '../../postgres/open-database.ts';
import { migrate } from '../../store/migrate.ts';
import { type SigningKey, temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import type { RunningTable, Tables, Unavailable } from '../../tables/running-table.ts';
import { betting, dealer, newOp, prepareTable } from '../dice-table.ts';
import { copyTemplate } from '../postgres/cluster-template.ts';
import { type LyingDisk, lyingDisk } from '../postgres/lying-disk.ts';
import { servers } from '../postgres/servers.ts';
import { type Audit, audit } from './audit.ts';
import type { Told } from './load.ts';

/** A table on a database on a disk that loses what was not synced, and that can be full. */
export interface DiskFloor {
  readonly database: Database;
  readonly pool: Pool;
  readonly disk: LyingDisk;
  readonly cluster: string;
  readonly play: Play;
  /** A process that starts anew: nothing is remembered but what is on the disk. */
  reopen(): Promise<void>;
  /** Compares what people were told, and have, with what is on record; between two rounds. */
  audit(): Promise<Audit>;
  close(): Promise<void>;
}

export interface DiskFloorOptions {
  /** An empty folder. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the database is started again by itself whenever it ends, as on a floor. */
  readonly restarts: boolean;
}

const TABLE = 'disk-1';
const CREDIT = money(1_000_000_000);
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function openDiskFloor(options: DiskFloorOptions): Promise<DiskFloor> {
  const { folder, settings = {} } = options;
  await chmod(folder, 0o755);
  const [binaries] = await servers();
  if (!binaries) throw new Error('There is no PostgreSQL here.');
  const dataFolder = join(folder, 'data');
  await copyTemplate(binaries, dataFolder, { migrated: false });
  const disk = await lyingDisk(folder);
  const opened = await openDatabase({ dataFolder, binaries, lifetime: disk.lifetime, settings });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const database = opened.value;
  const stopRestarting = options.restarts ? restartAlways(database) : () => undefined;
  const pool = database.pool({ max: 2 });
  const migrated = await migrate(pool);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  const key = temporarySigningKey();
  let tables = openOn(database, key);
  let table = await tables.open(TABLE);
  await prepareTable(table, ['ann', 'ben'], CREDIT);
  const play = new Play(() => table);
  return {
    database,
    pool,
    disk,
    cluster: join(dataFolder, 'cluster'),
    play,
    reopen: async () => {
      await tables.close();
      tables = openOn(database, key);
      table = await tables.open(TABLE);
    },
    audit: async () => {
      const audited = await audit(pool, play.told);
      const credit = table.state().balances.get('credit:ann');
      const wrong = credit === play.credit ? [] : [`Ann has ${credit}, not ${play.credit}.`];
      return { ...audited, problems: [...audited.problems, ...wrong] };
    },
    close: async () => {
      stopRestarting();
      await tables.close();
      await database.close();
    },
  };
}

function restartAlways(database: Database): () => void {
  return restartDatabase(database, { set: () => undefined }, pino({ level: 'silent' }));
}

// Small numbers: snapshots and checkpoints are to be under way when the power goes.
function openOn(database: Database, key: SigningKey): Tables {
  return openTables({
    library: SHIPPED,
    database,
    key,
    log: SILENT,
    patience: 500,
    snapshotEvery: 20,
    checkpointEvery: 50,
  });
}

type Step = 'bet' | 'CloseBets' | 'Tumble' | 'RegisterResult' | 'OpenBets';

/** Two bets on Small, which wins even money with these dice. */
const ROUND: readonly Step[] = ['bet', 'bet', 'CloseBets', 'Tumble', 'RegisterResult', 'OpenBets'];
const STAKE = money(100);

const ORDERS: Readonly<Record<Exclude<Step, 'bet'>, Command>> = {
  CloseBets: { type: 'CloseBets' },
  Tumble: { type: 'Tumble', tumbles: 3 },
  RegisterResult: { type: 'RegisterResult', dice: [1, 3, 4], flat: true },
  OpenBets: { type: 'OpenBets' },
};

/** Plays one round after another, a step at a time. */
export class Play {
  readonly told: Told[] = [];
  /** Answers that were no answer, by their code. */
  readonly unavailable = new Map<string, number>();
  readonly #table: () => RunningTable;
  #steps = 0;
  #bets = 0;
  #silences = 0;

  constructor(table: () => RunningTable) {
    this.#table = table;
  }

  nextStep(): Step {
    return ROUND[this.#steps % ROUND.length] ?? 'bet';
  }

  /** Asks for the next step, with one operation id, until there is an answer. */
  async takeStep(): Promise<void> {
    const step = this.nextStep();
    const op = newOp();
    const request =
      step === 'bet'
        ? betting('ann', 'small', STAKE, op)
        : { op, by: dealer, command: ORDERS[step] };
    for (let silences = 0; ; silences += 1) {
      const answer = await this.#table().submit(request);
      if (answer.type !== 'unavailable') {
        const { type } = answer;
        this.told.push({ op, table: TABLE, type, wasRepeated: silences > 0 });
        if (type === 'refused') throw new Error(`${step}: ${JSON.stringify(answer.refusal)}`);
        this.#steps += 1;
        if (step === 'bet') this.#bets += 1;
        return;
      }
      this.#note(answer);
      await delay(20);
    }
  }

  /**
   * Waits until the table cannot register anything, and has somebody else ask it for something: what are they told? A
   * database may also end by a write of its own, before the table writes anything: then the table knows nothing of it, and
   * whoever was turned away because their operation could not be looked up has been told.
   */
  async askInTrouble(): Promise<void> {
    const before = this.#silences;
    while (this.#table().isAvailable()) {
      if (this.#silences > before) return;
      await delay(5);
    }
    const op = newOp();
    const answer = await this.#table().submit(betting('ben', 'big', STAKE, op));
    if (answer.type === 'unavailable') this.#note(answer);
    else this.told.push({ op, table: TABLE, type: answer.type, wasRepeated: false });
  }

  #note({ code }: Unavailable): void {
    this.#silences += 1;
    this.unavailable.set(code, (this.unavailable.get(code) ?? 0) + 1);
  }

  /** The rest of the round in progress; a whole one if none is. */
  async finishRound(): Promise<void> {
    do await this.takeStep();
    while (this.#steps % ROUND.length > 0);
  }

  /** What the player must have between two rounds, from the bets that were answered alone. */
  get credit(): number {
    return CREDIT + STAKE * this.#bets;
  }
}
