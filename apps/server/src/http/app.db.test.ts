import { money } from '@baize/exact';
import { checkConfig, SHIPPED } from '@baize/house';
import { gamesBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { betting, diceConfig } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { unreliableLine } from '../testing/postgres/unreliable-line.ts';
import { tablesOn } from '../testing/tables-on.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const PATH = z.record(z.string(), z.object({ summary: z.optional(z.string()) }));

test('what there is is described by the schemas that check it, and can be browsed', async () => {
  const { url } = await testApp(database);
  const { body } = await ask(`${url}/openapi.json`);
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/tables/{table}/commands': {
        post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
      '/api/devices/results': {},
    },
  });
  const paths = Object.entries(
    z.record(z.string(), PATH).parse(Reflect.get(Object(body), 'paths')),
  );
  const silent = paths.filter(([, methods]) => Object.values(methods).some((one) => !one.summary));
  expect(silent.map(([path]) => path)).toEqual([]);
  const page = await ask(`${url}/docs`);
  expect(page.body).toContain('swagger-ui');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('the floor lists its tables for everybody', async () => {
  const { url, tables } = await testApp(database);
  const table = await openDiceTable(tables, ['F1', 'F2']);
  const { body } = await ask(`${url}/api/floor`);
  const round = { phase: 'betting', number: 1 };
  expect(body).toMatchObject({ isDemo: true, tables: [{ table: table.id, seated: 2, round }] });
});

test('the floor says in which time its screens are read', async () => {
  const shifts = { minutesEast: 480, shifts: [{ name: 'whole', from: 0 }] };
  const { url } = await testApp(database, { config: { shifts } });
  const { body } = await ask(`${url}/api/floor`);
  expect(body).toMatchObject({ minutesEast: 480 });
});

test('[licensee-sic-bo#4(b)] prices a house may print otherwise are sent as rows of a house table, with the least it must pay', async () => {
  const { url } = await testApp(database);
  const { games } = gamesBody.parse((await ask(`${url}/api/games`)).body);
  const open = games.filter(({ prices }) => prices.length > 0);
  expect(open.map(({ game }) => game)).toEqual([
    'licensee-sic-bo/minimum',
    'licensee-sic-bo/standard',
  ]);
  for (const { game, prices } of open) {
    // At 1 to 10 a stake is a multiple of ten.
    const config = { ...diceConfig('PRICED'), game, unit: money(10) };
    const priced = (rows: readonly object[]) =>
      checkConfig({ ...config, houseTable: { game, rows } }, SHIPPED);
    const rows = prices.map(({ least: _, ...row }) => row);
    expect(priced(rows).ok).toBe(true);
    // The least that 4(b) and 4(c) print for these rows.
    const least = (bet: string) => prices.filter((row) => row.bet === bet).map((row) => row.least);
    expect(least('triple')).toEqual(['150 to 1']);
    expect(least('single')).toEqual(['1 to 10', '2 to 1', '3 to 1']);
    expect(priced(prices.map(({ least: pays, ...row }) => ({ ...row, pays }))).ok).toBe(true);
    const low = rows.map((row) => (row.bet === 'triple' ? { ...row, pays: '149 to 1' } : row));
    expect(priced(low)).toMatchObject({ ok: false, error: { field: 'houseTable' } });
  }
});

test('every game can be drawn from what is sent, once', async () => {
  const { url, tables } = await testApp(database);
  const { games } = gamesBody.parse((await ask(`${url}/api/games`)).body);
  expect(games.map(({ game }) => game)).toEqual(SHIPPED.games.map(({ id }) => id));
  for (const { game, areas } of games) {
    const address = `${url}/api/games/${encodeURIComponent(game)}`;
    const { body, headers } = await ask(address);
    expect(body).toMatchObject({ game });
    const list: unknown = Reflect.get(Object(body), areas === 3 ? 'bets' : 'areas');
    expect(list).toHaveLength(areas);
    const tag = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await ask(address, { headers: tag })).status).toBe(304);
  }
  const table = await openDiceTable(tables);
  const printed = await ask(`${url}/api/tables/${table.id}/game`);
  expect(printed.body).toMatchObject({ game: 'rws-sic-bo-2021/b', unit: 2 });
  expect((await ask(`${url}/api/games/chess`)).status).toBe(404);
});

test('a citation leads to our words for it', async () => {
  const { url } = await testApp(database);
  const clause = (citation: string) => ask(`${url}/api/clauses/${encodeURIComponent(citation)}`);
  const found = { kind: 'clause', clause: '5.12', asks: 'rule' };
  expect((await clause('rws-tai-sai-v5#5.12')).body).toMatchObject(found);
  expect((await clause('baize-floor#two-people')).body).toMatchObject({ kind: 'floor-rule' });
  const nowhere = await clause('rws-tai-sai-v5#99.1');
  expect(nowhere.status).toBe(404);
  expect(nowhere.body).toMatchObject({ error: { code: 'unknown-citation', field: 'citation' } });
});

