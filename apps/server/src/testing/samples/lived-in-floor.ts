import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { askedBody } from '@baize/protocol/http';
import { writeFeedPlace } from '../../store/feed-place.ts';
import { openOffice } from '../../store/office.ts';
import type { TestDatabase } from '../database.ts';
import { type DemoFloor, demoFloor } from '../demo-floor.ts';
import { enter, give } from '../talk.ts';

const DESCRIBED = `
floor: Lived in
tables:
  - { table: T1, game: rws-tai-sai-v5/a, unit: 100, resultSource: device }
  - { table: T2, game: rws-tai-sai-v5/a, unit: 100 }
`;

const CAGE_AND_FEEDS = [
  `insert into cage_drawers (id, window_name, ordinal, cashier, opened_at, pieces, opening)
   values ('A-1', 'A', 1, 'ann', 1, '[]', 500)`,
  `insert into cage_counts (drawer, ordinal, at, by_whom, pieces, counted, expected)
   values ('A-1', 1, 2, 'ann', '[]', 500, 500)`,
  `insert into cage_slips (op, drawer, ordinal, kind, stage, at, amount, by_whom)
   values ('slip-1', 'A-1', 1, 'fill', 'done', 3, 100, 'ann')`,
  `insert into cage_drops (op, table_id, at, by_whom, stage, pieces, counted, expected)
   values ('drop-1', 'T1', 4, 'ann', 'done', '[]', 0, 0)`,
  `insert into feeds (id, name, token_hash, created_by, created_at)
   values ('feed-1', 'Accounts', 'hash', 'ann', 5)`,
  `insert into win_rollups (table_id, from_at, to_at, last_event, minutes, whole, bets, terminals, games, bets_by_game,
                            terminals_by_game)
   values ('T1', 0, 3600000, 0, '[]', '[]', '[]', '[]', '[]', '[]', '[]')`,
];

/** A floor that has had a day: something has happened in every table of its database. */
export async function liveInFloor(
  database: Pick<TestDatabase, 'url'>,
  folder: string,
): Promise<void> {
  await writePrograms(folder);
  const floor = await demoFloor(database, folder, DESCRIBED, { softwareRoot: folder });
  const staff = (position: string) => enter(floor, { kind: 'staff', position });
  const [dealer, technician] = [await staff('dealer'), await staff('technician')];
  const manager = await staff('shift-manager');
  const player = await enter(floor, { kind: 'terminal', id: 'P01' });
  await give(floor, dealer, 'T1', { type: 'OpenBets' });
  const bet = { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: money(1000) } as const;
  await give(floor, player, 'T1', bet);
  await give(floor, dealer, 'T1', { type: 'CloseBets' });
  const cashOut = { type: 'CashOut', terminal: 'P01', amount: money(5000) } as const;
  const issued = await give(floor, player, 'T1', cashOut);
  if (issued !== 'accepted') throw new Error(issued);
  const hired = { id: 'ann', name: 'Ann', position: 'dealer', password: 'a cup of good tea' };
  const second = await staff('pit-manager');
  const agreedUpon = async (path: string, body: object, by: string) => {
    const { request } = askedBody.parse(await floor.post(path, body, by));
    await floor.post(`/api/requests/${request.id}/agree`, {}, second);
  };
  await agreedUpon('/api/staff', hired, manager);
  await agreedUpon('/api/pairing', { kind: 'terminal', holder: 'P01' }, technician);
  await floor.post('/api/pairing', { kind: 'terminal', holder: 'P77' }, technician);
  await floor.post('/api/attendant', { call: true }, player);
  await floor.post('/api/faults', { kind: 'printer-failed', detail: 'paper' }, player);
  await floor.post('/api/passkeys/sign-in/options', {});
  // The comparison of the start goes on beside everything else; this one comes after it.
  await floor.post('/api/software/check', {}, technician);
  const wrong = floor.post('/api/session', { account: 'ann', password: 'wrong' });
  await wrong.catch(() => undefined);
  const device = await floor.device('T1');
  await device.failed('It does not turn.');
  await writeDirectly(floor);
  await floor.stop();
}

/** Programs of an installation, whose digest the floor takes. */
async function writePrograms(folder: string): Promise<void> {
  const programs = join(folder, 'apps', 'server', 'dist');
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, 'main.js'), 'export {};\n');
}

/** What no request of an ordinary day writes. */
async function writeDirectly({ running }: DemoFloor): Promise<void> {
  const pool = running.database.pool({ max: 1 });
  await openOffice(pool, running).together(async (office) => {
    await office.query(
      `insert into passkeys (id, staff_id, public_key, counter, created_at)
       values ('passkey', 'ann', 'public', 1, 2)`,
    );
    await office.query(
      `insert into gaming_days (day, closed_at, closed_by, figures)
       values ('2026-03-01', 1, 'ann', '{}')`,
    );
    for (const statement of CAGE_AND_FEEDS) await office.query(statement);
    const nowhere = { cursor: '', deliveredAt: null, failures: 0, lastError: null, nextAt: 0 };
    await writeFeedPlace(office, { feed: 'feed-1', ...nowhere }, running.key);
  });
  await pool.end();
}
