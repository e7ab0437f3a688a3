import { money } from '@baize/exact';
import { cageBody, commandBody, instrumentsBody } from '@baize/protocol/http';
import { terminalOf } from '@baize/table';
import { expect, test } from 'vitest';
import { isValidationNumber } from '../commands/validation-number.ts';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();

async function counter(name: string) {
  const app = await testApp(database, { config: { property: 65 } });
  const terminal = `${name}1`;
  const table = await openDiceTable(app.tables, [terminal, `${name}2`]);
  const tokens = {
    terminal: await terminalToken(app.registry, terminal),
    other: await terminalToken(app.registry, `${name}2`),
    cashier: (await staffToken(app.registry, 'cashier')).token,
    manager: (await staffToken(app.registry, 'pit-manager')).token,
  };
  const cashOut = async (amount: number) => {
    const command = { type: 'CashOut', terminal, amount };
    const body = { op: newOp(), command };
    const address = `${app.url}/api/tables/${table.id}/commands`;
    const answer = commandBody.parse((await ask(address, { token: tokens.terminal, body })).body);
    if (answer.answer.type !== 'accepted') throw new Error(JSON.stringify(answer.answer));
    const { instrument } = answer.answer;
    if (!instrument) throw new Error('A cash-out is paid by an instrument.');
    const taken = { type: 'ConfirmTicket', terminal, ticket: instrument.ticket };
    await ask(address, { token: tokens.terminal, body: { op: newOp(), command: taken } });
    return instrument;
  };
  const creditOf = async (id: string, token: string) => {
    const view = await ask(`${app.url}/api/tables/${table.id}/view?as=player`, { token });
    expect(view.body).toMatchObject({ view: { terminal: id } });
    return Reflect.get(Object(Reflect.get(Object(view.body), 'view')), 'credit');
  };
  return { ...app, table, terminal, tokens, cashOut, creditOf };
}

test('cash becomes credit where the terminal is seated', async () => {
  const { url, terminal, tokens, creditOf } = await counter('C');
  const body = { op: newOp(), terminal, amount: 5_000 };
  const bought = await ask(`${url}/api/cage/buy`, { token: tokens.cashier, body });
  expect(cageBody.parse(bought.body).answer).toMatchObject({ type: 'accepted' });
  expect(await creditOf(terminal, tokens.terminal)).toBe(1_005_000);
  const nowhere = { op: newOp(), terminal: 'unknown', amount: 5_000 };
  const refused = await ask(`${url}/api/cage/buy`, { token: tokens.cashier, body: nowhere });
  expect([refused.status, refused.body]).toMatchObject([409, { error: { code: 'not-seated' } }]);
  const self = await ask(`${url}/api/cage/buy`, { token: tokens.terminal, body });
  expect(self.status).toBe(403);
});

test('cash asked for again after the terminal has moved is not taken twice', async () => {
  const { url, table, tables, terminal, tokens } = await counter('M');
  const elsewhere = await openDiceTable(tables);
  const buy = { token: tokens.cashier, body: { op: newOp(), terminal, amount: 5_000 } };
  const bought = cageBody.parse((await ask(`${url}/api/cage/buy`, buy)).body).answer;
  const move = async (to: string, type: string) => {
    const body = { op: newOp(), command: { type, terminal } };
    return (await ask(`${url}/api/tables/${to}/commands`, { token: tokens.terminal, body })).body;
  };
  const done = { answer: { type: 'accepted' } };
  expect(await move(table.id, 'ReleaseTerminal')).toMatchObject(done);
  expect(await move(elsewhere.id, 'SeatTerminal')).toMatchObject(done);
  const again = cageBody.parse((await ask(`${url}/api/cage/buy`, buy)).body).answer;
  expect([bought.type, again.type]).toEqual(['accepted', 'repeated']);
  expect(terminalOf(elsewhere.state(), terminal)?.credit).toBe(1_005_000);
});

