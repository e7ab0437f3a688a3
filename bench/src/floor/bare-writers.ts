import { Pool } from 'pg';

/** A bet as a bare server keeps it; it decides nothing about it. */
export interface BareBet {
  readonly op: string;
  readonly terminal: string;
  readonly stake: number;
}

/** Writes bets down; a promise is kept when the database has the bet on disk. */
export type BareWriter = (bet: BareBet) => Promise<void>;

const CONNECTIONS = 20;
/** A server whose turn is over leaves its connections to the next: the database has 50 for all of them. */
const IDLE = { idleTimeoutMillis: 500 };

/** All that waited while the last row was under way, in one row; every operation once by a unique key. */
function oneRowABatch(url: string, events: Buffer): BareWriter {
  const pool = new Pool({ connectionString: url, max: 1, ...IDLE });
  let waiting: { readonly bet: BareBet; readonly done: () => void; fail(error: unknown): void }[] =
    [];
  let first = 1;
  let isWriting = false;
  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const rows = Buffer.concat(batch.map(() => events));
      const values = [first, rows, batch.map(({ bet }) => bet.op)];
      first += batch.length;
      try {
        await pool.query({ name: 'row', text: ROW, values });
        for (const { done } of batch) done();
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isWriting = false;
  };
  return (bet) =>
    new Promise((done, fail) => {
      waiting.push({ bet, done, fail });
      // What comes in the same turn shares the first row too.
      if (!isWriting) setImmediate(() => !isWriting && void write());
    });
}

const ROW = `with written as (insert into bare_rows (first, events) values ($1, $2))
  insert into bare_operations (op, first) select unnest($3::text[]), $1`;

function oneInsertABet(url: string, events: Buffer): BareWriter {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, ...IDLE });
  return async ({ op }) => {
    await pool.query({ name: 'bet', text: BET, values: [op, events] });
  };
}

const BET = 'insert into bare_bets (op, events) values ($1, $2)';

/** The bet and what its terminal has staked, in a transaction of their own. */
function oneTransactionABet(url: string, events: Buffer): BareWriter {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, ...IDLE });
  return async ({ op, terminal, stake }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({ name: 'bet', text: BET, values: [op, events] });
      await client.query({ name: 'staked', text: STAKED, values: [terminal, stake] });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

const STAKED = `insert into bare_stakes as s (terminal, staked) values ($1, $2)
  on conflict (terminal) do update set staked = s.staked + excluded.staked`;

export const TABLES = `
create table bare_rows (first bigint primary key, events bytea not null);
create table bare_operations (op text primary key, first bigint not null);
create table bare_bets (op text primary key, events bytea not null);
create table bare_stakes (terminal text primary key, staked bigint not null)`;

export const WRITERS = { oneRowABatch, oneInsertABet, oneTransactionABet } as const;

export type WriterName = keyof typeof WRITERS;
