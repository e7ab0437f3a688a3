import { playerView } from '@baize/table';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';
import { testClient } from '../testing/test-client.ts';

const database = await testDatabase();
const v = 1;
const CREDIT = 1_000_000;
const AMOUNT = 40_000;

async function floor(terminal: string) {
  const app = await testApp(database, { config: { property: 65 } });
  const table = await openDiceTable(app.tables, [terminal, `${terminal}x`]);
  const token = await terminalToken(app.registry, terminal);
  const connect = async () => {
    const client = await testClient(app.url, { token });
    client.say({ v, type: 'hello', table: table.id, as: 'player' });
    await client.next('snapshot');
    return client;
  };
  const own = () => playerView(table.state(), terminal, Date.now());
  return { ...app, table, token, connect, own };
}

// Said in order: a cash-out, and that its ticket was taken. The client dies before and after each of its messages.
test.each([
  ['before the cash-out is sent', 0, false],
  ['when the cash-out is sent and not answered', 1, false],
  ['when the cash-out is answered', 1, true],
  ['when the confirmation is sent and not answered', 2, false],
  ['when the confirmation is answered', 2, true],
])(
  '[baize-floor#ticket-life] a client killed %s: its money is found',
  async (name, said, waits) => {
    const terminal = `K${said}${waits ? 'w' : 'n'}`;
    const { connect, own } = await floor(terminal);
    const op = newOp();
    const ticket = `ticket:${op}`;
    const messages = [
      { v, type: 'do', op, command: { type: 'CashOut', terminal, amount: AMOUNT } },
      { v, type: 'do', op: newOp(), command: { type: 'ConfirmTicket', terminal, ticket } },
    ];
    const client = await connect();
    for (const [index, message] of messages.slice(0, said).entries()) {
      client.say(message);
      if (index < said - 1 || waits) await client.next('answer');
    }
    client.socket.terminate();
    await client.closed();

    // Whoever comes back sends the same operations, and is told what came of each of them.
    const again = await connect();
    for (const message of messages) {
      again.say(message);
      const { answer } = await again.next('answer');
      expect([name, answer.type]).not.toEqual([name, 'refused']);
      if (message === messages[0] && answer.type !== 'refused') {
        expect(answer.instrument).toMatchObject({ amount: AMOUNT, ticket });
        const shown = own().ticket;
        if (shown) expect(shown.number).toBe(answer.instrument?.number);
      }
    }
    expect(own()).toMatchObject({ credit: CREDIT - AMOUNT, ticket: null });
  },
);

test('[baize-floor#instrument] of all who try to end a ticket at once exactly one does', async () => {
  const { own, url, registry, table, token } = await floor('RC');
  const give = async (by: string, command: object, op = newOp()) => {
    const address = `${url}/api/tables/${table.id}/commands`;
    const { body } = await ask(address, { token: by, body: { op, command } });
    return Object(Object(body).answer);
  };
  await give(token, { type: 'CashOut', terminal: 'RC', amount: AMOUNT });
  const { ticket, number } = own().ticket ?? {};
  const cashier = (await staffToken(registry, 'cashier')).token;
  const supervisor = (await staffToken(registry, 'pit-supervisor')).token;
  const about = { terminal: 'RC', ticket, amount: AMOUNT, reason: 'Jammed' };
  const asked = await Promise.all(
    ['credit', 'cash', 'reissue'].map((effect) =>
      give(cashier, { type: 'DecideTicket', ...about, effect }),
    ),
  );
  const other = await terminalToken(registry, 'RCx');
  const ends = await Promise.all([
    ...asked.map(({ request }) => give(supervisor, { type: 'ApproveRequest', request })),
    give(other, { type: 'RedeemInstrument', number, terminal: 'RCx' }),
    ask(`${url}/api/cage/redeem`, { token: cashier, body: { op: newOp(), number } }).then(
      ({ body }) => Object(Object(body).answer),
    ),
  ]);
  expect(ends.filter(({ type }) => type === 'accepted')).toHaveLength(1);
  const { balances } = table.state();
  expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(balances.get('held:RC') ?? 0).toBe(0);
});
