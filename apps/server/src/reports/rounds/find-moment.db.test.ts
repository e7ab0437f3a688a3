import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { firstEventSince } from '../journal-facts.ts';

const database = await testDatabase();
const pool = database.pool({ max: 1 });

test('a moment is found in a journal whose rows are of different lengths and often of one time', async () => {
  // Rows of one to four events; three rows in a row are of the same moment.
  const rows = Array.from({ length: 200 }, (_, index) => ({
    size: 1 + (index % 4),
    at: 1000 + Math.floor(index / 3) * 10,
  }));
  let first = 1;
  const starts: { first: number; at: number }[] = [];
  for (const { size, at } of rows) {
    starts.push({ first, at });
    await pool.query(
      `insert into journal (table_id, first, last, at, events, previous, hash)
       values ('T', $1, $2, $3, '[]', sha256('a'), sha256('b'))`,
      [first, first + size - 1, at],
    );
    first += size;
  }
  for (const moment of [0, 1000, 1001, 1010, 1335, 1660, 1661, 9999]) {
    const expected = starts.find(({ at }) => at >= moment)?.first ?? first;
    expect(await firstEventSince(pool, 'T', moment), `since ${moment}`).toBe(expected);
  }
  expect(await firstEventSince(pool, 'NONE', 5)).toBe(1);
});