test('a view is for whoever may look in that role', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['V1']);
  const tokens = {
    terminal: await terminalToken(registry, 'V1'),
    dealer: (await staffToken(registry, 'dealer')).token,
    supervisor: (await staffToken(registry, 'pit-supervisor')).token,
    shift: (await staffToken(registry, 'shift-manager')).token,
    auditor: (await staffToken(registry, 'auditor')).token,
    cashier: (await staffToken(registry, 'cashier')).token,
  };
  const may = {
    player: ['terminal'],
    dealer: ['dealer', 'supervisor', 'shift'],
    pit: ['supervisor', 'shift'],
    auditor: ['shift', 'auditor'],
    display: Object.keys(tokens),
  };
  for (const [role, who] of Object.entries(may)) {
    const address = `${url}/api/tables/${table.id}/view?as=${role}`;
    for (const [name, token] of Object.entries(tokens)) {
      const { status } = await ask(address, { token });
      expect([role, name, status]).toEqual([role, name, who.includes(name) ? 200 : 403]);
    }
    expect((await ask(address)).status).toBe(401);
  }
});

test('health, readiness and figures', async () => {
  const { url } = await testApp(database);
  expect((await ask(`${url}/healthz`)).status).toBe(200);
  expect((await ask(`${url}/readyz`)).status).toBe(200);
  const figures = String((await ask(`${url}/metrics`)).body);
  expect(figures).toContain('nodejs_eventloop_lag_seconds');
  expect(figures).toContain('baize_commits_total');
});

test('bad input is refused with the field and the rule', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['B1']);
  const token = await terminalToken(registry, 'B1');
  const command = { type: 'PlaceBet', terminal: 'B1', bet: 'small', stake: 1.5 };
  const body = { op: 'operation-1', command };
  const answer = await ask(`${url}/api/tables/${table.id}/commands`, { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: { code: 'invalid-input', field: 'command.stake' } });
  expect((await ask(`${url}/api/nothing`)).body).toMatchObject({
    error: { code: 'unknown-address' },
  });
});

test('a name that another site could point here is no name of this floor', async () => {
  const { url, app } = await testApp(database);
  const from = (host: string) => app.inject({ url: '/api/floor', headers: { host } });
  expect((await from('attacker.example')).statusCode).toBe(421);
  expect((await from('localhost:8080')).statusCode).toBe(200);
  const socket = testClient(url, { token: 'x', headers: { host: 'attacker.example' } });
  await expect(socket).rejects.toBe(421);
});

test('in production nobody reads the description of the interface', async () => {
  const { url } = await testApp(database, { config: { servesDocumentation: false } });
  expect((await ask(`${url}/docs`)).status).toBe(404);
  expect((await ask(`${url}/openapi.json`)).status).toBe(404);
});

test('ready means that a bet can be registered, whatever else of the database hangs', async () => {
  const line = await unreliableLine(database.connection);
  const tables = tablesOn(line, { patience: 100 });
  const { url, database: pool } = await testApp(database, { deps: { tables } });
  const table = await openDiceTable(tables, ['RD1']);
  const bet = () => table.submit(betting('RD1', 'big', money(100)));
  // Every connection for what people ask is taken and none comes back, while bets have theirs.
  const taken = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  expect(await bet()).toMatchObject({ type: 'accepted' });
  expect((await ask(`${url}/readyz`)).status).toBe(200);
  for (const client of taken) client.release();
  line.cut();
  const doubtful = bet();
  await expect.poll(() => table.isAvailable()).toBe(false);
  // The connections for what people ask are well all the while.
  expect((await pool.query('select 1')).rowCount).toBe(1);
  const cut = await ask(`${url}/readyz`);
  expect([cut.status, cut.body]).toEqual([
    503,
    {
      status: 'not-ready',
      checks: {
        [`table ${table.id}`]: 'The table cannot register anything at this moment.',
        database: 'The database does not answer.',
      },
    },
  ]);
  line.mend();
  expect(await doubtful).toMatchObject({ type: 'accepted' });
  expect((await ask(`${url}/readyz`)).status).toBe(200);
});

test('one person asks only so often, from however many addresses, and nobody else is held up', async () => {
  const requests = { perSecond: 1, burst: 5 };
  const clock = 1_800_000_000_000;
  const { app, registry } = await testApp(database, { config: { requests }, now: () => clock });
  const one = await staffToken(registry, 'dealer');
  const other = await staffToken(registry, 'dealer');
  const statusOf = async (token: string, remoteAddress: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, host: 'localhost' };
    const answer = await app.inject({ url: '/api/session', headers, remoteAddress });
    return answer.statusCode;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1)
    statuses.push(await statusOf(one.token, `10.0.0.${time}`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await statusOf(other.token, '10.0.0.1')).toBe(200);
});
