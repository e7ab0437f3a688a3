import { money } from '@baize/exact';
import { type TableClient, tableClient } from '@baize/protocol/client';
import { playerView } from '@baize/table';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { testDatabase } from '../testing/database.ts';
import { dealer, finishRound, submitAccepted } from '../testing/dice-table.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();

/** A terminal at a real table, over a line the test can cut. */
async function terminalAt(terminal: string) {
  const app = await testApp(database);
  const table = await openDiceTable(app.tables, [terminal]);
  const token = await terminalToken(app.registry, terminal);
  const sockets: WebSocket[] = [];
  const client = tableClient({
    url: `${app.url.replace('http', 'ws')}/ws`,
    table: table.id,
    as: 'player',
    timing: { retries: [10] },
    open: (url) => {
      const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } });
      sockets.push(socket);
      return socket;
    },
  });
  onTestFinished(() => client.close());
  const cut = () => sockets.at(-1)?.terminate();
  const drawn = () => JSON.parse(JSON.stringify(playerView(table.state(), terminal, Date.now())));
  return { table, client, cut, drawn };
}

function until(client: TableClient<'player'>, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo()) return resolve();
    const stop = client.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}

test("bets over a line that breaks again and again stand once each, and the view is the server's", async () => {
  const { table, client, cut, drawn } = await terminalAt('K1');
  await until(client, () => client.state().link === 'live');
  const round = table.state().round?.id ?? '';
  const command = { type: 'PlaceBet', terminal: 'K1', bet: 'small', stake: money(100) } as const;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const outcome = client.do(command, { round });
      if (n % 7 === 0) cut();
      return outcome;
    }),
  );
  const stand = outcomes.filter(({ type }) => type === 'answered' || type === 'registered');
  expect(stand).toHaveLength(40);
  await expect.poll(() => client.state().view).toEqual(drawn());
  expect(client.state().view).toMatchObject({ staked: 4000, spendable: 996_000 });
});

test('what is meant for one round does not land in the next', async () => {
  const { table, client, drawn } = await terminalAt('K2');
  await until(client, () => client.state().link === 'live');
  const round = table.state().round?.id ?? '';
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  const command = { type: 'PlaceBet', terminal: 'K2', bet: 'small', stake: money(100) } as const;
  expect(await client.do(command, { round })).toMatchObject({
    answer: { type: 'refused', refusal: { code: 'round-over' } },
  });
  await expect.poll(() => client.state().view).toEqual(drawn());
});

test('a result is never shown without what it paid', async () => {
  const { table, client } = await terminalAt('K3');
  await until(client, () => client.state().link === 'live');
  const shown: unknown[] = [];
  client.subscribe(({ view }) => {
    const { previous, recall = [] } = view ?? {};
    if (previous) shown.push([previous.id, recall.find(({ round }) => round === previous.id)]);
  });
  const round = table.state().round?.id ?? '';
  const bet = { type: 'PlaceBet', terminal: 'K3', bet: 'small', stake: money(100) } as const;
  await client.do(bet, { round });
  await finishRound(table, [1, 2, 3]);
  await until(client, () => shown.length > 0);
  expect(shown[0]).toMatchObject([round, { staked: 100, returned: 200 }]);
});
