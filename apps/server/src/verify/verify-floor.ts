import type { TableLibrary } from '@baize/table';
import type { Pool, PoolClient } from 'pg';
import type { CheckpointPlace } from '../store/checkpoint.ts';
import { type SealedHeads, sealedHeads } from '../store/seal-floor.ts';
import { checkpointFindings } from './checkpoint-findings.ts';
import { type Finding, type Findings, newProgress, type Progress } from './finding.ts';
import { type OfficeWalk, officeFindings } from './office-findings.ts';
import { tableFindings } from './table-findings.ts';

/**
 * What no table can tell alone: instruments and credit that pass between tables. Postings have been
 * compared with the journal by now, so the rest is compared with postings, inside the database.
 */
async function* floorFindings({ client }: Verification): Findings {
  for (const { text, what } of CHECKS) {
    const { rows } = await client.query<{ place: string }>(text);
    for (const { place } of rows) yield { where: place, what };
  }
}

interface Check {
  /** Gives the place of the first row that is wrong. */
  readonly text: string;
  readonly what: string;
}

const CHECKS: readonly Check[] = [
  {
    what: 'was issued by no event',
    text: `select 'instruments ' || number as place from instruments as i where not exists (
             select from instrument_life as l where l.number = i.number and l.table_id = i.issued_table
               and l.sequence = i.issued_sequence
               and l.kind in ('InstrumentPrepared', 'InstrumentIssued'))
           order by number limit 1`,
  },
  {
    what: 'was ended by no event',
    text: `select 'instruments ' || number as place from instruments as i
           where status in ('redeemed', 'void', 'expired') and not exists (
             select from instrument_life as l where l.number = i.number and l.table_id = i.ended_table
               and l.sequence = i.ended_sequence
               and l.kind = 'Instrument' ||
                   case i.status when 'void' then 'Voided' else initcap(i.status) end)
           order by number limit 1`,
  },
  {
    what: 'is in another status than its last event says',
    text: `select 'instruments ' || number as place from instruments as i
           where status in ('prepared', 'issued', 'confirmed', 'in-doubt') and not exists (
             select from (
               select kind from instrument_life as l
               where l.number = i.number order by sequence desc limit 1) as last
             where kind = 'Instrument' ||
               case i.status when 'in-doubt' then 'Doubted' else initcap(i.status) end)
           order by number limit 1`,
  },
  {
    what: 'tells of an instrument that is not there',
    text: `select 'instrument_life ' || number as place from instrument_life as l
           where not exists (select from instruments as i where i.number = l.number)
           order by number limit 1`,
  },
  {
    what: 'has ended somewhere although it is outstanding',
    text: `select 'instruments ' || number || ' column ended_terminal' as place from instruments
           where status in ('prepared', 'issued', 'confirmed', 'in-doubt') and ended_terminal is not null order by number limit 1`,
  },
  {
    what: 'holds another credit than was carried away from tables',
    text: `select 'terminals ' || coalesce(t.id, moved.id) as place from terminals as t
           full join (
             select substr(account, 8) as id, sum(amount) as amount from (
               select from_account as account, amount from postings where to_account = 'in-transit'
               union all
               select to_account, -amount from postings where from_account = 'in-transit') as m
             group by account) as moved on moved.id = t.id
           where coalesce(t.credit, 0) <> coalesce(moved.amount, 0) or t.id is null
           order by 1 limit 1`,
  },
  {
    what: 'sits at a table that does not exist',
    text: `select 'terminals ' || id as place from terminals
           where table_id is not null and table_id not in (select table_id from streams)
           order by id limit 1`,
  },
  {
    what: 'is not in the list of tables',
    text: `select 'journal ' || table_id as place from (select distinct table_id from balances) as b
           where table_id not in (select table_id from streams) limit 1`,
  },
  {
    what: 'differ from what instruments are outstanding',
    text: `select 'balances instruments' as place
           where (select coalesce(sum(amount), 0) from balances where account = 'instruments')
              <> (select coalesce(sum(amount), 0) from instruments
                  where status in ('issued', 'confirmed'))`,
  },
  {
    what: 'differ from what is held for tickets in doubt',
    text: `select 'balances held' as place
           where (select coalesce(sum(amount), 0) from balances where account like 'held:%')
              <> (select coalesce(sum(amount), 0) from instruments
                  where status in ('prepared', 'in-doubt'))`,
  },
];

