import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { decodeFacts, headAfter, readRowWith, rowOf } from '../../store/journal-row.ts';
import { WITNESS_FILE } from '../../store/witness.ts';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { PLAIN_OPTIONS } from '../../testing/plain-options.ts';
import { runProgram } from '../../testing/processes/run-program.ts';
import { enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { startFloor } from './start-floor.ts';
import { startProblemText } from './start-problem.ts';

const server = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const DESCRIBED = 'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n';

/** A floor on which something has happened, closed in good order. */
async function closedFloor(more: { readonly witnessUrl?: string } = {}) {
  const database = await server.anotherDatabase();
  const { path } = await temporaryFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const floor = await demoFloor(database, path, DESCRIBED, more);
  const dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
  const player = await enter(floor, { kind: 'terminal', id: 'P01' });
  for (let round = 0; round < 3; round += 1) {
    await give(floor, dealer, 'T1', { type: 'OpenBets' });
    const bet = { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: money(1000) } as const;
    await give(floor, player, 'T1', bet);
    await give(floor, dealer, 'T1', { type: 'ReportIncident', incident: 'round-interrupted' });
  }
  await floor.stop();
  const places = {
    dataFolder: path,
    databaseUrl: database.url,
    floorFile: join(path, 'floor.yaml'),
  };
  /** Why it does not open again; an empty text if it does. */
  const refusal = async () => {
    const options = { ...PLAIN_OPTIONS, isDemo: true, ...places, ...more };
    const started = await startFloor(options, pino({ level: 'silent' }));
    if (!started.ok) return startProblemText(started.error);
    await started.value.stop();
    return '';
  };
  return { pool: database.pool(), url: database.url, path, refusal };
}

/** Somebody who may do everything with the database. */
async function tamper(pool: Pool, ...statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  for (const statement of statements) await client.query(statement);
  client.release(true);
}

/** One more row at the end of a journal, as somebody makes it who knows how, but has no key. */
async function slipIn(pool: Pool): Promise<number> {
  const last = await readRowWith(pool, 'T1', Number.MAX_SAFE_INTEGER);
  const { rows } = await pool.query<{ first: string }>(
    `select first from journal where position('"CreditBought"'::bytea in events) > 0 limit 1`,
  );
  const bought = await readRowWith(pool, 'T1', Number(rows[0]?.first));
  if (!last || !bought) throw new Error('There is a journal with credit in it.');
  const fact = decodeFacts(bought).find(({ event }) => event.type === 'CreditBought');
  if (!fact) throw new Error('Somebody has bought credit.');
  const head = headAfter(last);
  const again = { ...fact, op: 'slipped-in', sequence: head.last + 1, at: head.at };
  const { first, at, events, previous, hash } = rowOf('T1', head, head.at, [again]);
  await pool.query(
    `insert into journal (table_id, first, last, at, events, previous, hash)
     values ('T1', $1, $1, $2, $3, $4, $5)`,
    [first, at, events, previous, hash],
  );
  return first;
}

test('a floor that nobody touched opens again, and all of it is in order', async () => {
  const { pool, refusal } = await closedFloor();
  expect(await refusal()).toBe('');
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});

describe('a floor does not open, and says which row it is', () => {
  test('where money was slipped in', async () => {
    const { pool, refusal } = await closedFloor();
    const first = await slipIn(pool);
    expect(await refusal()).toContain(`journal T1 row ${first} is signed by nobody`);
    const { finding } = await verifyFloor(pool, { library: SHIPPED });
    expect(finding).toEqual({ where: `journal T1 row ${first}`, what: 'is signed by nobody' });
  });

  test('where rows are missing, in the middle or at the end', async () => {
    const middle = await closedFloor();
    await tamper(middle.pool, 'delete from journal where first between 3 and 6');
    expect(await middle.refusal()).toMatch(/journal T1 row \d+ does not follow the row before it/);
    const end = await closedFloor();
    await tamper(end.pool, 'delete from journal where first > 8');
    expect(await end.refusal()).toMatch(/checkpoints number \d+ has seen event \d+ of table T1/);
  });

  test('where checkpoints and all they have seen are gone', async () => {
    const { pool, path, refusal } = await closedFloor();
    await tamper(pool, 'delete from checkpoints', 'delete from journal where first > 8');
    expect(await refusal()).toMatch(/checkpoints number \d+ is missing; a witness remembers it/);
    await rm(join(path, WITNESS_FILE));
    expect(await refusal()).not.toContain('witness');
  });

  test('where somebody was made a manager', async () => {
    const { pool, refusal } = await closedFloor();
    await tamper(pool, "update staff set position = 'shift-manager' where id = 'demo-dealer'");
    expect(await refusal()).toContain('staff demo-dealer column position is not what was signed');
  });

  test('where a trigger was taken away', async () => {
    const { pool, refusal } = await closedFloor();
    await tamper(pool, 'drop trigger journal_is_append_only on journal');
    expect(await refusal()).toContain('schema trigger journal.journal_is_append_only is missing');
  });

  test('where another key has signed', async () => {
    const { path, refusal } = await closedFloor();
    await rm(join(path, 'signing-key.pem'));
    expect(await refusal()).toMatch(/is signed by [0-9a-f]{64}, not trusted here/);
  });
});

test('a witness elsewhere is told of checkpoints, and asked for the newest', async () => {
  let kept = '';
  const witness = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(kept);
    kept = '';
    request.on('data', (part) => {
      kept += part;
    });
    request.on('end', () => response.end());
  });
  await new Promise<void>((done) => witness.listen(0, '127.0.0.1', done));
  onTestFinished(() => void witness.close());
  const { port } = witness.address() as AddressInfo;
  const { path, pool, refusal } = await closedFloor({ witnessUrl: `http://127.0.0.1:${port}/` });
  expect(kept).toMatch(/^\d+:[0-9a-f]{64}$/);
  await rm(join(path, WITNESS_FILE));
  await tamper(pool, 'delete from checkpoints');
  expect(await refusal()).toContain('a witness remembers it');
});

