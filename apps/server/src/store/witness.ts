import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { CheckpointPlace } from './checkpoint.ts';
import { type Asking, officeRowsAfter } from './office.ts';

/** A checkpoint as a witness keeps it; a file says of which floor it is, those written before do not. */
export interface KeptPlace extends CheckpointPlace {
  readonly floor?: string;
}

/** What a floor is told apart by: the hash of the entry that sealed it. Null where it is not sealed. */
export async function floorMark(database: Asking): Promise<string | null> {
  const [first] = await officeRowsAfter(database, 0, 1);
  return first ? first.hash.toString('hex') : null;
}

/** Somebody outside the database who remembers the newest checkpoint. */
export interface Witness {
  keep(place: KeptPlace): Promise<void>;
  /** The newest it was told of; null if it was told of none. */
  kept(): Promise<KeptPlace | null>;
}

/** A file in the data folder, replaced as a whole, so that there is always one that can be read. */
export function fileWitness(dataFolder: string): Witness {
  const file = join(dataFolder, WITNESS_FILE);
  return {
    keep: async (place) => {
      const floor = place.floor === undefined ? '' : ` ${place.floor}`;
      await writeFile(`${file}.new`, `${textOf(place)}${floor}\n`, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    kept: async () => placeIn(await readFile(file, 'utf8').catch(() => '')),
  };
}

export const WITNESS_FILE = 'witness.txt';

const PATIENCE = 5000;

/** An address elsewhere that takes a line by PUT and gives it back by GET. */
function httpWitness(address: string): Witness {
  const request = async (init: RequestInit): Promise<Response> => {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok && answer.status !== 404) throw new Error(`${address}: ${answer.status}`);
    return answer;
  };
  return {
    keep: async (place) => {
      await request({ method: 'PUT', body: textOf(place) });
    },
    kept: async () => placeIn(await (await request({ method: 'GET' })).text()),
  };
}

/**
 * Another PostgreSQL, of somebody else. It remembers every checkpoint and not the newest alone, and takes none
 * in the place of another: its role needs no more than to insert and to read, once the table is there.
 */
function databaseWitness(url: string): Witness {
  const withClient = async <Answer>(ask: (client: Client) => Promise<Answer>): Promise<Answer> => {
    const client = new Client({
      connectionString: url,
      application_name: 'baize witness',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query("select to_regclass('baize_witness') as there");
      if (rows[0]?.there === null) await client.query(WITNESS_TABLE);
      return await ask(client);
    } finally {
      await client.end();
    }
  };
  return {
    keep: ({ number, hash }) =>
      withClient(async (client) => {
        await client.query(
          'insert into baize_witness (number, hash) values ($1, $2) on conflict do nothing',
          [number, hash],
        );
        const { rows } = await client.query<{ readonly hash: Buffer }>(
          'select hash from baize_witness where number = $1',
          [number],
        );
        if (rows[0]?.hash.equals(hash) === true) return;
        throw new Error(`The witness remembers another checkpoint number ${number}.`);
      }),
    kept: () =>
      withClient(async (client) => {
        const { rows } = await client.query<{ readonly number: string; readonly hash: Buffer }>(
          'select number, hash from baize_witness order by number desc limit 1',
        );
        return rows.map(({ number, hash }) => ({ number: Number(number), hash }))[0] ?? null;
      }),
  };
}

const WITNESS_TABLE = `create table if not exists baize_witness (
  number bigint primary key,
  hash bytea not null,
  told_at timestamptz not null default clock_timestamp()
)`;

/** Those at some addresses, separated by spaces: `postgres://` is another database, whatever else is asked by HTTP. */
export function witnessesAt(addresses: string | null): readonly Witness[] {
  const each = (addresses ?? '').split(/\s+/).filter((address) => address !== '');
  return each.map((address) =>
    /^postgres(ql)?:/.test(address) ? databaseWitness(address) : httpWitness(address),
  );
}

/** `NUMBER:HASH`, as `baize verify --checkpoint` takes it. */
function textOf({ number, hash }: CheckpointPlace): string {
  return `${number}:${hash.toString('hex')}`;
}

export function placeIn(text: string): KeptPlace | null {
  const found = /^(\d+):([0-9a-f]{64})(?: ([0-9a-f]{64}))?\s*$/.exec(text);
  const [, number, hash = '', floor] = found ?? [];
  if (number === undefined) return null;
  return {
    number: Number(number),
    hash: Buffer.from(hash, 'hex'),
    ...(floor !== undefined && { floor }),
  };
}
