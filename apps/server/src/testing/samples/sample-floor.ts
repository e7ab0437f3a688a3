import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Actor } from '@baize/table';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import {
  betting,
  dealer,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../dice-table.ts';
import { playCards } from '../played-cards.ts';
import { playFloor } from '../played-floor.ts';

/** What a version says of its own record, on the paper that lies beside the copy. */
export const PAPER = z.strictObject({
  balances: z.record(z.string(), z.record(z.string(), z.int())),
  rounds: z.record(z.string(), z.int()),
  instruments: z.record(z.string(), z.strictObject({ amount: z.int(), status: z.string() })),
  terminals: z.record(
    z.string(),
    z.strictObject({ table: z.string().nullable(), credit: z.int() }),
  ),
  verified: z.record(z.string(), z.int()),
});

export type Paper = z.infer<typeof PAPER>;

/** Dice and cards, an instrument paid elsewhere, a terminal that moved, a result corrected by two, and rounds left open. */
export async function playSample(tables: Tables, pool: Pool): Promise<void> {
  await playFloor(tables, pool);
  await playCards(tables);
  await playCorrected(await tables.open('corrected'));
}

/** A round that was registered wrong and corrected by two people, and one left open with 400 of 5,350 on Big. */
async function playCorrected(table: RunningTable): Promise<void> {
  const dan: Actor = { kind: 'terminal', id: 'dan' };
  await prepareTable(table, ['dan'], money(5000));
  const first = table.state().round?.id ?? '';
  await table.submit(betting('dan', 'small', money(600)));
  // 4-5-6 is Big: the bet on Small is lost until somebody looks again and sees 1-2-3.
  await finishRound(table, [4, 5, 6]);
  const seen = { incident: 'wrong-result-registered', rounds: [first], dice: [1, 2, 3] } as const;
  await submitAccepted(table, dealer, { type: 'ReportIncident', ...seen });
  const [request = ''] = table.state().approvals.keys();
  await submitAccepted(table, manager, { type: 'ApproveRequest', request });
  await submitAccepted(table, dan, { type: 'GiveTip', terminal: 'dan', amount: money(250) });
  await submitAccepted(table, dealer, { type: 'OpenBets' });
  await table.submit(betting('dan', 'big', money(400)));
}

/** What tables hold in memory, and what the database says of everything that passes between them. */
export async function writePaper(tables: Tables, pool: Pool): Promise<Paper> {
  const { rows } = await pool.query<{ id: string }>(
    'select table_id as id from streams order by 1',
  );
  const opened = await Promise.all(rows.map(({ id }) => tables.open(id)));
  const [balances, rounds]: [Paper['balances'], Paper['rounds']] = [{}, {}];
  for (const table of opened) {
    const state = table.state();
    const held = [...state.balances].filter(([, amount]) => amount !== 0);
    if (held.length > 0) balances[table.id] = Object.fromEntries(held);
    rounds[table.id] = state.roundNumber;
  }
  const { instruments, terminals } = await figuresIn(pool);
  await tables.close();
  const { finding, counts } = await verifyFloor(pool, { library: SHIPPED });
  if (finding) throw new Error(JSON.stringify(finding));
  const { checkpoints, tables: number, rows: read, events, virtualResults, postings } = counts;
  const verified = { tables: number, rows: read, events, rounds: counts.rounds, virtualResults };
  return {
    balances,
    rounds,
    instruments,
    terminals,
    verified: { ...verified, postings, checkpoints },
  };
}

const FIGURES = PAPER.pick({ balances: true, instruments: true, terminals: true });

/** The same figures, as the database has them. */
export async function figuresIn(pool: Pool): Promise<z.infer<typeof FIGURES>> {
  const { rows } = await pool.query(`select
    (select jsonb_object_agg(table_id, accounts) from (
       select table_id, jsonb_object_agg(account, amount) as accounts
       from balances group by table_id) as by_table) as balances,
    (select jsonb_object_agg(number, jsonb_build_object('amount', amount, 'status', status))
       from instruments) as instruments,
    (select jsonb_object_agg(id, jsonb_build_object('table', table_id, 'credit', credit))
       from terminals) as terminals`);
  return FIGURES.parse(rows[0]);
}
