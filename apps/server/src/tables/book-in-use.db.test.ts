import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HouseLibrary, SHIPPED } from '@baize/house';
import { bookHash, loadLibrary } from '@baize/loader';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Floor, readFloorFile } from '../floor/file/floor-file.ts';
import { openFloor } from '../floor/open-floor.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { floorOf, seat, untilTable } from '../testing/quick-floor.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { verifyFloor } from '../verify/verify-floor.ts';
import { openTables } from './open-tables.ts';

const database = await testDatabase();
const log = pino({ level: 'silent' });
const key = temporarySigningKey();
const OUTSIDE = fileURLToPath(new URL('../../../../examples/grand-hazard', import.meta.url));

/** The same library with another sentence in one of its books. */
function withChanged(library: HouseLibrary, book: string): HouseLibrary {
  const games = library.games.map((game) =>
    game.book.id === book ? { ...game, book: { ...game.book, title: 'Something else' } } : game,
  );
  return Object.assign({}, library, {
    games,
    findGame: (id: string) => {
      const value = games.find((game) => game.id === id);
      return value ? { ok: true, value } : library.findGame(id);
    },
  });
}

const quick = 'mode: automatic, bettingSeconds: 1, stepSeconds: 0, pauseSeconds: 0';

async function floorWithHazard(): Promise<Floor> {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'floor.yaml');
  await writeFile(
    file,
    `{floor: F, packages: [${OUTSIDE}], tables: [{table: GH, game: grand-hazard/table, ${quick}}]}`,
  );
  const floor = await readFloorFile(file);
  await folder.remove();
  if (!floor.ok) throw new Error(JSON.stringify(floor.error));
  return floor.value;
}

test('a floor plays by a book from outside, and does not open without it or with another', async () => {
  const described = await floorWithHazard();
  const floor = await openFloor({ database, key, floor: described, log });
  const [first] = floor.floor.list();
  if (!first) throw new Error('The floor has one table.');
  await seat(first.table, 'P1');
  await untilTable(first.table, ({ concluded }) => concluded.size > 0);
  const { config } = first.table.state().rules ?? {};
  const [book] = described.library.books.filter(({ id }) => id === 'grand-hazard');
  expect(config?.bookHash).toBe(book && bookHash(book));
  await floor.close();

  const pool = database.pool({ max: 1 });
  const verified = await verifyFloor(pool, { library: described.library });
  expect(verified.finding).toBeNull();
  expect(verified.counts.rounds).toBeGreaterThan(0);
  await pool.end();

  const opening = (library: HouseLibrary) => {
    const tables = openTables({ database, key, log, library });
    return tables.open('GH').finally(() => tables.close());
  };
  await expect(opening(SHIPPED)).rejects.toThrow(
    'Table GH is on record as playing grand-hazard/table, and no rulebook here has that game.',
  );
  await expect(opening(withChanged(described.library, 'grand-hazard'))).rejects.toThrow(
    /^The rulebook grand-hazard has changed since table GH was configured by it: the record has /,
  );
  const again = await loadLibrary([OUTSIDE]);
  if (!again.ok) throw new Error(again.error);
  expect((await opening(again.value)).id).toBe('GH');
});

test('a record from before hashes were kept opens, and takes the hash of the book', async () => {
  const older = await testDatabase();
  const described = floorOf(
    '{floor: F, tables: [{table: OLD, game: rws-tai-sai-v5/a, unit: 100}]}',
  );
  const tables = described.tables.map(({ config, presentation }) => {
    const { bookHash: _, ...without } = config;
    return { config: without, presentation };
  });
  const before = await openFloor({ database: older, key, floor: { ...described, tables }, log });
  expect(before.tables.get('OLD')?.state().rules?.config.bookHash).toBeUndefined();
  await before.close();

  const after = await openFloor({ database: older, key, floor: described, log });
  const table = after.tables.get('OLD');
  if (!table) throw new Error('The floor has one table.');
  await untilTable(table, ({ rules }) => rules?.config.bookHash !== undefined);
  const [book] = SHIPPED.books.filter(({ id }) => id === 'rws-tai-sai-v5');
  expect(table.state().rules?.config.bookHash).toBe(book && bookHash(book));
  await after.close();
});

test('a floor of an earlier release opens by the book of today, and takes its hash', async () => {
  const older = await testDatabase();
  const described = floorOf(
    '{floor: F, tables: [{table: OLD, game: rws-tai-sai-v5/a, unit: 100}]}',
  );
  // What the release before readings of demonstrations wrote.
  const bookHashBefore = '912dc9a162fd66a5c2de674faf9180c92f257043c32fc863ae2e45d50a690325';
  const tables = described.tables.map(({ config, presentation }) => ({
    config: { ...config, bookHash: bookHashBefore },
    presentation,
  }));
  const before = await openFloor({ database: older, key, floor: { ...described, tables }, log });
  expect(before.tables.get('OLD')?.state().rules?.config.bookHash).toBe(bookHashBefore);
  await before.close();

  const after = await openFloor({ database: older, key, floor: described, log });
  const table = after.tables.get('OLD');
  if (!table) throw new Error('The floor has one table.');
  await untilTable(table, ({ rules }) => rules?.config.bookHash !== bookHashBefore);
  const [book] = SHIPPED.books.filter(({ id }) => id === 'rws-tai-sai-v5');
  expect(table.state().rules?.config.bookHash).toBe(book && bookHash(book));
  await after.close();
});
