import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { lastCheckpoint } from '../../store/checkpoint.ts';
import { openOffice } from '../../store/office.ts';
import { fileWitness, WITNESS_FILE, witnessesAt } from '../../store/witness.ts';
import { testDatabase } from '../../testing/database.ts';
import { prepareTable } from '../../testing/dice-table.ts';
import { KEY, SILENT, tablesOn } from '../../testing/tables-on.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type FaultChange, openFaults } from '../faults/faults.ts';
import { watchWitnesses } from './watch-witnesses.ts';

const database = await testDatabase();
const pool = database.pool({ max: 3 });

/** A floor with checkpoints, and the first fault a watch of these witnesses raises. */
async function firstFault(witnesses: Parameters<typeof watchWitnesses>[0]['witnesses']) {
  const log = pino({ level: 'silent' });
  const faults = await openFaults({ pool: openOffice(pool, { key: KEY }), log });
  const told = new Promise<FaultChange>((resolve) => faults.onChange(resolve));
  const stop = watchWitnesses({ database: pool, witnesses, faults, log: SILENT, every: 10 });
  const { fault } = await told;
  stop();
  faults.clear(fault.id, 'test', 'seen');
  await faults.close();
  return `${fault.code} ${fault.place} ${fault.detail}`;
}

async function newest() {
  const tables = tablesOn(database);
  const table = await tables.open(`W${Date.now()}`);
  await prepareTable(table, []);
  await tables.close();
  const checkpoint = await lastCheckpoint(pool);
  if (!checkpoint) throw new Error('Tables that close have signed where they ended.');
  return checkpoint;
}

test('a database witness that remembers more than the database is heard while the floor runs', async () => {
  const { number, hash } = await newest();
  const elsewhere = await database.anotherDatabase();
  const [witness] = witnessesAt(elsewhere.url);
  if (!witness) throw new Error('There is a witness at this address.');
  await witness.keep({ number, hash });
  const memory = elsewhere.pool({ max: 1 });
  await memory.query('insert into baize_witness (number, hash) values ($1, $2)', [
    number + 1,
    Buffer.alloc(32, 1),
  ]);
  expect(await firstFault([witness])).toBe(
    `record-differs checkpoints number ${number + 1} is missing; a witness remembers it`,
  );
});

test('a file that remembers another checkpoint of the same number is heard too', async () => {
  const { number } = await newest();
  const { path } = await temporaryFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await writeFile(join(path, WITNESS_FILE), `${number}:${'ab'.repeat(32)}\n`);
  expect(await firstFault([fileWitness(path)])).toBe(
    `record-differs checkpoints number ${number} is not the one a witness remembers`,
  );
});
