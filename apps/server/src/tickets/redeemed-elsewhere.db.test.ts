import type { Account } from '@baize/ledger';
import { commandBody } from '@baize/protocol/http';
import { playerView } from '@baize/table';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { confirmRedeemed } from '../floor/recovery/confirm-redeemed.ts';
import type { RunningTable } from '../tables/running-table.ts';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { staffToken, terminalToken } from '../testing/people.ts';
import { untilTable } from '../testing/quick-floor.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();
const AMOUNT = 40_000;
let floors = 0;

/** A ticket its player has not confirmed, and a terminal of another table that has its paper. */
async function floor() {
  floors += 1;
  const app = await testApp(database, { config: { property: 12 } });
  const { url, tables, registry } = app;
  const [own, other] = [`own-${floors}`, `other-${floors}`];
  const [table, elsewhere] = [
    await openDiceTable(tables, [own]),
    await openDiceTable(tables, [other]),
  ];
  const player = await terminalToken(registry, own);
  const finder = await terminalToken(registry, other);
  const cashier = (await staffToken(registry, 'cashier')).token;
  const supervisor = (await staffToken(registry, 'pit-supervisor')).token;
  const give = async (token: string, command: object, at = table) => {
    const body = { op: newOp(), command };
    const asked = await ask(`${url}/api/tables/${at.id}/commands`, { token, body });
    return commandBody.parse(asked.body).answer;
  };
  const view = () => playerView(table.state(), own, Date.now());
  await give(player, { type: 'CashOut', terminal: own, amount: AMOUNT });
  const { ticket } = view();
  if (!ticket) throw new Error('A cash-out leaves a ticket.');
  const about = { terminal: own, ticket: ticket.ticket };
  return {
    ...app,
    table,
    view,
    atCage: async () =>
      (
        await ask(`${url}/api/cage/redeem`, {
          token: cashier,
          body: { op: newOp(), number: ticket.number },
        })
      ).body,
    doubt: () => give(player, { type: 'DoubtTicket', ...about, says: 'no-ticket' }),
    cashOut: () => give(player, { type: 'CashOut', terminal: own, amount: AMOUNT }),
    confirm: () => give(player, { type: 'ConfirmTicket', ...about }),
    decide: (effect: string) =>
      give(cashier, { type: 'DecideTicket', ...about, amount: AMOUNT, effect, reason: 'Lost.' }),
    agree: (request: string | undefined) => give(supervisor, { type: 'ApproveRequest', request }),
    redeem: () =>
      give(finder, { type: 'RedeemInstrument', number: ticket.number, terminal: other }, elsewhere),
    money: () => moneyAt([table, elsewhere], own, other),
  };
}

/** What both terminals have, what tickets are worth and what is held, over both tables. */
function moneyAt(tables: readonly RunningTable[], own: string, other: string): readonly number[] {
  const sum = (account: Account) =>
    tables
      .map((each) => Number(each.state().balances.get(account) ?? 0))
      .reduce((one, another) => one + another, 0);
  const accounts = [`credit:${own}`, `credit:${other}`, 'instruments', `held:${own}`] as const;
  return accounts.map(sum);
}

const PAID_ONCE = [960_000, 1_040_000, 0, 0];
const refused = (code: string) => ({ type: 'refused', refusal: { code } });

test('[baize-floor#ticket-life] a ticket paid at another table is neither doubted nor decided at its own', async () => {
  const { doubt, decide, redeem, money, confirm, cashOut } = await floor();
  expect((await redeem()).type).toBe('accepted');
  expect(await doubt()).toMatchObject(refused('instrument-not-payable'));
  for (const effect of ['reissue', 'cash', 'credit']) {
    expect(await decide(effect)).toMatchObject(refused('instrument-not-payable'));
  }
  expect(money()).toEqual(PAID_ONCE);
  expect((await confirm()).type).toBe('accepted');
  expect((await cashOut()).type).toBe('accepted');
});

test.for(['reissue', 'cash', 'credit'])(
  '[baize-floor#second-person] %s, asked for before the ticket was paid at another table, is not agreed to after',
  async (effect) => {
    const { decide, agree, redeem, money } = await floor();
    const asked = await decide(effect);
    const request = asked.type === 'accepted' ? asked.request : undefined;
    expect(request).toBeDefined();
    expect((await redeem()).type).toBe('accepted');
    expect((await agree(request)).type).toBe('refused');
    expect(money()).toEqual(PAID_ONCE);
  },
);

test('[baize-floor#ticket-life] paid at another table and doubted at its own at once, one of them stands', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { doubt, redeem, money } = await floor();
    const answers = await Promise.all(time % 2 === 0 ? [doubt(), redeem()] : [redeem(), doubt()]);
    expect(answers.filter(({ type }) => type === 'accepted')).toHaveLength(1);
    expect([PAID_ONCE, [960_000, 1_000_000, 0, AMOUNT]]).toContainEqual(money());
  }
});

test('[baize-floor#ticket-life] the floor confirms a ticket that was paid at another table', async () => {
  const { tables, table, view, redeem, money, cashOut } = await floor();
  const pool = database.pool();
  const stop = confirmRedeemed({ pool, tables, log: pino({ level: 'silent' }), every: 5 });
  const confirmed = untilTable(table, ({ tickets }) =>
    [...tickets.values()].every(({ open }) => !open),
  );
  expect((await redeem()).type).toBe('accepted');
  await confirmed;
  stop();
  await pool.end();
  expect([view().ticket, money()]).toEqual([null, PAID_ONCE]);
  expect((await cashOut()).type).toBe('accepted');
});

test('[baize-floor#ticket-life] a ticket paid at the cage is no longer open at its terminal', async () => {
  const { view, atCage, doubt, cashOut } = await floor();
  expect(await atCage()).toMatchObject({ answer: { type: 'accepted' } });
  expect(view().ticket).toBeNull();
  expect(await doubt()).toMatchObject(refused('unknown-instrument'));
  expect((await cashOut()).type).toBe('accepted');
});
