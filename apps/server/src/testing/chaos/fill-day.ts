// Fills a floor with one whole gaming day: rounds at many tables, decided by the rules and chained and signed as the
// floor does it, but written an hour at a time. A floor that took its bets one by one would need the day.
import { money } from '@baize/exact';
import { emptyTable, rulesOf } from '@baize/house';
import { type Actor, type Command, ticketName } from '@baize/table';
import type { Pool, PoolClient } from 'pg';
import { openDatabase } from '../../postgres/open-database.ts';
import { writeCheckpoint } from '../../store/checkpoint.ts';
import { commitRow } from '../../store/commit-row.ts';
import { EMPTY_HEAD } from '../../store/journal-row.ts';
import { migrate } from '../../store/migrate.ts';
import { openOffice } from '../../store/office.ts';
import { ownKeyOnly, type SigningKey, signingKeyFile } from '../../store/signing-key.ts';
import { writeSnapshot } from '../../store/snapshot-store.ts';
import { type Draft, draftOf, type Position, positionAt } from '../../tables/durable-writer.ts';
import { diceConfig } from '../dice-table.ts';
import { writeStretch } from './write-stretch.ts';

const [dataFolder = '', keyFile = '', names = '', events = '0'] = process.argv.slice(2);
const TABLES = names.split(',');
const HOURS = 24;
const ROUNDS_AN_HOUR = 40;
const MINUTE = 60_000;
/** Events of a round that are no bets. */
const OTHERS = 5;
const BETS_A_ROUND = Math.ceil(Number(events) / (TABLES.length * HOURS * ROUNDS_AN_HOUR) - OTHERS);
const BETS_A_ROW = 8;
const TERMINALS = 20;
const ROUNDS_A_VOID = 97;
const SNAPSHOT_EVERY = 20_000;

const manager: Actor = { kind: 'staff', id: 'manager', position: 'shift-manager' };
const dealers: readonly Actor[] = ['ann', 'bo', 'cy'].map((id) => ({
  kind: 'staff',
  id,
  position: 'dealer',
}));

/** One table and the clock on its wall. */
interface Played {
  readonly id: string;
  position: Position;
  /** Decided and not written yet. */
  drafts: Draft[];
  operations: number;
  snapshot: number;
}

interface Writing {
  readonly client: PoolClient;
  readonly key: SigningKey;
  readonly pool: Pool;
}

/** Orders decided at one moment: one row of the journal. */
async function give(
  table: Played,
  at: number,
  orders: readonly (readonly [by: Actor, command: Command])[],
  { client, key }: Writing,
): Promise<void> {
  const batch = orders.map(([by, command]) => {
    table.operations += 1;
    return { request: { op: `${table.id}-${table.operations}`, by, command }, command };
  });
  const draft = draftOf(table.id, table.position, batch, at);
  for (const [index, verdict] of draft.verdicts.entries()) {
    const isAccepted = 'answer' in verdict && verdict.answer.type === 'accepted';
    if (!isAccepted) throw new Error(`${orders[index]?.[1].type}: ${JSON.stringify(verdict)}`);
  }
  table.position = draft.after;
  const { row, changes } = draft;
  if (changes.seats.length === 0 && changes.instruments.length === 0) {
    table.drafts.push(draft);
    return;
  }
  // Seats and instruments are the whole floor's business, and go the way they always go.
  await flush(table, { client, key });
  if (row) await commitRow(client, row, changes, { key, now: () => at });
}

async function flush(table: Played, { client, key }: Omit<Writing, 'pool'>): Promise<void> {
  const drafts = table.drafts.splice(0);
  await writeStretch(client, table.id, drafts, key);
}

async function openForPlay(table: Played, at: number, writing: Writing): Promise<void> {
  const { id } = table;
  const office = openOffice(writing.pool, { key: writing.key, now: () => at });
  await office.query('insert into streams (table_id, opened_at) values ($1, $2)', [id, at]);
  await give(table, at, [[manager, { type: 'ConfigureTable', config: diceConfig(id) }]], writing);
  await give(table, at, [[manager, { type: 'OpenTable' }]], writing);
  for (let seat = 0; seat < TERMINALS; seat += 1) {
    const terminal = terminalAt(table, seat);
    const none = { credit: money(0), seatedAt: null };
    await give(table, at, [[manager, { type: 'SeatTerminal', terminal, ...none }]], writing);
    const amount = money(1_000_000_000);
    await give(table, at, [[manager, { type: 'BuyCredit', terminal, amount }]], writing);
  }
}

function terminalAt({ id }: Played, seat: number): string {
  return `${id}-${seat % TERMINALS}`;
}