test('another database remembers every checkpoint, and takes none in the place of another', async () => {
  const elsewhere = await server.anotherDatabase();
  const memory = elsewhere.pool({ max: 1 });
  const { path, pool, refusal } = await closedFloor({ witnessUrl: elsewhere.url });
  const { rows } = await pool.query('select number, hash from checkpoints order by number');
  expect(rows.length).toBeGreaterThan(0);
  const told = await memory.query('select number, hash from baize_witness order by number');
  expect(told.rows).toEqual(rows);
  expect(await refusal()).toBe('');
  await rm(join(path, WITNESS_FILE));
  await tamper(pool, 'delete from checkpoints');
  expect(await refusal()).toContain('a witness remembers it');
});

test('of two witnesses the one that cannot be asked keeps nobody from hearing the other', async () => {
  const elsewhere = await server.anotherDatabase();
  const witnessUrl = `http://127.0.0.1:1/ ${elsewhere.url}`;
  const { path, pool, refusal } = await closedFloor({ witnessUrl });
  await rm(join(path, WITNESS_FILE));
  await tamper(pool, 'delete from checkpoints');
  expect(await refusal()).toContain('a witness remembers it');
});

test('a witness names its floor, and says nothing of another one', async () => {
  const [here, there] = [await closedFloor(), await closedFloor()];
  const kept = await readFile(join(here.path, WITNESS_FILE), 'utf8');
  expect(kept).toMatch(/^\d+:[0-9a-f]{64} [0-9a-f]{64}\n$/);
  const verify = (database: string, data: string) =>
    runProgram('verify', '--database', database, '--data', data);
  expect(await verify(here.url, here.path)).toMatchObject({ code: 0 });
  const other = await verify(there.url, here.path);
  expect(other).toMatchObject({ code: 2, said: expect.stringContaining('of another floor') });
  expect(other.said).not.toContain('NOT in order');
});
