import { money } from '@baize/exact';
import { enterBody, type FloorBody, floorBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import {
  dealer,
  diceConfig,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../testing/dice-table.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const CAMERA = { kind: 'hls', url: 'https://camera.example/1' } as const;

async function listed(url: string): Promise<FloorBody> {
  return floorBody.parse((await ask(`${url}/api/floor`)).body);
}

test('a lobby shows a table with its last six results, the newest first, and whoever sits', async () => {
  const floor = {
    name: 'The floor',
    currency: 'SGD',
    version: '7',
    presentation: (table: string) =>
      table === 'HIDDEN'
        ? undefined
        : { name: `Table ${table}`, currency: 'EUR', chips: [money(5)], camera: CAMERA, pit: 'P1' },
  };
  const { url, tables } = await testApp(database, { deps: { floor }, now: () => 77 });
  const table = await tables.open('SHOWN');
  await tables.open('EMPTY');
  await prepareTable(await tables.open('HIDDEN'), []);
  await prepareTable(table, ['S1', 'S2']);
  const thrown = [1, 2, 3, 4, 5, 6, 5] as const;
  for (const [index, die] of thrown.entries()) {
    if (index > 0) await submitAccepted(table, dealer, { type: 'OpenBets' });
    await finishRound(table, [die, die, 1]);
  }
  const body = await listed(url);
  expect(body).toMatchObject({ name: 'The floor', currency: 'SGD', version: '7', at: 77 });
  const [shown, ...others] = body.tables;
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    table: 'SHOWN',
    name: 'Table SHOWN',
    pit: 'P1',
    game: 'rws-sic-bo-2021/b',
    mode: 'dealt',
    currency: 'EUR',
    chips: [5],
    unit: 2,
    limits: { minimum: 100, maximum: 1_000_000_000 },
    round: null,
    seated: 2,
    camera: CAMERA,
    studyAid: false,
  });
  expect(shown?.last.map(({ number, dice }) => [number, dice])).toEqual(
    [7, 6, 5, 4, 3, 2].map((number) => [number, [thrown[number - 1], thrown[number - 1], 1]]),
  );
  expect(shown && ['layouts', 'demonstration'].filter((part) => part in shown)).toEqual([]);
  await submitAccepted(table, manager, { type: 'ReleaseTerminal', terminal: 'S1' });
  expect((await listed(url)).tables[0]?.seated).toBe(1);
});

test('a table without camera or pit has none, and cards are studied unless the floor says no', async () => {
  let studyAid: false | undefined;
  const floor = {
    name: 'F',
    currency: 'SGD',
    version: '0',
    presentation: (name: string) => ({
      name,
      currency: 'SGD',
      chips: [],
      ...(studyAid === undefined ? {} : { studyAid }),
    }),
  };
  const { url, tables } = await testApp(database, { deps: { floor } });
  const cards = await tables.open('CARDS');
  const game = {
    game: 'rws-si-ki-pi-v2',
    unit: money(20),
    boxes: 6,
    resultSource: 'device',
  } as const;
  const config = { ...diceConfig('CARDS'), ...game };
  await submitAccepted(cards, manager, { type: 'ConfigureTable', config });
  expect((await listed(url)).tables).toMatchObject([{ camera: null, studyAid: true }]);
  expect((await listed(url)).tables[0]).not.toHaveProperty('pit');
  studyAid = false;
  expect((await listed(url)).tables).toMatchObject([{ studyAid: false }]);
});

test('of a table that is not there, or was never configured, no game is told', async () => {
  const { url, tables } = await testApp(database);
  await tables.open('BARE');
  for (const table of ['BARE', 'nowhere']) {
    const { status, body } = await ask(`${url}/api/tables/${table}/game`);
    expect([status, body]).toMatchObject([404, { error: { code: 'unknown-table' } }]);
  }
  const table = await openDiceTable(tables);
  const game = async (query: string) =>
    Object((await ask(`${url}/api/games/rws-sic-bo-2021~b${query}`)).body);
  // As the document has it, and as a table prints it.
  const [written, elsewhere] = [await game(''), await game('?table=nowhere')];
  expect(elsewhere).toEqual(written);
  expect(written.game).toBe('rws-sic-bo-2021/b');
  const address = `${url}/api/games/${encodeURIComponent('rws-sic-bo-2021/b')}?table=${table.id}`;
  expect((await ask(address)).body).toMatchObject({ game: 'rws-sic-bo-2021/b', unit: 2 });
  const other = await ask(`${url}/api/games/rws-tai-sai-v5~a?table=${table.id}`);
  expect(other.body).toMatchObject({ game: 'rws-tai-sai-v5/a' });
});

test('a window that has entered keeps its terminal for fifteen seconds, and longer while it has a link', async () => {
  let time = 1_000_000;
  const { url, tables } = await testApp(database, { now: () => time });
  const table = await openDiceTable(tables);
  const enter = async (asked: object = {}) => {
    const body = { kind: 'terminal', table: table.id, ...asked };
    return enterBody.parse((await ask(`${url}/api/demo/enter`, { body })).body).who.id;
  };
  const first = await enter();
  time += 14_999;
  const second = await enter();
  expect(second).not.toBe(first);
  time += 1;
  expect(await enter()).toBe(first);
  const nowhere = await ask(`${url}/api/demo/enter`, { body: { kind: 'terminal', table: 'none' } });
  expect([nowhere.status, nowhere.body]).toMatchObject([404, { error: { code: 'unknown-table' } }]);
  const display = await ask(`${url}/api/demo/enter`, { body: { kind: 'display' } });
  expect(enterBody.parse(display.body).who).toEqual({ kind: 'display', id: 'demo-display' });
  const nobody = { kind: 'staff', position: 'dealer', id: 'nobody' };
  const unknown = await ask(`${url}/api/demo/enter`, { body: nobody });
  expect([unknown.status, unknown.body]).toMatchObject([
    404,
    { error: { code: 'unknown-account', field: 'id' } },
  ]);
});

test('a terminal is told the layout it plays where that is not the one of the table', async () => {
  const { url, tables, registry } = await testApp(database);
  await openDiceTable(tables, ['PLAIN']);
  const own = diceConfig('CLUSTER');
  const { limits, differential, houseTable } = own;
  const other = { game: 'rws-sic-bo-2021/c', limits, differential, houseTable };
  await submitAccepted(await tables.open('CLUSTER'), manager, {
    type: 'ConfigureTable',
    config: { ...own, layouts: [{ ...other, terminals: ['APART'] }] },
  });
  const apart = await ask(`${url}/api/terminals/me`, {
    token: await terminalToken(registry, 'APART'),
  });
  expect(apart.body).toMatchObject({ layouts: [{ table: 'CLUSTER', game: 'rws-sic-bo-2021/c' }] });
  expect((await listed(url)).tables.find(({ table }) => table === 'CLUSTER')).toMatchObject({
    layouts: ['rws-sic-bo-2021/b', 'rws-sic-bo-2021/c'],
  });
  const me = await ask(`${url}/api/terminals/me`, {
    token: await terminalToken(registry, 'PLAIN'),
  });
  expect(me.body).not.toHaveProperty('layouts');
  const lost = await ask(`${url}/api/terminals/me`, {
    token: await terminalToken(registry, 'LOST'),
  });
  expect(lost.body).toMatchObject({ terminal: 'LOST', table: null, credit: 0 });
});
