import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';
import { independentFindings } from './independent-audit.ts';
import { playFloor } from './played-floor.ts';
import { tablesOn } from './tables-on.ts';

const database = await testDatabase();
const pool = database.pool();
const canAudit = (await independentFindings(pool)) !== null;

test.runIf(canAudit)(
  'the auditor reads a floor that runs, and finds what its database says otherwise',
  async () => {
    const tables = tablesOn(database);
    await playFloor(tables, pool);
    expect(await independentFindings(pool)).toEqual([]);
    // The terminal left with the 10,000.00 it had bought, and sits nowhere.
    await pool.query("update terminals set credit = credit + 1 where id = 'cat'");
    expect(await independentFindings(pool)).toEqual([
      'terminals cat: says (None, 1000001), and events say (None, 1000000)',
    ]);
  },
);