export interface VerifyOptions {
  /** Called now and then with how far it has come. */
  readonly onProgress?: (progress: Readonly<Progress>) => void;
  /** Public keys in hex that may have signed checkpoints; without them the recorded ones are listed. */
  readonly trustedKeys?: readonly string[];
  /** A checkpoint somebody kept a copy of elsewhere; it must still be there. */
  readonly witness?: CheckpointPlace;
  /** The books its tables may have played by; those that come along where nobody says otherwise. */
  readonly library: TableLibrary;
}

export interface VerifyReport {
  /** The first thing that does not agree; null if everything does. */
  readonly finding: Finding | null;
  readonly counts: Readonly<Progress>;
  /** The keys, in hex, that have signed checkpoints of this floor. */
  readonly keys: readonly string[];
}

/**
 * Computes everything on record again: the chain of every journal, the checkpoints, each state by
 * replay, each settlement from its rulebook, each virtual result from its seed, and every row that
 * follows from events. It looks at one moment of the database, so the floor may go on meanwhile, and
 * needs no more memory for a million rows than for a thousand.
 */
export async function verifyFloor(pool: Pool, options: VerifyOptions): Promise<VerifyReport> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const report = await verifyOn(client, options);
    await client.query('rollback');
    return report;
  } finally {
    // A connection in which something failed may still be in that transaction.
    client.release(true);
  }
}

/** The same as a transaction sees it that the caller has begun. */
export async function verifyOn(client: PoolClient, options: VerifyOptions): Promise<VerifyReport> {
  const progress = newProgress();
  const keys = new Set<string>();
  const finding = await firstOf(allFindings({ client, progress, keys, options, sealed: null }));
  options.onProgress?.(progress);
  return { finding, counts: progress, keys: [...keys] };
}

export interface Verification {
  readonly client: PoolClient;
  readonly progress: Progress;
  readonly keys: Set<string>;
  readonly options: VerifyOptions;
  /** Where the part of each journal ends that was written before rows were signed. */
  sealed: SealedHeads;
}

async function* allFindings(verification: Verification): Findings {
  const { client, progress } = verification;
  const { rows } = await client.query<{ count: string }>('select count(*) from journal');
  progress.rowsInAll = Number(rows[0]?.count);
  verification.sealed = await sealedHeads(client);
  yield* checkpointFindings(verification);
  yield* officeFindings(officeWalk(verification));
  progress.part = 'journal';
  const tables = await tablesOf(client);
  for (const table of tables) {
    progress.table = table;
    yield* tableFindings(table, verification);
    progress.tables += 1;
  }
  progress.part = 'floor';
  progress.table = null;
  yield* floorFindings(verification);
}

function officeWalk({ client, keys, options }: Verification): OfficeWalk {
  return {
    client,
    everySignature: true,
    onKey: (key) => keys.add(key),
    isTrusted: (key) => options.trustedKeys?.includes(key) ?? true,
  };
}

/** Every table that has a stream or a row, found by skipping through the key of the journal. */
async function tablesOf(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ table_id: string }>(
    `with recursive found (table_id) as (
       (select table_id from journal order by table_id limit 1)
       union all
       select (select table_id from journal where table_id > found.table_id
               order by table_id limit 1)
       from found where found.table_id is not null)
     select table_id from found where table_id is not null
     union select table_id from streams order by table_id`,
  );
  return rows.map(({ table_id: table }) => table);
}

async function firstOf(findings: Findings): Promise<Finding | null> {
  for await (const finding of findings) return finding;
  return null;
}
