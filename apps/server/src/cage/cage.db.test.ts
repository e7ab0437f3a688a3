import { dayBody, daysBody, drawer } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { cageFloor } from '../testing/cage-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';

const database = await testDatabase();
const house = (secondAbove: number | null = null) => cageFloor(database, secondAbove);

test('a drawer is the sum of what the ledger moved through it, and a count that agrees closes it', async () => {
  const { cashier, one, terminal, cashOut, table } = await house();
  const { post, desk, slip } = await cashier(one);
  const sold = await slip({ op: newOp(), kind: 'sell', terminal, amount: 30_000 });
  expect(sold).toMatchObject({
    answer: { type: 'accepted' },
    slip: { cash: 30_000, state: 'done' },
  });
  const number = await cashOut(12_000);
  const paid = await slip({ op: newOp(), kind: 'redeem', number });
  expect(paid.slip).toMatchObject({ cash: -12_000, table: table.id, because: expect.anything() });
  expect(paid.slip.number).toBe(`${'*'.repeat(14)}${number.slice(-4)}`);
  const again = await slip({ op: newOp(), kind: 'redeem', number });
  expect(again.slip).toMatchObject({
    cash: 0,
    state: 'refused',
    refusal: 'instrument-not-payable',
  });
  await slip({ op: newOp(), kind: 'from-vault', amount: 100_000 });
  await slip({ op: newOp(), kind: 'fill', table: table.id, amount: 7000 });
  // 5,000.00 counted in, 300.00 sold, 120.00 paid, 1,000.00 from the vault, 70.00 to the table.
  const now = await desk();
  expect(now.drawer?.expected).toBe(500_000 + 30_000 - 12_000 + 100_000 - 7000);
  expect(now.drawer?.slips.map(({ cash }) => cash)).toEqual([-7000, 100_000, 0, -12_000, 30_000]);
  const pieces = [
    { value: 10_000, pieces: 61 },
    { value: 1000, pieces: 1 },
  ];
  const closed = drawer.parse((await post(`drawers/${now.drawer?.id}/counts`, { pieces })).body);
  expect(closed.closed).toMatchObject({ difference: 0, second: null });
  expect((await post('slips', { op: newOp(), kind: 'from-vault', amount: 1 })).body).toMatchObject({
    error: { code: 'no-drawer' },
  });
});

test('whoever prints a paper is told the names on it, though a cashier may not read who works here', async () => {
  const { cashier, one, registry, url } = await house();
  const { desk, token } = await cashier(one);
  const id = (await desk()).drawer?.cashier ?? '';
  await registry.database.query('update staff set name = $2 where id = $1', [id, 'Casey Cashier']);
  expect((await desk()).people).toContainEqual({ id, name: 'Casey Cashier' });
  expect((await ask(`${url}/api/staff`, { token })).status).toBe(403);
});

test('one instrument at two windows at once: exactly one pays, and both drawers know it', async () => {
  const { cashier, one, two, cashOut } = await house();
  const windows = [await cashier(one), await cashier(two)];
  for (let race = 0; race < 5; race += 1) {
    const number = await cashOut(4000);
    const told = await Promise.all(
      windows.map(({ slip }) => slip({ op: newOp(), kind: 'redeem', number })),
    );
    expect(told.map(({ slip: { state } }) => state).toSorted()).toEqual(['done', 'refused']);
  }
  const sums = await Promise.all(windows.map(async ({ desk }) => (await desk()).drawer?.expected));
  expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBe(2 * 500_000 - 5 * 4000);
});

