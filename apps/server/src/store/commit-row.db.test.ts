import { money } from '@baize/exact';
import { creditOf, posting } from '@baize/ledger';
import type { Recorded, TableEvent } from '@baize/table';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import type { AuditEntry } from './audit-lines.ts';
import { type Changes, NO_CHANGES, type SeatChange } from './changes.ts';
import { commitRow, writeKinds } from './commit-row.ts';
import { instrumentsOf, readInstrument, readInstruments, readSeat } from './floor-knowledge.ts';
import { type InstrumentChange, instrumentChanges } from './instrument-changes.ts';
import {
  EMPTY_HEAD,
  type Head,
  headAfter,
  type JournalRow,
  readRow,
  rowOf,
} from './journal-row.ts';
import { entryIn, lastOfficeRow } from './office.ts';
import { ownKeyOnly, signatureProblem, temporarySigningKey } from './signing-key.ts';

const database = await testDatabase();
const client = await database.pool({ max: 1 }).connect();
afterAll(() => client.release());
const signing = { key: temporarySigningKey(), now: () => 5000 };

const fact = (sequence: number): Recorded => ({
  sequence,
  at: 1000,
  op: `op-${sequence}`,
  by: { kind: 'system' },
  event: { type: 'TableOpened', because: ['baize-floor#configured'] },
});

/** By table, where its journal ends. */
const heads = new Map<string, Head>();

function next(table: string): JournalRow {
  const head = heads.get(table) ?? EMPTY_HEAD;
  return rowOf(table, head, 1000, [fact(head.last + 1)]);
}

/** Commits the next row of a table with some changes, and says what became of it. */
async function commit(table: string, changes: Partial<Changes>, row = next(table)) {
  const outcome = await commitRow(client, row, { ...NO_CHANGES, ...changes }, signing);
  if (outcome.type === 'committed') heads.set(table, headAfter(row));
  return outcome;
}

const COMMITTED = { type: 'committed' };
const ops = (...named: readonly (readonly [string, number])[]) =>
  named.map(([op, sequence]) => ({ op, sequence }));

async function all(sql: string): Promise<readonly unknown[]> {
  return (await client.query({ text: sql, rowMode: 'array' })).rows;
}

test('a row from which nothing follows is written with its operations and kinds, and signed', async () => {
  const row = next('A');
  const known = { operations: ops(['one', 1], ['two', 1]), kinds: ['TableOpened'] };
  expect(await commit('A', known, row)).toEqual(COMMITTED);
  const written = await readRow(client, 'A', 1);
  expect(written).toMatchObject({ ...row, signed: { publicKey: signing.key.publicKey } });
  if (written) expect(signatureProblem(written, ownKeyOnly(signing.key))).toBeNull();
  expect(await all('select table_id, op, sequence from operations order by op')).toEqual([
    ['A', 'one', '1'],
    ['A', 'two', '1'],
  ]);
  expect(await all('select table_id, kind, first from journal_kinds')).toEqual([
    ['A', 'TableOpened', '1'],
  ]);
  // The same once more, as after an answer that never came: the place is taken, and by the same row.
  expect(await commit('A', known, row)).toEqual({ type: 'taken' });
  expect(await commit('A', {}, row)).toEqual({ type: 'taken' });
});

test('an operation that was used before, here or elsewhere, is named and nothing is written', async () => {
  const operations = ops(['new', 1], ['one', 2], ['newer', 3], ['two', 4]);
  expect(await commit('B', { operations })).toEqual({ type: 'stale', sequences: [2, 4] });
  expect(await readRow(client, 'B', 1)).toBeUndefined();
  expect(await all("select op from operations where op like 'new%'")).toEqual([]);
  const seats = [seat('chair', false, 0, true, 0)];
  expect(await commit('B', { operations, seats })).toEqual({ type: 'stale', sequences: [2, 4] });
  expect(await readRow(client, 'B', 1)).toBeUndefined();
  expect(await all('select id from terminals')).toEqual([]);
});