async function playRound(table: Played, at: number, round: number, writing: Writing) {
  const dealer = dealers[Math.floor(round / 13) % dealers.length] ?? manager;
  await give(table, at, [[dealer, { type: 'OpenBets' }]], writing);
  for (let bet = 0; bet < BETS_A_ROUND; bet += BETS_A_ROW) {
    const count = Math.min(BETS_A_ROW, BETS_A_ROUND - bet);
    const orders = Array.from({ length: count }, (_, index) => betOf(table, round, bet + index));
    await give(table, at + 1000 * (1 + bet), orders, writing);
  }
  const end = at + MINUTE;
  await give(table, end, [[dealer, { type: 'CloseBets' }]], writing);
  await give(table, end, [[dealer, { type: 'Tumble', tumbles: 3 }]], writing);
  if (round % ROUNDS_A_VOID === ROUNDS_A_VOID - 1) {
    await give(
      table,
      end,
      [[dealer, { type: 'ReportIncident', incident: 'die-not-flat' }]],
      writing,
    );
    return;
  }
  const die = (salt: number) => DICE[(round * salt + salt) % DICE.length] ?? 1;
  const dice = [die(7), die(11), die(13)] as const;
  await give(table, end, [[dealer, { type: 'RegisterResult', dice, flat: true }]], writing);
}

const DICE = [3, 1, 6, 4, 2, 5, 1, 4] as const;

function betOf(table: Played, round: number, index: number): readonly [Actor, Command] {
  const terminal = terminalAt(table, index);
  const bet = AREAS[(round * 3 + index * 7) % AREAS.length] ?? '';
  const stake = money(100 * (1 + ((round + index) % 9)));
  return [
    { kind: 'terminal', id: terminal },
    { type: 'PlaceBet', terminal, bet, stake },
  ];
}

const AREAS = rulesOf(diceConfig('any')).areas;

/** Somebody takes their money and goes on with other money: an instrument, and a drop. */
async function cashOut(table: Played, at: number, hour: number, writing: Writing) {
  const terminal = terminalAt(table, hour);
  const place = TABLES.indexOf(table.id) * HOURS + hour;
  const number = String(place).padStart(18, '0');
  const expiresAt = at + 30 * 24 * 60 * MINUTE;
  const out: Command = { type: 'CashOut', terminal, amount: money(5000), number, expiresAt };
  const by = { kind: 'terminal', id: terminal } as const;
  await give(table, at, [[by, out]], writing);
  // The operation before was the cash-out.
  const ticket = ticketName(`${table.id}-${table.operations}`);
  await give(table, at, [[by, { type: 'ConfirmTicket', terminal, ticket }]], writing);
  await give(table, at, [[manager, { type: 'BuyCredit', terminal, amount: money(5000) }]], writing);
}

async function playHour(table: Played, from: number, hour: number, writing: Writing) {
  const pause = (60 * MINUTE) / ROUNDS_AN_HOUR;
  for (let round = 0; round < ROUNDS_AN_HOUR; round += 1) {
    await playRound(table, from + round * pause, hour * ROUNDS_AN_HOUR + round, writing);
  }
  await cashOut(table, from + 60 * MINUTE - 1, hour, writing);
  await flush(table, writing);
  if (table.position.head.last - table.snapshot < SNAPSHOT_EVERY && hour < HOURS - 1) return;
  const { key, pool } = writing;
  const office = openOffice(pool, { key, now: () => from });
  await writeSnapshot(office, table.id, table.position, key);
  table.snapshot = table.position.head.last;
}

const opened = await openDatabase({ dataFolder });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const pool = opened.value.pool({ max: 3, options: '-c synchronous_commit=off' });
const migrated = await migrate(pool);
if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
const key = await signingKeyFile(keyFile);
const client = await pool.connect();
const DAY = 24 * 60 * MINUTE;
const SIX = 6 * 60 * MINUTE;
/** The gaming day that is over: from six in the morning, by the clock in Greenwich. */
const morning = Math.floor((Date.now() - SIX) / DAY) * DAY + SIX - DAY;
const began = performance.now();
let written = 0;
for (const [index, id] of TABLES.entries()) {
  const position = positionAt({ state: emptyTable(), head: EMPTY_HEAD });
  const table: Played = { id, position, drafts: [], operations: 0, snapshot: 0 };
  const writing: Writing = { client, key, pool };
  await openForPlay(table, morning, writing);
  for (let hour = 0; hour < HOURS; hour += 1) {
    await playHour(table, morning + hour * 60 * MINUTE, hour, writing);
  }
  written += table.position.head.last;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`table ${index + 1} of ${TABLES.length}, ${written} events, ${seconds} s\n`);
}
await writeCheckpoint(pool, { key, trust: ownKeyOnly(key) }, morning + DAY);
client.release();
await pool.end();
await opened.value.close();
process.stdout.write(`${JSON.stringify({ events: written, from: morning, to: morning + DAY })}\n`);