test('the same press repeated pays once, whatever became of the first answer', async () => {
  const { cashier, one, cashOut, database: pool } = await house();
  const { slip, desk, post } = await cashier(one);
  const number = await cashOut(9000);
  const body = { op: newOp(), kind: 'redeem', number };
  await slip(body);
  // As if the floor had died between the table's word and the slip's.
  await pool.query(`update cage_slips set stage = 'asked' where op = $1`, [body.op]);
  const { drawer: open } = await desk();
  expect(open).toMatchObject({ expected: 491_000, slips: [{ state: 'done', cash: -9000 }] });
  const repeated = await slip(body);
  expect(repeated).toMatchObject({ answer: { type: 'repeated' }, slip: { cash: -9000 } });
  expect((await desk()).drawer?.expected).toBe(491_000);
  const other = await post('slips', { ...body, number: await cashOut(1000) });
  expect(other.body).toMatchObject({ error: { code: 'operation-used', field: 'op' } });
});

test('no cashier moves cash beside a drawer, over whichever door', async () => {
  const { cashier, url, table, terminal } = await house();
  const { token, post } = await cashier(null);
  const command = { type: 'BuyCredit', terminal, amount: 100 };
  const address = `${url}/api/tables/${table.id}/commands`;
  const direct = await ask(address, { token, body: { op: newOp(), command } });
  expect(direct.body).toMatchObject({ answer: { refusal: { code: 'not-authorised' } } });
  const bought = await post('buy', { op: newOp(), terminal, amount: 100 });
  expect([bought.status, bought.body]).toMatchObject([409, { error: { code: 'no-drawer' } }]);
});

test('a slip stands for what it says and for whoever wrote it, and for no other cash', async () => {
  const { cashier, one, two, url, table, terminal, cashOut, registry } = await house();
  const { token, slip } = await cashier(one);
  const other = await cashier(two);
  const address = `${url}/api/tables/${table.id}/commands`;
  const give = async (by: string, op: string, command: object) =>
    (await ask(address, { token: by, body: { op, command } })).body;
  const refused = { answer: { refusal: { code: 'not-authorised' } } };
  const number = await cashOut(60_000);
  const redeem = { type: 'RedeemInstrument', number, terminal: null };
  // Money of the house asks no table, so its operation was free for anything.
  const ofHouse = newOp();
  await slip({ op: ofHouse, kind: 'from-vault', amount: 1 });
  const credit = { type: 'BuyCredit', terminal, amount: 900_000 };
  expect(await give(token, ofHouse, credit)).toMatchObject(refused);
  expect(await give(token, ofHouse, redeem)).toMatchObject(refused);
  const paid = newOp();
  await slip({ op: paid, kind: 'redeem', number });
  expect(await give(other.token, paid, redeem)).toMatchObject(refused);
  // Nor does anybody above them pay an instrument out of no drawer.
  const manager = await staffToken(registry, 'shift-manager');
  const more = { ...redeem, number: await cashOut(50_000) };
  expect(await give(manager.token, newOp(), more)).toMatchObject(refused);
  const atCage = await ask(`${url}/api/cage/redeem`, {
    token: manager.token,
    body: { op: newOp(), number: more.number },
  });
  expect(atCage.body).toMatchObject({ error: { code: 'no-drawer' } });
});

test('notes that are brought to the vault leave a drawer when somebody else has seen them', async () => {
  const { cashier, one, registry, url } = await house();
  const { slip, desk } = await cashier(one);
  const op = newOp();
  const told = await slip({ op, kind: 'to-vault', amount: 5000 });
  expect(told.slip).toMatchObject({ state: 'waiting', cash: 0 });
  expect((await desk()).drawer?.expected).toBe(500_000);
  const { token } = await staffToken(registry, 'pit-supervisor');
  await ask(`${url}/api/cage/slips/${op}/second`, { token, body: { agrees: true } });
  expect((await desk()).drawer?.expected).toBe(495_000);
});

