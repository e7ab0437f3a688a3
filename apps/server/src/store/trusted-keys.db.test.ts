import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { prepareTable } from '../testing/dice-table.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sealFloor } from './seal-floor.ts';
import { temporarySigningKey } from './signing-key.ts';
import { signersIn, trustedKeys, trustIn, trustKeys } from './trusted-keys.ts';
import { fileWitness, placeIn, WITNESS_FILE, witnessesAt } from './witness.ts';

const database = await testDatabase();
const pool = database.pool({ max: 2 });
const hex = ({ publicKey }: { readonly publicKey: Buffer }) => publicKey.toString('hex');
const [stranger, friend] = [temporarySigningKey(), temporarySigningKey()];
const place = (number: number, byte: number) => ({ number, hash: Buffer.alloc(32, byte) });

async function folder(): Promise<string> {
  const made = await temporaryFolder();
  onTestFinished(made.remove);
  return made.path;
}

test('a node believes itself, and whom somebody at its machine has vouched for', async () => {
  const path = await folder();
  expect(await trustedKeys(pool, path, KEY)).toEqual([hex(KEY)]);
  await trustKeys(path, [hex(friend)]);
  await trustKeys(path, [hex(friend), hex(stranger)]);
  await trustKeys(path, []);
  const file = join(path, 'trusted-keys.txt');
  expect(await readFile(file, 'utf8')).toBe(`${hex(friend)}\n${hex(stranger)}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await trustedKeys(pool, path, KEY)).toEqual([hex(KEY), hex(friend), hex(stranger)]);
});

test('what is no key in that file is passed over', async () => {
  const path = await folder();
  const lines = ['# ours', hex(friend).slice(1), `${hex(friend)}0`, hex(friend).toUpperCase()];
  await writeFile(join(path, 'trusted-keys.txt'), lines.join('\n'));
  expect(await trustedKeys(pool, path, KEY)).toEqual([hex(KEY)]);
});

test('keys that had signed before are believed where somebody we believe has sealed them', async () => {
  const path = await folder();
  await pool.query(
    `insert into checkpoints (number, at, heads, previous, public_key, hash, signature)
     values (1, 1, '[]', $1, $2, $1, $1)`,
    [Buffer.alloc(32), friend.publicKey],
  );
  await sealFloor(pool, { key: KEY, now: Date.now });
  expect(await trustedKeys(pool, path, KEY)).toEqual([hex(KEY), hex(friend)]);
  // Whoever is not believed vouches for nobody.
  expect(await trustedKeys(pool, path, stranger)).toEqual([hex(stranger)]);
});

test('who has signed is found, and rows nobody signed are believed only up to the seal', async () => {
  const table = await tablesOn(database, { checkpointEvery: 3_600_000 }).open('T1');
  await prepareTable(table, ['ann']);
  expect(await signersIn(pool)).toEqual([hex(KEY), hex(friend)].toSorted());
  const trust = await trustIn(pool, [hex(KEY)]);
  expect([trust.trusts(KEY.publicKey), trust.trusts(friend.publicKey)]).toEqual([true, false]);
  expect(trust.sealedUpTo('T1')).toBe(0);
  const empty = await database.anotherDatabase();
  expect(await signersIn(empty.pool({ max: 1 }))).toEqual([]);
});

test('a witness in a file remembers the newest, and only whoever owns it may read it', async () => {
  const path = await folder();
  const witness = fileWitness(path);
  expect(await witness.kept()).toBeNull();
  await witness.keep(place(1, 7));
  await witness.keep(place(12, 8));
  expect(await witness.kept()).toEqual(place(12, 8));
  expect((await stat(join(path, WITNESS_FILE))).mode & 0o777).toBe(0o600);
});

test.each([
  ['', null],
  ['12', null],
  [`x:${'ab'.repeat(32)}`, null],
  [`1:${'ab'.repeat(31)}`, null],
  [`1:${'ab'.repeat(33)}`, null],
  [` 1:${'ab'.repeat(32)}`, null],
  [`1:${'ab'.repeat(32)}\n`, place(1, 0xab)],
])('%j as a place', (text, expected) => {
  expect(placeIn(text)).toEqual(expected);
});

test('a witness at an address is told by PUT and asked by GET, and its trouble is not hidden', async () => {
  let kept: string | null = null;
  let isBroken = false;
  const server = createServer(async (request, response) => {
    if (isBroken) return response.writeHead(500).end();
    if (request.method === 'PUT') {
      kept = (await request.toArray()).join('');
      return response.end();
    }
    return kept === null ? response.writeHead(404).end('nothing') : response.end(kept);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [witness, ...others] = witnessesAt(`  http://127.0.0.1:${port}/w `);
  if (!witness) throw new Error('One address is one witness.');
  expect(others).toEqual([]);
  expect(await witness.kept()).toBeNull();
  await witness.keep(place(3, 9));
  expect(kept).toBe(`3:${'09'.repeat(32)}`);
  expect(await witness.kept()).toEqual(place(3, 9));
  isBroken = true;
  await expect(witness.keep(place(4, 9))).rejects.toThrow('500');
  await expect(witness.kept()).rejects.toThrow('500');
});

test('a witness in another database remembers every checkpoint and takes none in the place of another', async () => {
  const { url } = await database.anotherDatabase();
  const [witness] = witnessesAt(url);
  if (!witness) throw new Error('One address is one witness.');
  expect(await witness.kept()).toBeNull();
  await witness.keep(place(9, 1));
  await witness.keep(place(10, 2));
  await witness.keep(place(10, 2));
  expect(await witness.kept()).toEqual(place(10, 2));
  await expect(witness.keep(place(10, 3))).rejects.toThrow('another checkpoint number 10');
  expect(await witness.kept()).toEqual(place(10, 2));
  expect(witnessesAt(null)).toEqual([]);
  expect(witnessesAt(`${url} http://127.0.0.1:1/`)).toHaveLength(2);
});
