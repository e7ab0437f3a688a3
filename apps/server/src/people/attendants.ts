import type { Registry } from './registry.ts';

/** When each of these terminals began to call for somebody; those that do not are not in it. */
export async function attendantCalls(
  { database }: Registry,
  terminals: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ readonly terminal: string; readonly called_at: string }>(
    'select terminal, called_at from attendant_calls where terminal = any($1)',
    [terminals],
  );
  return new Map(rows.map((row) => [row.terminal, Number(row.called_at)]));
}

/** A call stands until somebody has come, over any restart; a second one does not make it younger. */
export async function callAttendant({ database, now }: Registry, terminal: string): Promise<void> {
  await database.query(
    'insert into attendant_calls (terminal, called_at) values ($1, $2) on conflict do nothing',
    [terminal, now()],
  );
}

export async function endAttendantCall({ database }: Registry, terminal: string): Promise<void> {
  await database.query('delete from attendant_calls where terminal = $1', [terminal]);
}