test('above the limit of the house somebody else has to agree before anything moves', async () => {
  const { cashier, one, cashOut, registry, url } = await house(10_000);
  const { slip, desk, token } = await cashier(one);
  const body = { op: newOp(), kind: 'redeem', number: await cashOut(10_001) };
  expect(await slip(body)).toMatchObject({ answer: null, slip: { state: 'waiting', cash: 0 } });
  expect(await slip(body)).toMatchObject({ answer: null, slip: { state: 'waiting' } });
  const second = await staffToken(registry, 'pit-supervisor');
  const agree = (by: string) =>
    ask(`${url}/api/cage/slips/${body.op}/second`, { token: by, body: { agrees: true } });
  expect((await agree(token)).status).toBe(403);
  expect((await agree(second.token)).body).toMatchObject({ state: 'agreed', second: second.id });
  expect((await agree(second.token)).status).toBe(404);
  expect(await slip(body)).toMatchObject({ slip: { state: 'done', cash: -10_001 } });
  expect((await desk()).waiting).toEqual([]);
  // At the limit nobody is asked.
  const small = { op: newOp(), kind: 'redeem', number: await cashOut(10_000) };
  expect(await slip(small)).toMatchObject({ slip: { state: 'done' } });
});

test('a payment by hand moves when a second person agrees, through the drawer that asked for it', async () => {
  const { cashier, one, terminal, registry, url, table } = await house();
  const { slip, desk, token } = await cashier(one);
  const asked = async (amount: number) => {
    const body = { op: newOp(), kind: 'hand', terminal, amount };
    expect(await slip(body)).toMatchObject({ slip: { state: 'requested', cash: 0 } });
    return body.op;
  };
  const op = await asked(25_000);
  expect((await desk()).waiting).toMatchObject([{ op, state: 'requested' }]);
  const second = await staffToken(registry, 'pit-supervisor');
  const decide = (by: string, about: string, agrees: boolean) =>
    ask(`${url}/api/cage/slips/${about}/second`, { token: by, body: { agrees } });
  expect((await decide(token, op, true)).status).toBe(403);
  expect((await decide(second.token, op, true)).body).toMatchObject({
    state: 'done',
    cash: -25_000,
    second: second.id,
  });
  expect(await desk()).toMatchObject({ waiting: [], drawer: { expected: 475_000 } });
  const refused = await asked(5000);
  expect((await decide(second.token, refused, false)).body).toMatchObject({ state: 'rejected' });
  expect((await desk()).drawer?.expected).toBe(475_000);
  // Nothing of it lies in the box of the table.
  const { body } = await ask(`${url}/api/cage/drops`, { token });
  expect(body).toMatchObject({
    tables: expect.arrayContaining([{ table: table.id, expected: 1_000_000 }]),
  });
});

test('who waits for cash stands at the cage until it is paid', async () => {
  const { cashier, one, terminal, registry, url, table } = await house();
  const { slip, desk } = await cashier(one);
  const player = await terminalToken(registry, terminal);
  const call = (body: object) => ask(`${url}/api/attendant`, { token: player, body });
  await call({ call: true, reason: 'hand-pay', amount: 60_000 });
  const mine = async () =>
    (await desk()).handPayments.filter((payment) => payment.terminal === terminal);
  expect(await mine()).toMatchObject([
    { terminal, table: table.id, amount: 60_000, answeredAt: null },
  ]);
  const body = { op: newOp(), kind: 'hand', terminal, amount: 60_000 };
  expect(await slip(body)).toMatchObject({ slip: { state: 'requested' } });
  expect(await mine()).toHaveLength(1);
  const second = await staffToken(registry, 'pit-supervisor');
  await ask(`${url}/api/cage/slips/${body.op}/second`, {
    token: second.token,
    body: { agrees: true },
  });
  expect(await mine()).toEqual([]);
  const own = await ask(`${url}/api/terminals/me`, { token: player });
  expect(own.body).toMatchObject({ attendantCalledAt: null, waiting: null });
  // Whoever asks for somebody, and not for cash, goes on waiting.
  await call({ call: true, reason: 'help' });
  const again = { op: newOp(), kind: 'hand', terminal, amount: 100 };
  await slip(again);
  await ask(`${url}/api/cage/slips/${again.op}/second`, {
    token: second.token,
    body: { agrees: true },
  });
  const still = await ask(`${url}/api/terminals/me`, { token: player });
  expect(still.body).toMatchObject({ waiting: { reason: 'help' } });
});

