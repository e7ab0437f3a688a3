import { type Money, money } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { type Actor, type Command, openTicketOf, type TableConfig } from '@baize/table';
import type { RunningTable, TableAnswer, TableRequest } from '../tables/running-table.ts';

export const manager: Actor = { kind: 'staff', id: 'manager', position: 'shift-manager' };
export const dealer: Actor = { kind: 'staff', id: 'dealer', position: 'dealer' };
export const cashier: Actor = { kind: 'staff', id: 'cashier', position: 'cashier' };

/** A table on which nothing stands in the way of a bet. */
export function diceConfig(table: string): TableConfig {
  return {
    table,
    game: 'rws-sic-bo-2021/b',
    readings: DEFAULT_READINGS,
    houseTable: null,
    unit: money(2),
    limits: { default: { minimum: money(100), maximum: money(1_000_000_000) }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 10,
  };
}

let operations = 0;

export function newOp(): string {
  operations += 1;
  return `op-${process.pid}-${operations}`;
}

export function asking(by: Actor, command: TableRequest['command'], op = newOp()): TableRequest {
  return { op, by, command };
}

export function betting(
  terminal: string,
  bet: string,
  stake: Money,
  op = newOp(),
): TableRequest & { readonly command: Command } {
  const command: Command = { type: 'PlaceBet', terminal, bet, stake };
  return { op, by: { kind: 'terminal', id: terminal }, command };
}

/** Gives an order that must be accepted. */
export async function submitAccepted(table: RunningTable, by: Actor, command: Command) {
  const answer = await table.submit(asking(by, command));
  if (answer.type !== 'accepted') throw new Error(`${command.type}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A player says that they have the ticket they were just given. */
export async function takeTicket(table: RunningTable, terminal: string): Promise<void> {
  const ticket = openTicketOf(table.state(), terminal)?.ticket ?? '';
  const by: Actor = { kind: 'terminal', id: terminal };
  await submitAccepted(table, by, { type: 'ConfirmTicket', terminal, ticket });
}

/** Configures and opens a table, seats terminals with credit at it, and opens the bets. */
export async function prepareTable(
  table: RunningTable,
  terminals: readonly string[],
  credit: Money = money(1_000_000),
): Promise<void> {
  await submitAccepted(table, manager, { type: 'ConfigureTable', config: diceConfig(table.id) });
  await submitAccepted(table, manager, { type: 'OpenTable' });
  await Promise.all(terminals.map((terminal) => seatWithCredit(table, terminal, credit)));
  await submitAccepted(table, dealer, { type: 'OpenBets' });
}

export async function seatWithCredit(
  table: RunningTable,
  terminal: string,
  credit: Money,
): Promise<void> {
  const none = money(0);
  await submitAccepted(table, manager, {
    type: 'SeatTerminal',
    terminal,
    credit: none,
    seatedAt: null,
  });
  await submitAccepted(table, cashier, { type: 'BuyCredit', terminal, amount: credit });
}

/** From "No more bets" to the end of the round. */
export async function finishRound(
  table: RunningTable,
  dice: readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6],
): Promise<void> {
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice, flat: true });
}

export function typesOf(answers: readonly TableAnswer[]): readonly string[] {
  return answers.map(({ type }) => type);
}
