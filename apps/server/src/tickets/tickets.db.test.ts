import { money } from '@baize/exact';
import {
  cageBody,
  commandBody,
  ticketAnswerBody,
  ticketBody,
  ticketsBody,
} from '@baize/protocol/http';
import { playerView } from '@baize/table';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { cageFloor } from '../testing/cage-floor.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';

const database = await testDatabase();

/** A cage, and a player whose tickets nobody has confirmed. */
async function floor() {
  const app = await cageFloor(database);
  const { terminal, table, url, registry } = app;
  const player = await terminalToken(registry, terminal);
  const supervisor = (await staffToken(registry, 'pit-supervisor')).token;
  const give = async (token: string, command: object, op = newOp()) => {
    const address = `${url}/api/tables/${table.id}/commands`;
    return commandBody.parse((await ask(address, { token, body: { op, command } })).body).answer;
  };
  const own = () => playerView(table.state(), terminal, Date.now());
  const cashOut = async (amount: number) => {
    const answer = await give(player, { type: 'CashOut', terminal, amount });
    const { ticket } = own();
    if (answer.type !== 'accepted' || !ticket) throw new Error(JSON.stringify(answer));
    return ticket;
  };
  const doubt = (ticket: string) =>
    give(player, { type: 'DoubtTicket', terminal, ticket, says: 'no-ticket' });
  const agree = (request: string | undefined) =>
    give(supervisor, { type: 'ApproveRequest', request });
  const redeem = async (token: string, number: string) => {
    const body = { op: newOp(), number };
    return (await ask(`${url}/api/cage/redeem`, { token, body })).body;
  };
  return { ...app, player, supervisor, give, own, ticketOf: cashOut, doubt, agree, redeem };
}

const path = (ticket: string, deed = '') => `tickets/${encodeURIComponent(ticket)}${deed}`;

test('[baize-floor#ticket-life] a ticket nobody has confirmed is found by terminal, time and amount', async () => {
  const { ticketOf, terminal, url, registry } = await floor();
  const { token } = await staffToken(registry, 'cashier');
  const found = async (query: string) =>
    ticketsBody.parse((await ask(`${url}/api/tickets${query}`, { token })).body);
  const { ticket, number, since } = await ticketOf(40_000);
  const line = { ticket, last: number.slice(-4), amount: 40_000, status: 'issued', isOpen: true };
  const all = await found('');
  expect(all.tickets).toMatchObject([{ ...line, terminal, isSeated: true, decided: null }]);
  expect(all).toMatchObject({ count: 1, sum: 40_000 });
  expect(JSON.stringify(all)).not.toContain(number);
  const at = `terminal=${terminal}&from=${since}&to=${since + 1}`;
  const counts = [`?${at}`, `?${at}&amount=40000`, `?${at}&amount=43000&about=true`];
  for (const query of counts) expect((await found(query)).tickets).toMatchObject([line]);
  const none = ['?terminal=other', `?to=${since}`, '?amount=43000', '?amount=45000&about=true'];
  for (const query of none) expect((await found(query)).tickets).toEqual([]);
  const stranger = await terminalToken(registry, terminal);
  expect((await ask(`${url}/api/tickets`, { token: stranger })).status).toBe(403);
});