test('what is kept for somebody who left is paid once, by two people, and a debt is collected into the drawer', async () => {
  const { cashier, one, terminal, registry, url, table } = await house();
  const { slip, desk, post, token } = await cashier(one);
  const player = await terminalToken(registry, terminal);
  const command = { type: 'EndVisit', terminal };
  const left = await ask(`${url}/api/tables/${table.id}/commands`, {
    token: player,
    body: { op: newOp(), command },
  });
  expect(left.body).toMatchObject({ answer: { type: 'accepted' } });
  const mine = async () => (await desk()).due.filter((each) => each.table === table.id);
  // The terminal was seated with 10,000.00 bought at the table.
  const [kept] = await mine();
  expect(kept).toMatchObject({ amount: 1_000_000 });
  const visit = kept?.visit ?? '';
  const body = { op: newOp(), kind: 'claim', table: table.id, visit, amount: 300_000 };
  expect(await slip(body)).toMatchObject({ slip: { state: 'requested', cash: 0 } });
  const second = await staffToken(registry, 'pit-supervisor');
  const agreed = await ask(`${url}/api/cage/slips/${body.op}/second`, {
    token: second.token,
    body: { agrees: true },
  });
  expect(agreed.body).toMatchObject({ state: 'done', cash: -300_000, terminal: visit });
  expect(await mine()).toMatchObject([{ amount: 700_000 }]);
  expect((await desk()).drawer?.expected).toBe(200_000);
  // Nothing of it was taken from the box of the table.
  const boxes = await ask(`${url}/api/cage/drops`, { token });
  expect(boxes.body).toMatchObject({
    tables: expect.arrayContaining([{ table: table.id, expected: 1_000_000 }]),
  });
  const debt = { op: newOp(), kind: 'collect', table: table.id, visit, amount: 1 };
  expect(await slip(debt)).toMatchObject({ slip: { state: 'refused', cash: 0 } });
  const nul = await post('slips', { ...debt, op: newOp(), visit: 'a\0b' });
  expect([nul.status, nul.body]).toMatchObject([400, { error: { field: 'visit' } }]);
});

test('credit of a terminal that sits nowhere is paid out at the table the cashier names, once two agree', async () => {
  const { cashier, one, two, terminal, registry, url, table } = await house();
  const [{ slip, desk, post }, other] = [await cashier(one), await cashier(two)];
  const player = await terminalToken(registry, terminal);
  await ask(`${url}/api/tables/${table.id}/commands`, {
    token: player,
    body: { op: newOp(), command: { type: 'ReleaseTerminal', terminal } },
  });
  const left = async () => (await desk()).left.filter((each) => each.terminal === terminal);
  expect(await left()).toEqual([{ terminal, amount: 1_000_000 }]);
  const asked = { kind: 'hand', terminal, amount: 300_000 };
  const nowhere = await post('slips', { ...asked, op: newOp() });
  expect([nowhere.status, nowhere.body]).toMatchObject([409, { error: { code: 'not-seated' } }]);
  const unknown = await post('slips', { ...asked, op: newOp(), table: 'NONE' });
  expect([unknown.status, unknown.body]).toMatchObject([404, { error: { field: 'table' } }]);
  expect(await left()).toHaveLength(1);
  // Two windows at once: the terminal sits down once, and each waits for a second person.
  const bodies = [one, two].map(() => ({ ...asked, op: newOp(), table: table.id }));
  const told = await Promise.all(bodies.map((body, at) => (at ? other.slip : slip)(body)));
  expect(told.map(({ slip: { state } }) => state)).toEqual(['requested', 'requested']);
  expect(await left()).toEqual([]);
  const second = await staffToken(registry, 'pit-supervisor');
  const agreed = await ask(`${url}/api/cage/slips/${bodies[0]?.op}/second`, {
    token: second.token,
    body: { agrees: true },
  });
  expect(agreed.body).toMatchObject({ state: 'done', cash: -300_000, table: table.id });
  expect((await desk()).drawer?.expected).toBe(200_000);
  expect((await other.desk()).drawer?.expected).toBe(500_000);
  // The other window still waits for this table; once that is answered nobody sits there, and the rest lies nowhere again.
  expect(await left()).toEqual([]);
  await ask(`${url}/api/cage/slips/${bodies[1]?.op}/second`, {
    token: second.token,
    body: { agrees: false },
  });
  expect(await left()).toEqual([{ terminal, amount: 700_000 }]);
  // It can be brought and paid again; of somebody who has sat down there meanwhile nothing is taken away.
  const again = { ...asked, amount: 100_000, op: newOp(), table: table.id };
  expect(await slip({ ...again })).toMatchObject({ slip: { state: 'requested' } });
  await other.slip({ op: newOp(), kind: 'sell', terminal, amount: 1000 });
  await ask(`${url}/api/cage/slips/${again.op}/second`, {
    token: second.token,
    body: { agrees: false },
  });
  expect(await left()).toEqual([]);
});

