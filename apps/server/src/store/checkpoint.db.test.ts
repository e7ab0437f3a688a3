import { money } from '@baize/exact';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { betting, prepareTable } from '../testing/dice-table.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import {
  type Checkpoint,
  checkpointProblem,
  checkpointsAfter,
  headsIn,
  lastCheckpoint,
  NO_CHECKPOINT,
  readCheckpoint,
  writeCheckpoint,
} from './checkpoint.ts';
import { type JournalRow, readRow } from './journal-row.ts';
import { ownKeyOnly, signatureProblem, temporarySigningKey } from './signing-key.ts';

const database = await testDatabase();
const pool = database.pool({ max: 2 });
const own = { key: KEY, trust: ownKeyOnly(KEY) };

/** Tables that write no checkpoints of their own while a test looks. */
const quiet = () => tablesOn(database, { checkpointEvery: 3_600_000 });

async function latest(): Promise<Checkpoint> {
  const checkpoint = await lastCheckpoint(pool);
  if (!checkpoint) throw new Error('There is a checkpoint.');
  return checkpoint;
}

test('a floor on which nothing has happened has nothing to sign', async () => {
  expect(await lastCheckpoint(pool)).toBeNull();
  expect(await writeCheckpoint(pool, own, 1)).toBeNull();
});

test('a checkpoint says where every journal ends, follows the one before, and is written when one grew', async () => {
  const tables = quiet();
  const [one, two] = [await tables.open('B'), await tables.open('A')];
  await prepareTable(one, ['ann']);
  await prepareTable(two, ['bo']);
  const first = await writeCheckpoint(pool, own, 7);
  const checkpoint = await latest();
  expect(first).toEqual({ number: 1, hash: checkpoint.hash });
  expect(checkpoint).toMatchObject({ number: 1, at: 7, publicKey: KEY.publicKey });
  const heads = headsIn(checkpoint);
  expect(heads.map(({ table }) => table)).toEqual(['', 'A', 'B']);
  expect(heads.slice(1)).toEqual([
    { table: 'A', last: two.state().sequence, hash: two.head() },
    { table: 'B', last: one.state().sequence, hash: one.head() },
  ]);
  expect(await writeCheckpoint(pool, own, 8)).toBeNull();
  await one.submit(betting('ann', 'big', money(500)));
  expect(await writeCheckpoint(pool, own, 9)).toMatchObject({ number: 2 });
  const second = await latest();
  expect(checkpointProblem(checkpoint, NO_CHECKPOINT)).toBeNull();
  expect(checkpointProblem(second, checkpoint)).toBeNull();
  expect(await readCheckpoint(pool, 1)).toEqual(checkpoint);
  expect(await readCheckpoint(pool, 3)).toBeUndefined();
  expect(await readCheckpoint(pool, 0)).toBeUndefined();
  expect(await checkpointsAfter(pool, 0, 9)).toEqual([checkpoint, second]);
  expect(await checkpointsAfter(pool, 0, 1)).toEqual([checkpoint]);
  expect(await checkpointsAfter(pool, 1, 9)).toEqual([second]);
});

test('what is changed in a checkpoint, or put in its place, is said', async () => {
  const [first, second] = await checkpointsAfter(pool, 0, 2);
  if (!first || !second) throw new Error('There are two.');
  const problem = (change: Partial<Checkpoint>, before = first) =>
    checkpointProblem({ ...second, ...change }, before);
  expect(problem({})).toBeNull();
  expect(problem({ number: 3 })).toBe('is number 3 where 2 is next');
  expect(checkpointProblem(first, first)).toBe('is number 1 where 2 is next');
  expect(problem({ previous: Buffer.alloc(32) })).toBe('does not name the checkpoint before it');
  expect(problem({ at: second.at + 1 })).toBe('does not have the hash it claims');
  expect(problem({ heads: first.heads })).toBe('does not have the hash it claims');
  expect(problem({ publicKey: temporarySigningKey().publicKey })).toBe(
    'does not have the hash it claims',
  );
  expect(problem({ signature: first.signature })).toBe('is not signed by the key it names');
});

test('what nobody we trust has written is not signed', async () => {
  const stranger = temporarySigningKey();
  const trust = ownKeyOnly(stranger);
  await expect(writeCheckpoint(pool, { key: stranger, trust }, 10)).rejects.toThrow(
    /journal A row \d+ is signed by [0-9a-f]{64}, which is not trusted here/,
  );
});

test('a row is believed by its signature, or because it is older than signatures', async () => {
  const row = await readRow(pool, 'A', 1);
  if (!row?.signed) throw new Error('It is the first row of A.');
  const { trust } = own;
  expect(signatureProblem(row, trust)).toBeNull();
  const nobody: JournalRow = { ...row, signed: null };
  const sealed = (last: number) => ({ ...trust, sealedUpTo: () => last });
  expect(signatureProblem(nobody, sealed(row.last))).toBeNull();
  expect(signatureProblem(nobody, sealed(row.last - 1))).toBe('is signed by nobody');
  const byAnother = temporarySigningKey();
  const forged = { ...row, signed: { ...row.signed, publicKey: byAnother.publicKey } };
  expect(signatureProblem(forged, trust)).toBe('is not signed by the key it names');
  expect(signatureProblem({ ...row, hash: Buffer.alloc(32) }, trust)).toBe(
    'is not signed by the key it names',
  );
  expect(signatureProblem(row, ownKeyOnly(byAnother))).toMatch(/not trusted here$/);
});

test('a checkpoint that the database swallows is not taken for one that another node wrote', async () => {
  const tables = quiet();
  const table = await tables.open('S');
  await prepareTable(table, ['sam']);
  await pool.query(
    `create function swallow() returns trigger language plpgsql as 'begin return null; end';
     create trigger swallows before insert on checkpoints for each row execute function swallow()`,
  );
  await expect(writeCheckpoint(pool, own, 9)).rejects.toThrow('checkpoints: a row was not written');
  await pool.query('drop trigger swallows on checkpoints; drop function swallow');
  expect(await writeCheckpoint(pool, own, 9)).not.toBeNull();
  await tables.close();
});
