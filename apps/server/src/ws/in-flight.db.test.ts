import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { type TestClient, testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;
const STAKE = 500;

/** Says so many bets at once, without waiting for an answer to any. */
function bet(client: TestClient, table: string, terminal: string, from: number, count: number) {
  for (let number = from; number < from + count; number += 1) {
    const command = { type: 'PlaceBet', terminal, bet: 'small', stake: STAKE };
    client.say({ v, type: 'do', op: `bet-${number}-of-${terminal}`, round: `${table}-1`, command });
  }
}

async function answers(client: TestClient, count: number) {
  const found = new Map<string, Awaited<ReturnType<typeof next>>>();
  const next = () => client.next('answer');
  while (found.size < count) {
    const said = await next();
    found.set(said.op, said);
  }
  return [...found.values()].map(({ answer }) => answer);
}

test('[rws-sic-bo-2021#5.2.2] bets in flight when a terminal is taken out of service are registered before the order or returned by it, and told so', async () => {
  const { url, tables, registry } = await testApp(database);
  const table = await openDiceTable(tables, ['F1']);
  const player = await testClient(url, { token: await terminalToken(registry, 'F1') });
  player.say({ v, type: 'hello', table: table.id, as: 'player' });
  await player.next('snapshot');
  const { token } = await staffToken(registry, 'dealer');
  const dealer = await testClient(url, { token });
  dealer.say({ v, type: 'hello', table: table.id, as: 'dealer' });
  await dealer.next('snapshot');
  // Nobody waits for anybody: what is before the order and what behind it is for the table to say.
  bet(player, table.id, 'F1', 1, 10);
  const command = {
    type: 'TakeOutOfService',
    what: 'terminal',
    terminal: 'F1',
    reason: 'The screen is dark.',
  };
  dealer.say({ v, type: 'do', op: 'out-of-service-F1', command });
  bet(player, table.id, 'F1', 11, 10);
  expect((await dealer.next('answer')).answer).toMatchObject({ type: 'accepted' });
  // This one was surely on its way: the terminal had not heard of the order yet.
  bet(player, table.id, 'F1', 21, 1);
  const all = await answers(player, 21);
  const registered = all.filter(({ type }) => type === 'accepted');
  const returned = all.filter(({ type }) => type === 'refused');
  expect(registered.length + returned.length).toBe(21);
  expect(returned.length).toBeGreaterThan(0);
  for (const answer of returned) {
    expect(answer).toMatchObject({
      refusal: {
        code: 'terminal-locked',
        message: 'Terminal F1 is out of service: The screen is dark.',
        because: ['rws-sic-bo-2021#5.2.2', 'baize-floor#service'],
      },
    });
  }
  const { staked, credit } = await ownView(player, registered.length * STAKE);
  expect(staked).toBe(registered.length * STAKE);
  expect(credit).toBe(1_000_000);
});

/** What the terminal was last shown of its own money, once it was told of everything registered. */
async function ownView(client: TestClient, staked: number) {
  const shown = () => {
    const seen = new Map<string, unknown>();
    for (const message of client.received) {
      const isOwn = message.type === 'event' && message.stream === 'own';
      const view = message.type === 'snapshot' ? message.view.own : isOwn ? message.view : null;
      for (const [name, value] of Object.entries(view ?? {})) seen.set(name, value);
    }
    return { staked: seen.get('staked'), credit: seen.get('credit') };
  };
  await expect.poll(() => shown().staked).toBe(staked);
  return shown();
}