test('a drawer that does not agree is counted twice, closed by a shift manager, and named by the day', async () => {
  const { cashier, one, registry, url } = await house();
  const { post, desk } = await cashier(one);
  const id = (await desk()).drawer?.id ?? '';
  const short = { pieces: [{ value: 10_000, pieces: 49 }] };
  const { token } = await staffToken(registry, 'shift-manager');
  const close = () =>
    ask(`${url}/api/cage/drawers/${id}/close`, { token, body: { reason: 'One note short.' } });
  const first = drawer.parse((await post(`drawers/${id}/counts`, short)).body);
  expect(first).toMatchObject({ closed: null, counts: [{ counted: 490_000, expected: 500_000 }] });
  expect((await close()).body).toMatchObject({ error: { code: 'count-again' } });
  await post(`drawers/${id}/counts`, short);
  const closed = drawer.parse((await close()).body);
  expect(closed.closed).toMatchObject({ difference: -10_000, reason: 'One note short.' });
  const { running } = daysBody.parse((await ask(`${url}/api/days`, { token })).body);
  const day = dayBody.parse((await ask(`${url}/api/days/${running}`, { token })).body);
  expect(day.differences).toContainEqual({
    check: 'drawers-counted',
    where: `drawer ${id}`,
    expected: 500_000,
    found: 490_000,
    difference: -10_000,
  });
  const unknown = await post('drawers', { window: one, pieces: [{ value: 3, pieces: 1 }] });
  expect(unknown.body).toMatchObject({ error: { code: 'unknown-note', field: 'pieces' } });
});

test('the box of a table holds what was bought there and not at the cage; two people count it', async () => {
  const { cashier, one, terminal, table, url, registry } = await house();
  const { slip, token, post } = await cashier(one);
  await slip({ op: newOp(), kind: 'sell', terminal, amount: 5000 });
  await slip({ op: newOp(), kind: 'fill', table: table.id, amount: 20_000 });
  await slip({ op: newOp(), kind: 'credit', table: table.id, amount: 500 });
  const boxes = async () => (await ask(`${url}/api/cage/drops`, { token })).body;
  // The terminal was seated with 10,000.00 bought at the table.
  expect(await boxes()).toMatchObject({
    tables: expect.arrayContaining([{ table: table.id, expected: 1_019_500 }]),
  });
  const op = newOp();
  const pieces = [
    { value: 10_000, pieces: 101 },
    { value: 1000, pieces: 9 },
  ];
  expect((await post('drops', { op, table: table.id, pieces })).body).toMatchObject({
    state: 'waiting',
    counted: 1_019_000,
  });
  expect((await post(`drops/${op}/second`, { agrees: true })).status).toBe(403);
  const second = await staffToken(registry, 'pit-supervisor');
  const agreed = await ask(`${url}/api/cage/drops/${op}/second`, {
    token: second.token,
    body: { agrees: true },
  });
  expect(agreed.body).toMatchObject({ state: 'done', expected: 1_019_500, second: second.id });
  expect(await boxes()).toMatchObject({
    tables: expect.arrayContaining([{ table: table.id, expected: 0 }]),
  });
});
