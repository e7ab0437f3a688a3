import { SHIPPED } from '@baize/house';
import type { Pool } from 'pg';
import { decodeFacts, readRows } from '../../store/journal-row.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { independentFindings } from '../independent-audit.ts';
import type { Told } from './load.ts';

export interface Audit {
  readonly acknowledged: number;
  readonly inJournal: number;
  readonly events: number;
  /** Everything that must not be; empty if the floor kept its word. */
  readonly problems: readonly string[];
}

const PAGE = 500;

/** Compares what people were told with what is on record, and the record with itself. */
export async function audit(pool: Pool, told: readonly Told[]): Promise<Audit> {
  const places = await operationsOnRecord(pool, new Set(told.map(({ table }) => table)));
  const problems: string[] = [];
  let acknowledged = 0;
  for (const { op, table, type, wasRepeated } of told) {
    const found = places.operations.get(`${table} ${op}`) ?? 0;
    if (type === 'accepted' || type === 'repeated') acknowledged += 1;
    const isProblem =
      type === 'accepted' || type === 'repeated'
        ? found !== 1
        : // A first answer that never came may have been an acceptance.
          found > (type === 'refused' && !wasRepeated ? 0 : 1);
    if (isProblem) problems.push(`${op}: ${type}, and ${found} times in the journal`);
  }
  for (const [number, times] of places.redeemed) {
    if (times !== 1) problems.push(`Instrument ${number} was redeemed ${times} times.`);
  }
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  if (finding) problems.push(`${finding.where} ${finding.what}`);
  problems.push(...((await independentFindings(pool)) ?? []));
  return { acknowledged, inJournal: places.operations.size, events: places.events, problems };
}

/** In how many rows each operation is, and how often each instrument was redeemed. */
async function operationsOnRecord(pool: Pool, tables: ReadonlySet<string>) {
  const operations = new Map<string, number>();
  const redeemed = new Map<string, number>();
  let events = 0;
  for (const table of tables) {
    for (let next = 1; ; ) {
      const rows = await readRows(pool, table, next, PAGE);
      for (const facts of rows.map(decodeFacts)) {
        events += facts.length;
        let before = '';
        for (const { op, event } of facts) {
          if (op !== before) count(operations, `${table} ${op}`);
          before = op;
          if (event.type === 'InstrumentRedeemed') count(redeemed, event.number);
        }
      }
      next = (rows.at(-1)?.last ?? 0) + 1;
      if (rows.length < PAGE) break;
    }
  }
  return { operations, redeemed, events };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
