import { money } from '@baize/exact';
import { emptyTable, roundRecord, SHIPPED } from '@baize/house';
import { snapshotOf } from '@baize/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOffice } from '../../store/office.ts';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { snapshotPlaces, writeSnapshot } from '../../store/snapshot-store.ts';
import { openTables } from '../../tables/open-tables.ts';
import { tampering } from '../../testing/attacks/tampering.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  betting,
  dealer,
  finishRound,
  prepareTable,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { SILENT } from '../../testing/tables-on.ts';
import { rowsOf } from '../journal-facts.ts';
import { sequenceOfRound } from '../rounds/find-round.ts';
import { readRound, readRoundFrom } from './read-round.ts';

const database = await testDatabase();
const pool = database.pool();
const key = temporarySigningKey();
const ROUNDS = 120;

/** Two evenings: the table is closed after each half of the rounds, with a snapshot of that moment. */
beforeAll(async () => {
  for (const evening of [1, 2]) {
    const tables = openTables({ library: SHIPPED, database, key, log: SILENT });
    const table = await tables.open('T1');
    if (evening === 1) await prepareTable(table, ['ann', 'ben']);
    else await submitAccepted(table, dealer, { type: 'OpenBets' });
    for (let round = 1; round <= ROUNDS / 2; round += 1) {
      if (round > 1) await submitAccepted(table, dealer, { type: 'OpenBets' });
      // A name that looks like the event everybody looks for.
      await table.submit(
        betting('ann', 'small', money(100 + 2 * round), `RoundOpened-${evening}-${round}`),
      );
      await table.submit(betting('ben', 'big', money(300)));
      await finishRound(table, round % 2 === 0 ? [1, 2, 3] : [6, 6, 5]);
    }
    await tables.close();
  }
});

describe('a round of a long journal', () => {
  test.each([1, 2, 59, 60, 61, 62, 100, 119, 120])('number %i is found', async (number) => {
    const sequence = await sequenceOfRound(pool, 'T1', `T1-${number}`);
    const { rows } = await pool.query<{ text: string }>(
      `select convert_from(events, 'UTF8') as text from journal
       where table_id = 'T1' and $1 between first and last`,
      [sequence],
    );
    expect(rows[0]?.text).toContain(`"type":"RoundOpened","round":"T1-${number}"`);
  });

  test.each(['T1-0', 'T1-121', 'T2-1', 'T1', 'T1-99999999999999999999'])(
    '%s is none',
    async (round) => {
      expect(await sequenceOfRound(pool, 'T1', round)).toBeNull();
    },
  );

  test('is read from the nearest snapshot, and is what the whole journal says it is', async () => {
    const round = `T1-${ROUNDS / 2 + 5}`;
    const whole = await readRoundFrom(rowsOf(pool, 'T1'), round, emptyTable());
    // Nothing from before the snapshot is needed, and nothing from after the round was put away: a
    // table here can correct its last ten.
    const [snapshot] = await snapshotPlaces(pool, 'T1');
    const putAway = await sequenceOfRound(pool, 'T1', `T1-${ROUNDS / 2 + 20}`);
    const { tamper, restore } = await tampering(pool, 'journal');
    await tamper('delete from journal where last < $1 or first > $2', [snapshot, putAway]);
    const read = await readRound(pool, 'T1', round, SHIPPED);
    await restore();
    if (!read || !whole) throw new Error('There is such a round.');
    expect(snapshotOf(read.before)).toEqual(snapshotOf(whole.before));
    expect(read.facts).toEqual(whole.facts);
    expect(read.rows).toEqual(whole.rows);
    expect(roundRecord(read.facts, round, read.before)).toEqual(
      roundRecord(whole.facts, round, whole.before),
    );
  });

  test('is read from the beginning where no snapshot can be believed', async () => {
    const round = `T1-${ROUNDS / 2 + 5}`;
    const { tamper, restore } = await tampering(pool, 'snapshots');
    await tamper('update snapshots set signature = set_byte(signature, 3, 0)');
    const read = await readRound(pool, 'T1', round, SHIPPED);
    await restore();
    const whole = await readRoundFrom(rowsOf(pool, 'T1'), round, emptyTable());
    expect(read?.facts).toEqual(whole?.facts);
    expect(read && snapshotOf(read.before)).toEqual(whole && snapshotOf(whole.before));
  });
});

test('of older snapshots those stay that are far apart', async () => {
  for (const last of [400, 25_000, 50_000, 50_500, 75_000, 75_600, 100_000, 100_010]) {
    const head = { last, at: last, hash: Buffer.alloc(32) };
    await writeSnapshot(openOffice(pool, { key }), 'LONG', { state: emptyTable(), head }, key);
  }
  expect(await snapshotPlaces(pool, 'LONG')).toEqual([25_000, 50_000, 75_000, 100_000, 100_010]);
});
