import { type Money, money } from '@baize/exact';
import type { Registry } from './registry.ts';

/** A player who waits for somebody. */
export interface Waiting {
  readonly calledAt: number;
  readonly reason: 'help' | 'hand-pay';
  /** What is to be paid by hand; null for other help. */
  readonly amount: Money | null;
  /** When somebody said that they are on the way; null until then. */
  readonly answeredAt: number | null;
}

interface WaitingRow {
  readonly terminal: string;
  readonly called_at: string;
  readonly reason: Waiting['reason'] | null;
  readonly amount: string | null;
  readonly answered_at: string | null;
}

/** Who of these terminals waits, and for what; those that do not are not in it. */
export async function attendantCalls(
  { database }: Registry,
  terminals: readonly string[],
): Promise<ReadonlyMap<string, Waiting>> {
  const { rows } = await database.query<WaitingRow>(
    `select c.terminal, c.called_at, w.reason, w.amount, w.answered_at
     from attendant_calls c left join waiting_players w using (terminal)
     where c.terminal = any($1)`,
    [terminals],
  );
  return new Map(
    rows.map(({ terminal, called_at, reason, amount, answered_at }) => [
      terminal,
      {
        calledAt: Number(called_at),
        reason: reason ?? 'help',
        amount: amount === null ? null : money(Number(amount)),
        answeredAt: answered_at === null ? null : Number(answered_at),
      },
    ]),
  );
}

/**
 * A call stands until somebody has come, over any restart; a second one does not make it younger, but says for what
 * it is now.
 */
export async function callAttendant(
  { database, now }: Registry,
  terminal: string,
  { reason, amount }: Pick<Waiting, 'reason' | 'amount'>,
): Promise<void> {
  await database.query(
    'insert into attendant_calls (terminal, called_at) values ($1, $2) on conflict do nothing',
    [terminal, now()],
  );
  await database.query(
    `insert into waiting_players (terminal, reason, amount) values ($1, $2, $3)
     on conflict (terminal) do update set reason = $2, amount = $3`,
    [terminal, reason, amount],
  );
}

/** Somebody is on the way; the first who says so stays the one. False where nobody waits. */
export async function answerAttendantCall(
  { database, now }: Registry,
  terminal: string,
  by: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into waiting_players (terminal, reason, answered_at, answered_by)
     select terminal, 'help', $2, $3 from attendant_calls where terminal = $1
     on conflict (terminal) do update set
       answered_at = coalesce(waiting_players.answered_at, $2),
       answered_by = coalesce(waiting_players.answered_by, $3)`,
    [terminal, now(), by],
  );
  return (rowCount ?? 0) > 0;
}

export async function endAttendantCall({ database }: Registry, terminal: string): Promise<void> {
  await database.query('delete from waiting_players where terminal = $1', [terminal]);
  await database.query('delete from attendant_calls where terminal = $1', [terminal]);
}
