import { isDeepStrictEqual } from 'node:util';
import type { WireCommand } from '@baize/protocol';
import { type Actor, roleOf } from '@baize/table';
import type { Queryable } from '../store/journal-row.ts';
import type { CageConfig } from './cage-config.ts';
import { commandOf, findSlip } from './slips.ts';

/** Why somebody may not move cash by this operation; nothing where they may. */
export type CashGate = (by: Actor, op: string, command: WireCommand) => Promise<string | undefined>;

/**
 * Where the cage has windows, whatever a cashier takes or pays goes through a drawer: they have written a slip for this very
 * operation, and where two people are needed two have agreed. Whoever pays an instrument in cash does it as a cashier.
 */
export function cashGate(database: Queryable, { windows }: CageConfig): CashGate | undefined {
  if (windows.length === 0) return undefined;
  return async (by, op, command) => {
    const isPaid = command.type === 'RedeemInstrument' && command.terminal === null;
    const needsDrawer = isPaid || (isCash(command) && roleOf(by) === 'cashier');
    if (!needsDrawer || by.kind !== 'staff') return undefined;
    const slip = await findSlip(database, op);
    const isTheirs = slip?.by_whom === by.id && ['asked', 'done'].includes(slip.state);
    const isMeant = isTheirs && isDeepStrictEqual(commandOf(slip), command);
    return isMeant ? undefined : 'Cash goes through a drawer: open one at the cage.';
  };
}

const CASH: ReadonlySet<WireCommand['type']> = new Set(['BuyCredit', 'PayByHand', 'PayClaim']);

function isCash(command: WireCommand): boolean {
  if (command.type === 'CollectDebt') return command.from === 'cash';
  if (command.type === 'DecideTicket') return command.effect === 'cash';
  return CASH.has(command.type);
}