test('a row is written only where the row before it is there, alone or with all it causes', async () => {
  const first = rowOf('G', EMPTY_HEAD, 1000, [fact(1)]);
  const second = rowOf('G', headAfter(first), 1000, [fact(2)]);
  const known = { operations: ops(['after-a-gap', 2]), kinds: ['TableOpened'] };
  const caused = { ...known, seats: [seat('gap', false, 0, true, 0)] };
  for (const changes of [known, caused]) {
    expect(await commit('G', changes, second)).toEqual({ type: 'gap' });
    expect(await readRow(client, 'G', 2)).toBeUndefined();
    expect(await all("select op from operations where op = 'after-a-gap'")).toEqual([]);
    expect(await all("select kind from journal_kinds where table_id = 'G'")).toEqual([]);
    expect(await all("select id from terminals where id = 'gap'")).toEqual([]);
  }
  // Another row in the place of the one before it is a gap as well: the hash is not the one it names.
  const other = rowOf('G', EMPTY_HEAD, 1001, [fact(1)]);
  expect(await commit('G', {}, other)).toEqual(COMMITTED);
  for (const changes of [known, caused]) {
    expect(await commit('G', changes, second)).toEqual({ type: 'gap' });
  }
  const third = rowOf('G', headAfter(other), 1001, [fact(2)]);
  expect(await commit('G', known, third)).toEqual(COMMITTED);
});

test('what keeps a row from being written and is no such thing is not hidden', async () => {
  const kinds = ['TableOpened', 'TableOpened'];
  await expect(commit('B', { kinds })).rejects.toMatchObject({ constraint: 'journal_kinds_pkey' });
  const broken = { ...next('B'), first: -1 };
  await expect(commit('B', {}, broken)).rejects.toThrow();
  await expect(commit('B', { seats: [seat('x', false, 0, true, 0)] }, broken)).rejects.toThrow();
  await client.query('rollback');
});

function seat(
  terminal: string,
  wasHere: boolean,
  creditBefore: number,
  isHere: boolean,
  credit: number,
): SeatChange {
  return {
    terminal,
    assumed: { isHere: wasHere, credit: money(creditBefore) },
    after: { isHere, credit: money(credit) },
    sequences: [wasHere ? 71 : 72, 73],
  };
}

test('a terminal moves if it is where it was taken to be, with what it was taken to have', async () => {
  const here = { seatedAt: 'A', credit: 0 };
  expect(await commit('A', { seats: [seat('t', false, 0, true, 0)] })).toEqual(COMMITTED);
  expect(await readSeat(client, 't')).toEqual(here);
  const stale = { type: 'stale', sequences: [72, 73] };
  expect(await commit('B', { seats: [seat('t', false, 0, true, 0)] })).toEqual(stale);
  const leaving = [seat('t', true, 0, false, 900)];
  expect(await commit('B', { seats: leaving })).toEqual({ type: 'stale', sequences: [71, 73] });
  expect(await readSeat(client, 't')).toEqual(here);
  expect(await commit('A', { seats: leaving })).toEqual(COMMITTED);
  expect(await readSeat(client, 't')).toEqual({ seatedAt: null, credit: 900 });
  // Of two who want to sit down, the one whose credit is another is named, and neither sits.
  const two = [seat('t', false, 899, true, 0), { ...seat('u', false, 0, true, 0), sequences: [1] }];
  expect(await commit('B', { seats: two })).toEqual(stale);
  expect(await readSeat(client, 'u')).toEqual({ seatedAt: null, credit: 0 });
});

const of = (number: string, amount: number) =>
  ({ number, amount: money(amount), postings: [], because: ['baize-floor#instrument'] }) as const;
const factOf = (event: TableEvent, sequence: number, at: number): Recorded => ({
  sequence,
  at,
  op: `op-${sequence}`,
  by: { kind: 'system' },
  event,
});

const issueOf = (number: string, amount: number, sequence: number) =>
  factOf(
    { type: 'InstrumentIssued', terminal: 't', expiresAt: 99, ...of(number, amount) },
    sequence,
    1000 + sequence,
  );
const endOf = (number: string, amount: number, sequence: number) =>
  factOf(
    { type: 'InstrumentRedeemed', terminal: 'u', ...of(number, amount) },
    sequence,
    2000 + sequence,
  );

const changeBy = (...facts: readonly Recorded[]): InstrumentChange => {
  const [change] = instrumentChanges(facts);
  if (!change) throw new Error('They are about an instrument.');
  return change;
};
const issued = (number: string, amount: number, sequence: number) =>
  changeBy(issueOf(number, amount, sequence));
const ended = (number: string, amount: number, sequence: number) =>
  changeBy(endOf(number, amount, sequence));