test('[baize-floor#second-person] two people issue it anew; its whole life tells who, when and why', async () => {
  const { ticketOf, doubt, url, registry, agree, own, redeem, terminal } = await floor();
  const cashier = await staffToken(registry, 'cashier');
  const { ticket, number } = await ticketOf(40_000);
  await doubt(ticket);
  expect(own().ticket).toMatchObject({
    status: 'in-doubt',
    number: `${'*'.repeat(14)}${number.slice(-4)}`,
  });
  const body = { op: newOp(), effect: 'reissue', reason: 'The printer has jammed.' };
  const decide = async () =>
    ticketAnswerBody.parse(
      (await ask(`${url}/api/${path(ticket, '/decide')}`, { token: cashier.token, body })).body,
    );
  const asked = await decide();
  const request = asked.answer.type === 'accepted' ? asked.answer.request : undefined;
  expect(asked.ticket).toMatchObject({ request: { id: request, effect: 'reissue', op: body.op } });
  // The same press asks nobody a second time.
  expect((await decide()).answer).toMatchObject({ type: 'repeated', request });
  expect((await agree(request)).type).toBe('accepted');
  const anew = own();
  expect(anew.ticket).toMatchObject({ status: 'issued', amount: 40_000 });
  expect(anew.decided).toMatchObject({ ticket, effect: 'reissue', newTicket: anew.ticket?.ticket });
  const { token } = await staffToken(registry, 'auditor');
  const told = ticketBody.parse((await ask(`${url}/api/${path(ticket)}`, { token })).body);
  expect(told.life.map(({ kind, by, asked: first, effect }) => [kind, by, first, effect])).toEqual([
    ['InstrumentPrepared', terminal, null, null],
    ['InstrumentIssued', terminal, null, null],
    ['InstrumentDoubted', terminal, null, null],
    ['ApprovalRequested', cashier.id, cashier.id, 'reissue'],
    ['InstrumentVoided', expect.any(String), cashier.id, 'reissue'],
  ]);
  expect(told.life.every(({ because }) => because.length > 0)).toBe(true);
  expect(told.ticket).toMatchObject({ status: 'void', decided: { effect: 'reissue' } });
  expect(JSON.stringify(told)).not.toContain(number);
  const late = cageBody.safeParse(await redeem(cashier.token, number));
  expect(late.success && late.data.answer.type).not.toBe('accepted');
});

test('[baize-floor#second-person] cash for a ticket in doubt leaves the drawer once, and no box of a table', async () => {
  const { ticketOf, doubt, url, cashier, one, supervisor, own } = await floor();
  const { token, desk, slip } = await cashier(one, [{ value: money(10_000), pieces: 9 }]);
  const { ticket } = await ticketOf(40_000);
  await doubt(ticket);
  const body = { op: newOp(), effect: 'cash', reason: 'Nothing came out.' };
  const press = async () =>
    (await ask(`${url}/api/${path(ticket, '/decide')}`, { token, body })).body;
  expect(ticketAnswerBody.parse(await press()).answer).toMatchObject({ type: 'accepted' });
  expect((await desk()).drawer?.expected).toBe(90_000);
  const drops = async () => (await ask(`${url}/api/cage/drops`, { token: supervisor })).body;
  const before = await drops();
  const second = `${url}/api/cage/slips/${body.op}/second`;
  expect((await ask(second, { token: supervisor, body: { agrees: true } })).body).toMatchObject({
    state: 'done',
    cash: -40_000,
    kind: 'ticket',
  });
  expect(await slip({ op: body.op, kind: 'ticket', ticket })).toMatchObject({
    slip: { state: 'done' },
  });
  expect((await desk()).drawer?.expected).toBe(50_000);
  expect(await drops()).toEqual(before);
  expect(own()).toMatchObject({ ticket: null, decided: { effect: 'cash', amount: 40_000 } });
});

test('[baize-floor#ticket-life] one of the staff takes a ticket for taken, with a reason; it stays payable', async () => {
  const { ticketOf, url, registry, own, cashier, one } = await floor();
  const { token, slip } = await cashier(one);
  const { ticket, number } = await ticketOf(5_000);
  const confirm = async (body: object) =>
    (await ask(`${url}/api/${path(ticket, '/confirm')}`, { token, body })).body;
  expect(await confirm({ op: newOp() })).toHaveProperty('error');
  const reason = 'The player showed it at the window.';
  expect(await confirm({ op: newOp(), reason })).toMatchObject({
    answer: { type: 'accepted' },
    ticket: { status: 'confirmed', isOpen: false, decided: { effect: 'confirmed' } },
  });
  expect(own().ticket).toBeNull();
  const auditor = await staffToken(registry, 'auditor');
  const list = ticketsBody.parse((await ask(`${url}/api/tickets`, { token: auditor.token })).body);
  expect(list.tickets.map((each) => each.ticket)).toContain(ticket);
  expect(await slip({ op: newOp(), kind: 'redeem', number })).toMatchObject({
    slip: { state: 'done', cash: -5_000 },
  });
});
