import { type Approval, type Terminal, terminalOf, visitsOf } from '@baize/table';
import type { RunningTable, Tables } from '../tables/running-table.ts';
import type { SignedMoney } from '../tables/signed-money.ts';
import type { StoredSlip } from './slips.ts';

type Paid = Pick<StoredSlip, 'table_id' | 'terminal'>;

/** Named after the visit: whoever ends it can tell that nobody but the cage has begun it. */
const BRINGS = 'cage:brings:';
const LEAVES = 'cage:leaves:';

/** Credit lies at no table while its terminal sits at none: it comes to the one that is to pay it out. */
export async function bringToTable(
  money: SignedMoney,
  table: RunningTable,
  terminal: string,
): Promise<void> {
  const { value: seat, doubt } = await money.seat(terminal);
  if (doubt || seat.seatedAt !== null) return;
  // Should it have sat down meanwhile the table refuses, and then says itself what can be paid.
  await table.submit({
    op: `${BRINGS}${terminal}:${visitsOf(table.state(), terminal) + 1}`,
    by: { kind: 'system' },
    command: async () => ({
      type: 'SeatTerminal',
      terminal,
      ...(await money.seat(terminal)).value,
    }),
  });
}

/**
 * A visit that the cage began to pay somebody who had left ends with the payment, since nobody sits there; what was
 * not paid goes back to where it lay. It goes on where somebody has sat down and plays, and while another payment
 * waits.
 */
export async function endBrought(
  tables: Pick<Tables, 'get'>,
  { table_id, terminal: id }: Paid,
): Promise<void> {
  const table = table_id === null ? undefined : tables.get(table_id);
  const terminal = table && id !== null ? terminalOf(table.state(), id) : undefined;
  if (!table || !terminal?.isSeated || isInUse(table, terminal)) return;
  const visit = `${terminal.id}:${terminal.visit}`;
  if (!(await table.known(`${BRINGS}${visit}`))) return;
  await table.submit({
    op: `${LEAVES}${visit}`,
    by: { kind: 'system' },
    command: { type: 'ReleaseTerminal', terminal: terminal.id },
  });
}

/** Somebody has bet or bought there, or waits there for a second person. */
function isInUse(table: RunningTable, { id, staked, meters }: Terminal): boolean {
  const { coinIn, cashIn, instrumentsIn } = meters;
  const isPlayed = [staked, coinIn, cashIn, instrumentsIn].some((amount) => amount > 0);
  return isPlayed || [...table.state().approvals.values()].some(({ action }) => concerns(action));

  function concerns(action: Approval['action']): boolean {
    const command = action.kind === 'command' ? action.command : null;
    return command !== null && 'terminal' in command && command.terminal === id;
  }
}