test('an instrument bears a checked number, and is paid once however many try', async () => {
  const { url, terminal, tokens, cashOut, creditOf, table } = await counter('G');
  const { number, amount } = await cashOut(10_000);
  expect(number).toMatch(/^65\d{16}$/);
  expect([isValidationNumber(number), amount]).toEqual([true, 10_000]);
  expect(await creditOf(terminal, tokens.terminal)).toBe(990_000);
  const atCage = Array.from({ length: 4 }, () =>
    ask(`${url}/api/cage/redeem`, { token: tokens.cashier, body: { op: newOp(), number } }),
  );
  const command = { type: 'RedeemInstrument', number, terminal: 'G2' };
  const atTerminal = Array.from({ length: 4 }, () =>
    ask(`${url}/api/tables/${table.id}/commands`, {
      token: tokens.other,
      body: { op: newOp(), command },
    }),
  );
  const answers = await Promise.all([...atCage, ...atTerminal]);
  const types = answers.map(({ body }) =>
    Reflect.get(Object(Reflect.get(Object(body), 'answer')), 'type'),
  );
  expect(types.filter((type) => type === 'accepted')).toHaveLength(1);
  const again = await ask(`${url}/api/cage/redeem`, {
    token: tokens.cashier,
    body: { op: newOp(), number },
  });
  expect(again.body).toMatchObject({
    answer: { type: 'refused', refusal: { code: 'instrument-not-payable' } },
    instrument: { number: `${'*'.repeat(14)}${number.slice(-4)}`, status: 'redeemed' },
  });
});

test('a number nobody issued is refused without a look, or after one', async () => {
  const { url, table, tokens, terminal } = await counter('H');
  const redeem = async (number: string) => {
    const command = { type: 'RedeemInstrument', number, terminal };
    const address = `${url}/api/tables/${table.id}/commands`;
    return (await ask(address, { token: tokens.terminal, body: { op: newOp(), command } })).body;
  };
  const unknown = { answer: { type: 'refused', refusal: { code: 'unknown-instrument' } } };
  expect(await redeem('000000000000000000')).toMatchObject(unknown);
  expect(await redeem('000000000000000001')).toMatchObject(unknown);
});

test('a number is shown once, to whom it was issued; everybody else sees its last digits', async () => {
  const app = await counter('Q');
  const { url, tokens, cashOut, terminal, registry, table } = app;
  const { number } = await cashOut(20_000);
  const positions = ['dealer', 'pit-manager', 'shift-manager', 'cashier', 'auditor'] as const;
  const staff = await Promise.all(positions.map((each) => staffToken(registry, each)));
  const told = await Promise.all(
    [tokens.terminal, ...staff.map(({ token }) => token)].flatMap((token) =>
      [
        `instruments?terminal=${terminal}`,
        'instruments',
        `tables/${table.id}/view?as=auditor`,
        'reports/instruments',
        'reports/instruments.csv',
      ].map(async (path) => JSON.stringify((await ask(`${url}/api/${path}`, { token })).body)),
    ),
  );
  const last = number.slice(-4);
  expect(told.filter((text) => text.includes(`*${last}`)).length).toBeGreaterThan(10);
  const digits = (text: string) => text.replaceAll('-', '');
  expect(told.filter((text) => digits(text).includes(number))).toEqual([]);
});

test('voiding tells nobody without authority whether a number was issued', async () => {
  const { url, table, tokens, cashOut } = await counter('V');
  const { number } = await cashOut(20_000);
  const tried = async (tryNumber: string) => {
    const command = { type: 'VoidInstrument', number: tryNumber, reason: 'Just asking' };
    const body = { op: newOp(), command };
    const address = `${url}/api/tables/${table.id}/commands`;
    return Reflect.get(Object((await ask(address, { token: tokens.other, body })).body), 'answer');
  };
  expect(await tried(number)).toEqual(await tried('000000000000000001'));
});

test('a void instrument is paid by nobody; a pit manager asks for it and somebody else agrees', async () => {
  const { url, tokens, cashOut, table, registry } = await counter('J');
  const { number } = await cashOut(20_000);
  const address = `${url}/api/instruments/${number}/void`;
  const body = { op: newOp(), reason: 'Printed twice' };
  expect((await ask(address, { token: tokens.cashier, body })).status).toBe(403);
  const asked = cageBody.parse((await ask(address, { token: tokens.manager, body })).body);
  expect(asked.instrument?.status).toBe('confirmed');
  const { request } = asked.answer.type === 'accepted' ? asked.answer : {};
  if (request === undefined) throw new Error('A second person is asked.');
  const agree = async (token: string) => {
    const command = { type: 'ApproveRequest', request };
    const commands = `${url}/api/tables/${table.id}/commands`;
    return (await ask(commands, { token, body: { op: newOp(), command } })).body;
  };
  const refused = { answer: { type: 'refused', refusal: { code: 'same-person' } } };
  expect(await agree(tokens.manager)).toMatchObject(refused);
  const supervisor = await staffToken(registry, 'pit-supervisor');
  expect(await agree(supervisor.token)).toMatchObject({ answer: { type: 'accepted' } });
  const paid = await ask(`${url}/api/cage/redeem`, {
    token: tokens.cashier,
    body: { op: newOp(), number },
  });
  expect(paid.body).toMatchObject({ answer: { type: 'refused' } });
});

