import { money } from '@baize/exact';
import { auditBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { betting, finishRound, newOp } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';

const database = await testDatabase();

let floors = 0;

/** A floor of two pits with a table each, a terminal at the first, and somebody of the pit. */
async function twoPits() {
  floors += 1;
  const terminal = `pit-${floors}`;
  const pits = new Map<string, string>();
  const floor = {
    name: 'Two pits',
    currency: 'SGD',
    version: '0',
    presentation: (table: string) => {
      const pit = pits.get(table);
      return { name: table, currency: 'SGD', chips: [money(100)], ...(pit && { pit }) };
    },
  };
  const app = await testApp(database, { deps: { floor } });
  const [north, south] = [
    await openDiceTable(app.tables, [terminal]),
    await openDiceTable(app.tables),
  ];
  pits.set(north.id, 'North').set(south.id, 'South');
  const supervisor = await staffToken(app.registry, 'pit-supervisor');
  const get = (path: string, token = supervisor.token) =>
    ask(`${app.url}/api/${path}`, { token, headers: { 'x-baize': '1' } });
  const order = (table: string, command: object) =>
    ask(`${app.url}/api/tables/${table}/commands`, {
      token: supervisor.token,
      body: { op: newOp(), command },
    });
  const lines = async (query: string) =>
    auditBody.parse((await get(`pit/audit?${query}`)).body).lines;
  return { ...app, north, south, terminal, supervisor, get, order, lines };
}

const PAUSE = { type: 'PauseTable', reason: 'A short break' };
const RESUME = { type: 'ResumeTable' };

test('a supervisor reads what was done at the tables of a pit, and nothing of people, keys and other pits', async () => {
  const { url, north, south, supervisor, get, order, lines } = await twoPits();
  await order(north.id, PAUSE);
  await order(south.id, PAUSE);
  await order(north.id, RESUME);
  // Whoever guesses at an account called like the table leaves a line about that account.
  const body = { account: north.id, password: 'not this one' };
  await ask(`${url}/api/session`, { body, headers: { 'x-baize': '1' } });
  const told = await lines('pit=North');
  expect(told.map(({ action, subject, who }) => [action, subject, who])).toEqual([
    ['command:ResumeTable', north.id, supervisor.id],
    ['command:PauseTable', north.id, supervisor.id],
  ]);
  expect(told.map(({ credential }) => credential)).toEqual([null, null]);
  expect((await lines(`table=${south.id}`)).map(({ subject }) => subject)).toEqual([south.id]);
  expect((await lines('action=command:PauseTable')).map(({ subject }) => subject)).toEqual([
    south.id,
    north.id,
  ]);
  const first = auditBody.parse((await get('pit/audit?pit=North&limit=1')).body);
  const rest = auditBody.parse((await get(`pit/audit?pit=North&before=${first.next}`)).body);
  expect([...first.lines, ...rest.lines]).toEqual(told);
  expect(rest.next).toBeNull();
});

test('the trail of a pit is for the pit and auditors, and names what it does not know', async () => {
  const { registry, north, get } = await twoPits();
  for (const position of ['pit-manager', 'shift-manager', 'casino-manager', 'auditor'] as const) {
    const { token } = await staffToken(registry, position);
    expect([position, (await get('pit/audit', token)).status]).toEqual([position, 200]);
  }
  for (const position of ['dealer', 'cashier', 'technician'] as const) {
    const { token } = await staffToken(registry, position);
    expect([position, (await get('pit/audit', token)).status]).toEqual([position, 403]);
  }
  // The whole trail stays with the office.
  expect((await get('audit')).status).toBe(403);
  const unknown = async (query: string) => {
    const { status, body } = await get(`pit/audit?${query}`);
    return { status, body };
  };
  expect(await unknown('pit=West')).toMatchObject({
    status: 404,
    body: { error: { code: 'unknown-pit', field: 'pit' } },
  });
  const elsewhere = { status: 404, body: { error: { code: 'unknown-table', field: 'table' } } };
  expect(await unknown('table=nowhere')).toMatchObject(elsewhere);
  expect(await unknown(`pit=South&table=${north.id}`)).toMatchObject(elsewhere);
  expect((await get(`pit/audit?subject=${north.id}`)).status).toBe(400);
});

test('the lists of a pit are written for a spreadsheet: its trail, its decisions, its terminals', async () => {
  const { north, terminal, supervisor, get, order } = await twoPits();
  await order(north.id, PAUSE);
  await order(north.id, RESUME);
  await north.submit(betting(terminal, 'small', money(1_000)));
  await finishRound(north, [6, 6, 5]);
  const round = `${north.id}-1`;
  const wrong = { type: 'ReportIncident', incident: 'wrong-result-registered', rounds: [round] };
  await order(north.id, { ...wrong, dice: [1, 2, 3] });
  const csv = async (list: string, query: string) =>
    String((await get(`printed/${list}?as=csv&${query}`)).body)
      .trimEnd()
      .split('\r\n');
  const [, ...trail] = await csv('pit-audit', 'pit=North');
  expect(trail.map((line) => line.split(',').slice(2, 7))).toEqual(
    ['ReportIncident', 'ResumeTable', 'PauseTable'].map((type) => [
      supervisor.id,
      'pit-supervisor',
      `command:${type}`,
      north.id,
      'accepted',
    ]),
  );
  const [heads, decision] = await csv('decisions', `table=${north.id}`);
  expect(heads).toBe('kind,id,round,terminal,amount,reason,askedBy,needs,expiresAt,because');
  expect(decision).toMatch(
    new RegExp(`^correct-result,[^,]+,${round},,,,${supervisor.id} \\(pit-supervisor\\),`),
  );
  // Ten thousand less the ten that Small has lost; amounts are minor units.
  expect(await csv('terminals', `table=${north.id}`)).toEqual([
    'terminal,game,credit,staked,owed,locked,outOfService',
    expect.stringMatching(new RegExp(`^${terminal},[^,]*,999000,0,0,,$`)),
  ]);
  expect((await get('printed/decisions?table=nowhere')).status).toBe(404);
});
