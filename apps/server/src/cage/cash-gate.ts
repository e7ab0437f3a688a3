import type { WireCommand } from '@baize/protocol';
import { type Actor, roleOf } from '@baize/table';
import type { Queryable } from '../store/journal-row.ts';
import type { CageConfig } from './cage-config.ts';

/** Why somebody may not move cash by this operation; nothing where they may. */
export type CashGate = (by: Actor, op: string, command: WireCommand) => Promise<string | undefined>;

/**
 * Where the cage has windows, whatever a cashier takes or pays goes through a drawer: a slip was written
 * for the operation, and where two people are needed two have agreed.
 */
export function cashGate(database: Queryable, { windows }: CageConfig): CashGate | undefined {
  if (windows.length === 0) return undefined;
  return async (by, op, command) => {
    if (!isCash(command) || roleOf(by) !== 'cashier') return undefined;
    const { rows } = await database.query(
      `select 1 from cage_slips where op = $1 and stage in ('asked', 'done')`,
      [op],
    );
    return rows.length > 0 ? undefined : 'Cash goes through a drawer: open one at the cage.';
  };
}

const CASH: ReadonlySet<WireCommand['type']> = new Set(['BuyCredit', 'PayByHand', 'PayClaim']);

function isCash(command: WireCommand): boolean {
  if (command.type === 'RedeemInstrument') return command.terminal === null;
  if (command.type === 'CollectDebt') return command.from === 'cash';
  return CASH.has(command.type);
}
