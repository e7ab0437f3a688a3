import { money } from '@baize/exact';
import type { Actor } from '@baize/table';
import { readSeat } from '../store/floor-knowledge.ts';
import type { Queryable } from '../store/journal-row.ts';
import type { RunningTable, TableAnswer } from '../tables/running-table.ts';
import {
  asking,
  betting,
  dealer,
  finishRound,
  manager,
  prepareTable,
  seatWithCredit,
  submitAccepted,
  takeTicket,
} from './dice-table.ts';

const NEVER = 9_000_000_000_000;
const PLAYER = 'dan';
const dan: Actor = { kind: 'terminal', id: PLAYER };

/**
 * A terminal wins 500.00 with a stake of as much and cashes out both; then two people find that it had lost. So its
 * credit is nothing and it owes 1,000.00 at the first table, where another player has credit too.
 */
export async function oweAfterCorrection(table: RunningTable): Promise<void> {
  await prepareTable(table, [PLAYER], money(50_000));
  await seatWithCredit(table, 'eve', money(30_000));
  await table.submit(betting(PLAYER, 'small', money(50_000)));
  await finishRound(table, [1, 2, 4]);
  const number = '200000000000000001';
  const out = { terminal: PLAYER, amount: money(100_000), number, expiresAt: NEVER };
  await submitAccepted(table, dan, { type: 'CashOut', ...out });
  await takeTicket(table, PLAYER);
  const round = `${table.id}-1`;
  const seen = { incident: 'wrong-result-registered', rounds: [round], dice: [6, 6, 5] } as const;
  await submitAccepted(table, dealer, { type: 'ReportIncident', ...seen });
  const [request = ''] = table.state().approvals.keys();
  await submitAccepted(table, manager, { type: 'ApproveRequest', request });
}

/** The player alone leaves the table, and sits down at another with whatever the floor says was carried along. */
export async function moveDebtor(
  from: RunningTable,
  to: RunningTable,
  database: Queryable,
): Promise<void> {
  await submitAccepted(from, dan, { type: 'ReleaseTerminal', terminal: PLAYER });
  const answer = await to.submit(
    asking(dan, async () => {
      const seat = await readSeat(database, PLAYER);
      return { type: 'SeatTerminal', terminal: PLAYER, ...seat };
    }),
  );
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
}

/** The player asks for an instrument over the 1,000.00 that they owe elsewhere. */
export function takeWhatIsOwed(table: RunningTable): Promise<TableAnswer> {
  const number = '200000000000000002';
  const out = { terminal: PLAYER, amount: money(100_000), number, expiresAt: NEVER };
  return table.submit(asking(dan, { type: 'CashOut', ...out }));
}
