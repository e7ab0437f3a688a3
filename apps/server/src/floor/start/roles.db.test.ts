import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../store/migrate.ts';
import { MIGRATIONS } from '../../store/migrations/index.ts';
import { bringUpToDate } from '../../store/privileges.ts';
import { type AnotherDatabase, testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { PLAIN_OPTIONS } from '../../testing/plain-options.ts';
import { enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { startFloor } from './start-floor.ts';
import { startProblemText } from './start-problem.ts';

const server = await testDatabase({ migrated: false });
const folder = await temporaryFolder();
afterAll(() => folder.remove());
const DESCRIBED = 'floor: F\ntables: [{ table: T1, game: rws-tai-sai-v5/a, unit: 100 }]\n';
const place = () => mkdtemp(join(folder.path, 'floor-'));

/** Opens a floor at an address, plays, and says who its statements were done by. */
async function playAt(url: string) {
  const floor = await demoFloor({ url }, await place(), DESCRIBED);
  const dealer = await enter(floor, { kind: 'staff', position: 'dealer' });
  const player = await enter(floor, { kind: 'terminal', id: 'P01' });
  await give(floor, dealer, 'T1', { type: 'OpenBets' });
  const bet = { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: money(1000) } as const;
  const answer = await give(floor, player, 'T1', bet);
  const pool = floor.running.database.pool({ max: 1 });
  const { rows } = await pool.query('select session_user as signed, current_user as acting');
  await expect(pool.query('delete from journal')).rejects.toThrow('permission denied');
  await floor.stop();
  return { answer, who: rows[0] };
}

async function isInOrder(database: AnotherDatabase): Promise<void> {
  expect((await verifyFloor(database.pool({ max: 1 }), { library: SHIPPED })).finding).toBeNull();
}

test('a floor that signs in as the owner acts as somebody who may not rewrite', async () => {
  const database = await server.anotherDatabase();
  const played = await playAt(database.url);
  expect(played).toEqual({ answer: 'accepted', who: { signed: 'baize', acting: 'baize_server' } });
  await isInOrder(database);
});

test('a floor that signs in as a member plays on a schema its owner has made, and makes none', async () => {
  const database = await server.anotherDatabase();
  const floorFile = join(await place(), 'floor.yaml');
  await writeFile(floorFile, DESCRIBED);
  const options = { ...PLAIN_OPTIONS, databaseUrl: database.memberUrl, floorFile };
  const early = await startFloor(
    { ...options, dataFolder: await place() },
    pino({ level: 'silent' }),
  );
  expect(early.ok ? '' : startProblemText(early.error)).toContain('`baize migrate --database URL`');
  await bringUpToDate(database);
  const played = await playAt(database.memberUrl);
  expect(played.who).toEqual({ signed: 'floor_login', acting: 'baize_server' });
  expect(played.answer).toBe('accepted');
  await isInOrder(database);
});

test('a record from before there were roles opens, is signed where it was not, and plays on', async () => {
  const database = await server.anotherDatabase();
  const pool = database.pool({ max: 1 });
  await migrate(pool, MIGRATIONS.slice(0, 10));
  await pool.query(
    `insert into feeds (id, name, token_hash, created_by, created_at) values ('f', 'CMS', 'x', 'ann', 1);
     insert into feed_places (feed, cursor) values ('f', '')`,
  );
  const played = await playAt(database.url);
  expect(played.answer).toBe('accepted');
  await isInOrder(database);
  await pool.query("update feed_places set cursor = 'somewhere'");
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding).toEqual({ where: 'feed_places f', what: 'is not what was signed' });
});