test('a terminal sees its own last 35 instruments, the newest first', async () => {
  const { url, terminal, tokens, cashOut } = await counter('U');
  const issued = [];
  for (let made = 0; made < 37; made += 1) issued.push((await cashOut(100 + made)).number);
  const listed = async (token: string, query = '') =>
    instrumentsBody.parse((await ask(`${url}/api/instruments${query}`, { token })).body)
      .instruments;
  const own = await listed(tokens.terminal);
  expect(own).toHaveLength(35);
  expect(own.map(({ amount }) => amount).toSorted()).toEqual(
    issued.slice(2).map((_, index) => money(102 + index)),
  );
  expect(await listed(tokens.other, `?terminal=${terminal}`)).toEqual([]);
  expect(await listed(tokens.cashier, `?terminal=${terminal}&limit=1`)).toHaveLength(1);
});

test('an attendant is called until somebody has come', async () => {
  const { url, tokens, registry, table, terminal } = await counter('I');
  const call = (isCall: boolean) =>
    ask(`${url}/api/attendant`, { token: tokens.terminal, body: { call: isCall } });
  const { attendantCalledAt } = Object(await call(true).then(({ body }) => body));
  expect(attendantCalledAt).toBeGreaterThan(0);
  const waiting = { reason: 'help', amount: null, answeredAt: null };
  expect((await call(true)).body).toEqual({ attendantCalledAt, waiting });
  const { token } = await staffToken(registry, 'dealer');
  const links = await ask(`${url}/api/tables/${table.id}/terminals`, { token });
  expect(links.body).toMatchObject({ terminals: [{ attendantCalledAt, waiting }, {}] });
  const answer = () =>
    ask(`${url}/api/terminals/${terminal}/answered`, { token, body: {} }).then(({ body }) => body);
  const { answeredAt } = Object(Object(await answer()).waiting);
  expect(answeredAt).toBeGreaterThan(0);
  // The first who says so stays the one; a hand payment is told with its amount.
  expect(await answer()).toEqual({ attendantCalledAt, waiting: { ...waiting, answeredAt } });
  const body = { call: true, reason: 'hand-pay', amount: 750_000 };
  const paid = await ask(`${url}/api/attendant`, { token: tokens.terminal, body });
  expect(paid.body).toMatchObject({ waiting: { reason: 'hand-pay', amount: 750_000, answeredAt } });
  const everywhere = await ask(`${url}/api/waiting`, { token });
  expect(Object(everywhere.body).terminals).toContainEqual({
    ...{ terminal, table: table.id, isOnline: false, attendantCalledAt },
    waiting: { reason: 'hand-pay', amount: 750_000, answeredAt },
  });
  expect((await ask(`${url}/api/waiting`, { token: tokens.terminal })).status).toBe(403);
  expect((await call(false)).body).toEqual({ attendantCalledAt: null, waiting: null });
  expect(await answer()).toMatchObject({ error: { code: 'not-found' } });
  expect((await ask(`${url}/api/terminals/me`, { token: tokens.terminal })).body).toMatchObject({
    table: table.id,
    credit: null,
    attendantCalledAt: null,
  });
});

test('money leaves a terminal by its player, or by two people', async () => {
  const { url, table, terminal, tokens, registry, creditOf } = await counter('W');
  const address = `${url}/api/tables/${table.id}/commands`;
  const give = async (token: string, command: object) =>
    commandBody.parse((await ask(address, { token, body: { op: newOp(), command } })).body).answer;
  const out = { terminal, amount: 10_000 };
  const positions = ['dealer', 'pit-manager', 'shift-manager', 'cashier', 'technician'] as const;
  for (const position of positions) {
    const { token } = await staffToken(registry, position);
    const answer = await give(token, { type: 'CashOut', ...out });
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'not-authorised' } });
  }
  const asked = await give(tokens.cashier, { type: 'PayByHand', ...out });
  expect(await creditOf(terminal, tokens.terminal)).toBe(1_000_000);
  const request = asked.type === 'accepted' ? asked.request : undefined;
  const { token } = await staffToken(registry, 'pit-supervisor');
  const agreed = await give(token, { type: 'ApproveRequest', request });
  expect(agreed.type).toBe('accepted');
  expect(await creditOf(terminal, tokens.terminal)).toBe(990_000);
});
