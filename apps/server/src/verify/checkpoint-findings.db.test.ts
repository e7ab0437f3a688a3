import { expect, test } from 'vitest';
import { lastCheckpoint, writeCheckpoint } from '../store/checkpoint.ts';
import { ownKeyOnly } from '../store/signing-key.ts';
import { testDatabase } from '../testing/database.ts';
import { prepareTable } from '../testing/dice-table.ts';
import { KEY, tablesOn } from '../testing/tables-on.ts';
import { headFindings } from './checkpoint-findings.ts';
import type { Finding } from './finding.ts';

const database = await testDatabase();
const pool = database.pool({ max: 2 });

/** What is wrong with a checkpoint of a floor, after checkpoints that had seen its tables end there. */
async function findings(lasts: ReadonlyMap<string, number>): Promise<readonly Finding[]> {
  const checkpoint = await lastCheckpoint(pool);
  if (!checkpoint) throw new Error('There is a checkpoint.');
  const found: Finding[] = [];
  for await (const finding of headFindings(pool, checkpoint, new Map(lasts))) found.push(finding);
  return found;
}

test('a checkpoint lets no table shrink and loses none, whoever has signed it', async () => {
  const table = await tablesOn(database).open('T1');
  await prepareTable(table, ['ann']);
  await writeCheckpoint(pool, { key: KEY, trust: ownKeyOnly(KEY) }, 1);
  const last = table.state().sequence;
  const where = expect.stringMatching(/^checkpoints number \d+$/);
  expect(await findings(new Map())).toEqual([]);
  expect(await findings(new Map([['T1', last - 1]]))).toEqual([]);
  expect(await findings(new Map([['T1', last]]))).toEqual([]);
  expect(await findings(new Map([['T1', last + 1]]))).toEqual([
    { where, what: 'lets table T1 shrink' },
  ]);
  expect(await findings(new Map([['T2', 3]]))).toEqual([
    { where, what: 'has lost table T2, which had 3 events' },
  ]);
});
