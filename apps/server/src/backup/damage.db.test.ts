import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { testDatabase } from '../testing/database.ts';
import { SAMPLE_MIGRATIONS, SAMPLE_ROWS } from '../testing/samples/sample-migrations.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { backUp } from './back-up.ts';
import { allTables } from './database-shape.ts';
import { inspectBackup } from './inspect-backup.ts';
import { restore } from './restore.ts';

const migrations = SAMPLE_MIGRATIONS;
const server = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const source = (await server.anotherDatabase()).pool();
await migrate(source, migrations);
await source.query(SAMPLE_ROWS);
const sound = join(folder.path, 'sound.baize');
const written = await backUp({ pool: source, file: sound });
const bytes = await readFile(sound);
const lines = gunzipSync(bytes).toString().split('\n');
const empty = (await server.anotherDatabase()).pool();

async function restored(content: Buffer | string) {
  const file = join(folder.path, 'damaged.baize');
  await writeFile(file, content);
  const result = await restore({ pool: empty, file, migrations });
  const client = await empty.connect();
  // Whatever was wrong, nothing may be left of the attempt.
  expect(await allTables(client)).toEqual([]);
  client.release();
  return result;
}

const problem = (error: object) => ({ ok: false, error: expect.objectContaining(error) });
const edited = (edit: (lines: readonly string[]) => readonly string[]) =>
  restored(gzipSync(edit(lines).join('\n')));
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start));
const without = (index: number) => lines.filter((_, at) => at !== index);

test('a file that is none', async () => {
  expect(await restored('not gzip')).toEqual(problem({ code: 'not-a-backup' }));
  expect(await restored('')).toEqual(problem({ code: 'not-a-backup' }));
  expect(await restored(gzipSync('a letter\n'))).toEqual(problem({ code: 'not-a-backup' }));
  expect(await restore({ pool: empty, file: join(folder.path, 'nowhere'), migrations })).toEqual(
    problem({ code: 'not-read' }),
  );
});

test('a later format', async () => {
  expect(await edited(([, ...rest]) => ['baize-backup/2', ...rest])).toEqual(
    problem({ code: 'other-format', format: 'baize-backup/2' }),
  );
});

test('a file that was cut off anywhere', async () => {
  const file = join(folder.path, 'cut.baize');
  const parts = new Set<string>();
  for (let length = 60; length < bytes.length; length += 37) {
    await writeFile(file, bytes.subarray(0, length));
    const result = await inspectBackup(file);
    expect(result).toEqual(problem({ code: 'damaged' }));
    if (!result.ok && 'part' in result.error) parts.add(result.error.part);
  }
  const tables = ['table Terminal Name', 'table bet', 'table loose', 'table record'];
  expect([...parts]).toEqual(['header', ...tables, 'end']);
});

test('nothing of a file that was cut off is restored', async () => {
  for (const length of [100, 0.3 * bytes.length, 0.6 * bytes.length, bytes.length - 1]) {
    expect(await restored(bytes.subarray(0, length))).toEqual(problem({ code: 'damaged' }));
  }
});

test('a byte that was changed is found, or did not matter', async () => {
  const file = join(folder.path, 'flipped.baize');
  const content = gunzipSync(bytes);
  for (let at = 0; at < bytes.length; at += at < 20 ? 1 : 37) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(file, flipped);
    const result = await inspectBackup(file);
    // Some bits say nothing about the content: gzip's clock and operating system, and padding.
    if (result.ok) expect([gunzipSync(flipped).equals(content), result]).toEqual([true, written]);
  }
});

test('the first bad part is named', async () => {
  expect(await edited(() => without(lineOf('{"table":"bet"}')))).toEqual(
    problem({ code: 'damaged', part: 'table bet' }),
  );
  expect(await edited(() => without(lineOf('{"table":"bet"}') + 7))).toEqual(
    problem({ code: 'damaged', part: 'table bet', detail: 'its hash differs' }),
  );
  const swapped = lines.with(3, lines[4] ?? '').with(4, lines[3] ?? '');
  expect(await edited(() => swapped)).toEqual(
    problem({ code: 'damaged', part: 'table Terminal Name', detail: 'its hash differs' }),
  );
  expect(await edited(() => lines.with(lineOf('{"table":"record"}') + 3, 'no number\tx'))).toEqual(
    problem({ code: 'damaged', part: 'table record' }),
  );
  expect(await edited(() => lines.with(1, (lines[1] ?? '').replace('"at":"2', '"at":"3')))).toEqual(
    problem({ code: 'damaged', part: 'end', detail: 'the hash of the whole differs' }),
  );
  expect(await edited(() => [...lines.slice(0, -1), 'more', ''])).toEqual(
    problem({ code: 'damaged', part: 'end', detail: 'something follows it' }),
  );
});

test('a schema newer than the software, or another one', async () => {
  expect(await restore({ pool: empty, file: sound, migrations: [] })).toEqual(
    problem({ code: 'schema-newer', database: 1, software: 0 }),
  );
  const changed = migrations.map((migration) => ({ ...migration, sql: `${migration.sql} ` }));
  expect(await restore({ pool: empty, file: sound, migrations: changed })).toEqual(
    problem({ code: 'migration-changed', number: 1 }),
  );
});

test('a database that has anything in it', async () => {
  expect(await restore({ pool: source, file: sound, migrations })).toEqual(
    problem({
      code: 'not-empty',
      tables: ['Terminal Name', 'bet', 'loose', 'record', 'schema_migration'],
    }),
  );
});
