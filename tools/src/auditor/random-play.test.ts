import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHIPPED } from '@baize/house';
import { type PlayedActs, playActs } from '@baize/table/testing';
import { afterAll, expect, test } from 'vitest';
import { tagged } from './altered-backup.ts';
import { CAN_AUDIT, runAuditor } from './run-auditor.ts';

// `npm run play -- --acts 100000 --seed 7` plays on.
const ACTS = Number(process.env.BAIZE_ACTS ?? 3_000);
const SEED = BigInt(process.env.BAIZE_SEED ?? 1);
const GAMES = [
  'rws-tai-sai-v5/a',
  'rws-sic-bo-2021/b',
  'mbs-sic-bo-v4/alfastreet',
  'licensee-sic-bo/standard',
  'rws-si-ki-pi-v2',
];
const folder = await mkdtemp(join(tmpdir(), 'baize-play-'));
afterAll(() => rm(folder, { recursive: true }));
const played = playActs({ library: SHIPPED, seed: SEED, games: GAMES, terminals: 12, acts: ACTS });

test('over five tables every sum is constant after each act', () => {
  expect(played.problem).toBeNull();
  expect(played.acts).toBe(ACTS);
});

test('the play has what money was once lost in: corrections, debts that move, tickets in and out, two people', () => {
  const { events, debtsLeft } = played;
  const least = (type: string) => [type, (events.get(type) ?? 0) > 0];
  const types = [
    'ResultCorrected',
    'AmountDecided',
    'ApprovalGranted',
    'TerminalReleased',
    'InstrumentIssued',
    'InstrumentRedeemed',
    'WinnersPaid',
  ];
  expect(types.map(least)).toEqual(types.map((type) => [type, true]));
  expect(debtsLeft).toBeGreaterThan(5);
});

test.runIf(CAN_AUDIT)('the independent auditor agrees with all of it', async () => {
  const file = join(folder, 'journal.tsv');
  await writeFile(file, journalOf(played));
  const { findings, rows, accounts } = await runAuditor(file);
  expect(findings).toEqual([]);
  expect(rows).toBe(played.rows.length);
  expect(accounts).toMatchObject({ receivable: expect.any(Number) });
});

/** The play as rows of a journal that nobody has signed, table by table. */
function journalOf({ rows }: PlayedActs): string {
  const tables = [...new Set(rows.map(({ table }) => table))].toSorted();
  return tables
    .flatMap((name) => {
      let previous: Buffer = Buffer.alloc(32);
      return rows
        .filter(({ table }) => table === name)
        .map(({ facts }) => {
          const numbers = [facts[0]?.sequence, facts.at(-1)?.sequence, facts[0]?.at];
          const events = Buffer.from(JSON.stringify(facts), 'utf8');
          const fields = [name, ...numbers.map((each) => BigInt(each ?? 0)), previous, events];
          const hash = tagged('baize/journal/1', fields);
          const bytes = [events, previous, hash].map((each) => `\\\\x${each.toString('hex')}`);
          previous = hash;
          return `${[name, ...numbers, ...bytes, '\\N', '\\N'].join('\t')}\n`;
        });
    })
    .join('');
}
