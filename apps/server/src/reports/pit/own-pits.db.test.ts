import { money } from '@baize/exact';
import {
  auditBody,
  faultsBody,
  integrityBody,
  pitShiftBody,
  sessionBody,
} from '@baize/protocol/http';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { demoFloor } from '../../testing/demo-floor.ts';
import { newOp } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { enter } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';

const database = await testDatabase();
const itsOwn = await testDatabase();

const OTHER_PIT = { code: 'other-pit', field: 'table' };

/** Two pits with a table each; somebody of the North, somebody of neither, and whoever answers for all. */
async function twoPits() {
  const pits = new Map<string, string>();
  const assigned = new Map<string, readonly string[]>();
  const floor = {
    name: 'Two pits',
    currency: 'SGD',
    version: '0',
    presentation: (table: string) => {
      const pit = pits.get(table);
      return pit ? { name: table, currency: 'SGD', chips: [money(100)], pit } : undefined;
    },
    pitsOf: (person: string) => assigned.get(person),
  };
  const app = await testApp(database, { deps: { floor } });
  const [north, south] = [await openDiceTable(app.tables), await openDiceTable(app.tables)];
  pits.set(north.id, 'North').set(south.id, 'South');
  const own = await staffToken(app.registry, 'pit-supervisor');
  const free = await staffToken(app.registry, 'pit-supervisor');
  const house = await staffToken(app.registry, 'shift-manager');
  assigned.set(own.id, ['North']).set(house.id, ['North']);
  const get = (path: string, token = own.token) => ask(`${app.url}/api/${path}`, { token });
  const pause = (table: string, token = own.token) =>
    ask(`${app.url}/api/tables/${table}/commands`, {
      token,
      body: { op: newOp(), command: { type: 'PauseTable', reason: 'A short break' } },
    });
  return { ...app, north, south, own, free, house, get, pause };
}

test('who is assigned to a pit looks and acts at its tables and is refused at any other', async () => {
  const { north, south, free, house, get, pause } = await twoPits();
  const refused = { status: 403, body: { error: OTHER_PIT } };
  const addresses = ['view?as=pit', 'view?as=display', 'rounds', 'terminals'];
  for (const address of addresses) {
    expect([address, (await get(`tables/${north.id}/${address}`)).status]).toEqual([address, 200]);
    expect(await get(`tables/${south.id}/${address}`)).toMatchObject(refused);
  }
  expect(await pause(south.id)).toMatchObject(refused);
  expect(south.state().paused).toBeNull();
  expect(await pause(north.id)).toMatchObject({
    status: 200,
    body: { answer: { type: 'accepted' } },
  });
  for (const { token } of [free, house]) {
    expect((await get(`tables/${south.id}/view?as=pit`, token)).status).toBe(200);
  }
  expect((await get('tables/nowhere/view?as=pit')).status).toBe(404);
  expect(await get(`printed/terminals?as=csv&table=${south.id}`)).toMatchObject(refused);
});

test('the same holds on a socket', async () => {
  const { url, north, south, own } = await twoPits();
  const client = await testClient(url, { token: own.token });
  client.say({ v: 1, type: 'hello', table: south.id, as: 'pit' });
  const fault = { code: 'not-authorised', field: 'table' };
  expect(await client.next('fault')).toMatchObject(fault);
  client.say({ v: 1, type: 'hello', table: north.id, as: 'pit' });
  expect(await client.next('snapshot')).toBeDefined();
});

test('lists of the floor tell them of their own tables only, and they know why', async () => {
  const { north, south, own, free, get, pause } = await twoPits();
  await pause(north.id, free.token);
  await pause(south.id, free.token);
  const trail = async (query: string, token = own.token) =>
    auditBody
      .parse((await get(`pit/audit?${query}`, token)).body)
      .lines.map(({ subject }) => subject);
  expect(await trail('')).toEqual([north.id]);
  expect(await trail('', free.token)).toEqual([south.id, north.id]);
  expect(await get(`pit/audit?table=${south.id}`)).toMatchObject({ status: 403 });
  expect(await get('pit/audit?pit=South')).toMatchObject({ status: 404 });
  const { tables } = pitShiftBody.parse((await get('pit/shift')).body);
  expect(tables.map(({ table }) => table)).toEqual([north.id]);
  const { who } = sessionBody.parse((await get('session')).body);
  expect(who).toMatchObject({ id: own.id, pits: ['North'] });
  const other = sessionBody.parse((await get('session', free.token)).body);
  expect(other.who).not.toHaveProperty('pits');
});

const FLOOR = `
floor: Two pits
pits: { North: { people: [demo-pit-supervisor] } }
tables:
  - { table: N1, game: rws-tai-sai-v5/a, pit: North }
  - { table: S1, game: rws-tai-sai-v5/a, pit: South }
`;

test('as the floor file assigns them: faults and results of other pits are neither told nor cleared', async () => {
  const folder = await temporaryFolder();
  const floor = await demoFloor(itsOwn, folder.path, FLOOR);
  onTestFinished(async () => {
    await floor.stop();
    await folder.remove();
  });
  const own = await enter(floor, { kind: 'staff', position: 'pit-supervisor' });
  const manager = await enter(floor, { kind: 'staff', position: 'pit-manager' });
  const report = (subject: string, token: string) =>
    floor.post('/api/faults', { kind: 'device-failed', subject }, token);
  await expect(report('S1', own)).rejects.toThrow('403');
  await report('N1', own);
  await report('S1', manager);
  const faultsFor = async (token: string) =>
    faultsBody.parse(await floor.get('/api/faults', token)).faults;
  expect((await faultsFor(own)).map(({ subject }) => subject)).toEqual(['N1']);
  const all = await faultsFor(manager);
  expect(all.map(({ subject }) => subject).toSorted()).toEqual(['N1', 'S1']);
  for (const { id, subject } of all) {
    const cleared = floor.post(`/api/faults/${id}/clear`, { reason: 'looked at' }, own);
    await (subject === 'N1' ? cleared : expect(cleared).rejects.toThrow('403'));
  }
  expect((await faultsFor(manager)).map(({ subject }) => subject)).toEqual(['S1']);
  const tablesFor = async (token: string) =>
    integrityBody.parse(await floor.get('/api/integrity', token)).tables.map(({ table }) => table);
  expect(await tablesFor(own)).toEqual(['N1']);
  expect(await tablesFor(manager)).toEqual(['N1', 'S1']);
});
