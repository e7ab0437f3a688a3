import { money } from '@baize/exact';
import type { EventMessage, ServerMessage } from '@baize/protocol';
import {
  type Actor,
  auditorView,
  dealerView,
  displayView,
  pitView,
  playerView,
  type TableState,
  type ViewRole,
} from '@baize/table';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { betting, dealer, finishRound, newOp } from '../testing/dice-table.ts';
import { followView, listShownViews } from '../testing/follow-view.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { type TestClient, testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;

function viewFor(role: ViewRole, state: TableState, by: Actor, now = Date.now()): unknown {
  switch (role) {
    case 'player':
      return playerView(state, by.kind === 'terminal' ? by.id : '', now);
    case 'dealer':
      return dealerView(state, by, now);
    case 'pit':
      return pitView(state, by, now);
    case 'display':
      return displayView(state);
    case 'auditor':
      return auditorView(state);
  }
}

interface Follower {
  readonly role: ViewRole;
  readonly by: Actor;
  readonly client: TestClient;
}

/** What a client has put together becomes what the domain would show it, but for the count. */
async function expectSameViews(followers: readonly Follower[], state: () => TableState) {
  await vi.waitFor(
    () => {
      for (const { role, by, client } of followers) {
        const followed = followView(client.received, role);
        const shown = JSON.parse(JSON.stringify(viewFor(role, state(), by)));
        expect(followed).toEqual({ ...shown, sequence: Reflect.get(Object(followed), 'sequence') });
      }
    },
    { timeout: 240_000, interval: 50 },
  );
}

async function followers(name: string): Promise<{
  readonly table: Awaited<ReturnType<typeof openDiceTable>>;
  readonly all: readonly Follower[];
}> {
  const { url, tables, registry } = await testApp(database);
  const terminals = [1, 2, 3].map((number) => `${name}${number}`);
  const table = await openDiceTable(tables, terminals);
  const staff = { dealer: 'dealer', pit: 'pit-manager', auditor: 'auditor' } as const;
  const people = await Promise.all([
    ...terminals.map(async (id) => ({
      role: 'player' as const,
      by: { kind: 'terminal', id } as const,
      token: await terminalToken(registry, id),
    })),
    ...(['dealer', 'pit', 'auditor'] as const).map(async (role) => {
      const position = staff[role];
      const { id, token } = await staffToken(registry, position);
      return { role, by: { kind: 'staff', id, position } as const, token };
    }),
  ]);
  const all = await Promise.all(
    people.map(async ({ role, by, token }) => {
      const client = await testClient(url, { token });
      client.say({ v, type: 'hello', table: table.id, as: role });
      await client.next('snapshot');
      return { role, by, client };
    }),
  );
  return { table, all };
}

test('whoever follows both streams sees what the domain shows, through whole rounds', async () => {
  const { table, all } = await followers('R');
  await expectSameViews(all, () => table.state());
  for (const dice of [
    [1, 2, 3],
    [4, 4, 4],
    [6, 5, 6],
  ] as const) {
    const bets = ['R1', 'R2', 'R3'].flatMap((terminal, index) => [
      betting(terminal, 'small', money(500 + 100 * index)),
      betting(terminal, `total:${9 + index}`, money(200)),
    ]);
    await Promise.all(bets.map((bet) => table.submit(bet)));
    await expectSameViews(all, () => table.state());
    await finishRound(table, dice);
    await expectSameViews(all, () => table.state());
    await table.submit({ op: newOp(), by: dealer, command: { type: 'OpenBets' } });
  }
  await expectSameViews(all, () => table.state());
});

test('whatever is shown, the public and the own part are of one moment', async () => {
  const { table, all } = await followers('P');
  const states = new Map([[table.state().sequence, table.state()]]);
  table.onCommit(({ state }) => states.set(state.sequence, state));
  for (const dice of [[1, 2, 3] as const, [6, 6, 5] as const]) {
    const bets = ['P1', 'P2', 'P3'].map((terminal) => betting(terminal, 'small', money(500)));
    await Promise.all(bets.map((bet) => table.submit(bet)));
    await finishRound(table, dice);
    await table.submit({ op: newOp(), by: dealer, command: { type: 'OpenBets' } });
  }
  await expectSameViews(all, () => table.state());
  for (const { role, by, client } of all) {
    const shown = listShownViews(client.received, role);
    expect(shown.length).toBeGreaterThan(3);
    for (const { view, sequence, at } of shown) {
      const state = states.get(sequence);
      expect(state).toBeDefined();
      if (state) expect(view).toEqual(JSON.parse(JSON.stringify(viewFor(role, state, by, at))));
    }
  }
});

function isEvent(message: ServerMessage): message is EventMessage {
  return message.type === 'event';
}

test('the same bytes go to everybody of a role, and a bet of one is told to nobody else', async () => {
  const { table, all } = await followers('Q');
  const players = all.filter(({ role }) => role === 'player');
  await table.submit(betting('Q1', 'big', money(300)));
  await expectSameViews(all, () => table.state());
  const told = players.map(({ client }) => client.received.filter(isEvent).length);
  expect(told).toEqual([1, 0, 0]);
  await table.submit({ op: 'close-q', by: dealer, command: { type: 'CloseBets' } });
  await expectSameViews(all, () => table.state());
  const shared = players.map(({ client }) =>
    client.received.filter((message) => isEvent(message) && message.stream === 'table'),
  );
  expect(shared[0]).toHaveLength(1);
  expect(shared[1]).toEqual(shared[0]);
  expect(shared[2]).toEqual(shared[0]);
});