test('an instrument is issued once and ends once, for what it is worth', async () => {
  const instruments = [issued('11', 50, 1), issued('22', 70, 2)];
  expect(await commit('A', { instruments })).toEqual(COMMITTED);
  const again = [issued('22', 70, 3), issued('33', 5, 4)];
  expect(await commit('B', { instruments: again })).toEqual({ type: 'stale', sequences: [3] });
  expect(await readInstrument(client, '33')).toBeUndefined();
  const wrong = [ended('11', 51, 5), ended('22', 70, 6), ended('44', 1, 7)];
  expect(await commit('B', { instruments: wrong })).toEqual({ type: 'stale', sequences: [5, 7] });
  expect(await readInstrument(client, '22')).toMatchObject({ status: 'issued', ended: null });
  expect(await commit('B', { instruments: [ended('11', 50, 5)] })).toEqual(COMMITTED);
  expect(await commit('A', { instruments: [ended('11', 50, 8)] })).toEqual({
    type: 'stale',
    sequences: [8],
  });
  expect(await readInstruments(client, ['11', '99'])).toEqual([
    {
      number: '11',
      amount: 50,
      status: 'redeemed',
      expiresAt: 99,
      ticket: 'ticket:A:1',
      visit: null,
      issued: { table: 'A', terminal: 't', sequence: 1, at: 1001 },
      ended: { table: 'B', terminal: 'u', sequence: 5, at: 2005 },
    },
  ]);
  const both = changeBy(issueOf('55', 9, 9), endOf('55', 9, 10));
  expect(await commit('A', { instruments: [both] })).toEqual(COMMITTED);
  const newest = await instrumentsOf(client, 't', 2);
  expect(newest.map(({ number, status }) => [number, status])).toEqual([
    ['55', 'redeemed'],
    ['22', 'issued'],
  ]);
});

test('money is written as it moved and as it stands, and an account with nothing has no row', async () => {
  const [credit, cage] = [creditOf('t'), 'cage'] as const;
  const because = ['baize-floor#configured', 'baize-floor#two-people'] as const;
  const moved = posting(credit, cage, money(30), 'k', because);
  const postings = [{ sequence: 4, ordinal: 0, posting: moved }];
  const balance = (owed: number, held: number): Changes['balances'] => [
    [credit, money(owed)],
    [cage, money(held)],
  ];
  await commit('A', { postings, balances: balance(-30, 30) });
  expect(
    await all(
      'select sequence, ordinal, from_account, to_account, amount, key, because from postings',
    ),
  ).toEqual([
    ['4', 0, 'credit:t', 'cage', '30', 'k', ['baize-floor#configured', 'baize-floor#two-people']],
  ]);
  const standing = 'select account, amount from balances order by account';
  expect(await all(standing)).toEqual([
    ['cage', '30'],
    ['credit:t', '-30'],
  ]);
  await commit('A', { balances: balance(0, 45) });
  expect(await all(standing)).toEqual([['cage', '45']]);
  await commit('A', { balances: balance(0, 0) });
  expect(await all(standing)).toEqual([]);
});

test('what people did is on record and signed with it, or neither is there', async () => {
  const line: AuditEntry = { at: 3, by: null, address: 'here', action: 'a', outcome: 'accepted' };
  const before = await lastOfficeRow(client);
  await commit('A', { balances: [], seats: [seat('v', false, 0, true, 0)] });
  expect(await lastOfficeRow(client)).toEqual(before);
  expect(await commit('A', { trail: [line, line] })).toEqual(COMMITTED);
  const after = await lastOfficeRow(client);
  if (!after) throw new Error('It is signed.');
  expect([after.number, after.at]).toEqual([(before?.number ?? 0) + 1, 5000]);
  expect(entryIn(after).changes.map(({ table }) => table)).toEqual(['audit_trail', 'audit_trail']);
  const late = { trail: [line], operations: ops(['one', 9]) };
  expect(await commit('A', late)).toEqual({ type: 'stale', sequences: [9] });
  expect(await all('select count(*)::int from audit_trail')).toEqual([[2]]);
});

test('kinds of several rows are noted together, and none for a row without', async () => {
  await writeKinds(client, []);
  await writeKinds(client, [
    { row: { table: 'K', first: 1 }, kinds: ['x', 'y'] },
    { row: { table: 'K', first: 5 }, kinds: [] },
    { row: { table: 'L', first: 7 }, kinds: ['x'] },
  ]);
  const noted = "select * from journal_kinds where kind in ('x', 'y') order by first, kind";
  expect((await client.query(noted)).rows).toEqual([
    expect.objectContaining({ table_id: 'K', kind: 'x', first: '1' }),
    expect.objectContaining({ table_id: 'K', kind: 'y', first: '1' }),
    expect.objectContaining({ table_id: 'L', kind: 'x', first: '7' }),
  ]);
});
