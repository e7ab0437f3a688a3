import { money } from '@baize/exact';
import { PRINTED_LISTS, parProgress, pitShiftBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, finishRound } from '../testing/dice-table.ts';
import { staffToken } from '../testing/people.ts';
import { sourceArguments } from '../testing/processes/source-process.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const SCRIPT = new URL('./par/par-worker.ts', import.meta.url);
const parThread = { script: SCRIPT, execArgv: sourceArguments(SCRIPT).slice(0, -1) };

test('lists of the office are printed for whoever may read them', async () => {
  const app = await testApp(database);
  const { token } = await staffToken(app.registry, 'auditor');
  const technician = await staffToken(app.registry, 'technician');
  const get = (path: string, by = token) =>
    fetch(`${app.url}/api/${path}`, { headers: { authorization: `Bearer ${by}` } });
  const table = await openDiceTable(app.tables, ['listed']);
  // Floors without a file have no list of faults or configurations; those are asked on a floor that has one.
  const lists = PRINTED_LISTS.filter((list) => list !== 'faults' && list !== 'config-history');
  const supervisor = await staffToken(app.registry, 'pit-supervisor');
  for (const list of lists) {
    const path = `printed/${list}?day=2026-11-15&table=${table.id}`;
    // What waits at a table, and who sits there, is told by the view of the pit, which is no auditor's.
    const by = list === 'decisions' || list === 'terminals' ? supervisor.token : token;
    const answer = await get(path, by);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'application/pdf',
    ]);
    expect((await answer.text()).slice(0, 8)).toBe('%PDF-1.7');
    const sheet = await get(`${path}&as=csv`, by);
    expect([path, sheet.status, sheet.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/csv; charset=utf-8; header=present',
    ]);
  }
  const rounds = await (await get(`printed/rounds?as=csv&table=${table.id}`)).text();
  expect(rounds.split('\r\n').slice(0, 2)).toEqual([
    'number,round,status,openedAt,endedAt,result,staked,returned',
    expect.stringMatching(new RegExp(`^1,${table.id}-1,in-progress,`)),
  ]);
  const cashier = await staffToken(app.registry, 'cashier');
  expect((await get('printed/slips', cashier.token)).status).toBe(200);
  expect((await get('printed/drawers', cashier.token)).status).toBe(403);
  // A technician keeps machines; the audit trail is none of theirs.
  expect((await get('printed/keys', technician.token)).status).toBe(200);
  expect((await get('printed/audit', technician.token)).status).toBe(403);
  expect((await get('printed/everything')).status).toBe(400);
  expect((await get('printed/day')).status).toBe(400);
});

test('a PAR sheet is made beside the floor, once, and says how far it is until then', async () => {
  const app = await testApp(database, { deps: { parThread } });
  const table = await openDiceTable(app.tables, ['par-one']);
  const { token } = await staffToken(app.registry, 'pit-manager');
  const get = (query: string) =>
    fetch(`${app.url}/api/tables/${table.id}/par?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const first = await get('format=json');
  expect(first.status).toBe(202);
  expect(parProgress.parse(await first.json())).toMatchObject({ making: true, of: 3 });
  await expect.poll(async () => (await get('format=json')).status, { timeout: 120_000 }).toBe(200);
  const sheet = JSON.parse(await (await get('format=json')).text());
  expect(sheet.identification).toMatchObject({ game: 'rws-sic-bo-2021/b' });
  // By the golden file, which another counter wrote: Small keeps 1/36.
  expect(sheet.bets.find(({ bet }: { bet: string }) => bet === 'small').edge).toBe('1/36');
  expect((await get('format=word')).status).toBe(400);
  expect((await get('game=rws-tai-sai-v5/a')).status).toBe(404);
}, 180_000);

test('the pit sees how the shift goes, table by table', async () => {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, ['shift-one']);
  await table.submit(betting('shift-one', 'small', money(1000)));
  await finishRound(table, [6, 6, 6]);
  const { token } = await staffToken(app.registry, 'pit-supervisor');
  const { body } = await ask(`${app.url}/api/pit/shift`, { token });
  const row = pitShiftBody.parse(body).tables.find((each) => each.table === table.id);
  expect(row).toMatchObject({ rounds: 1, handle: 1000, win: 1000, theoretical: '250/9' });
  expect([row?.course[0], row?.course.at(-1)]).toEqual([0, 1000]);
  const dealer = await staffToken(app.registry, 'dealer');
  expect((await ask(`${app.url}/api/pit/shift`, { token: dealer.token })).status).toBe(403);
});
