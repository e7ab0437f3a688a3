import { NOTHING } from '@baize/exact';
import type { WireCommand } from '@baize/protocol';
import { type Actor, type Command, LIBRARY, type TableState } from '@baize/table';
import type { Pool } from 'pg';
import type { CashGate } from '../cage/cash-gate.ts';
import type { VirtualResults } from '../floor/automatic/virtual-results.ts';
import { concludedOnRecord } from '../reports/dispute/read-round.ts';
import { type KnownInstrument, readInstrument, readSeat } from '../store/floor-knowledge.ts';
import type { Preparation, RunningTable } from '../tables/running-table.ts';
import { newValidationNumber } from './validation-number.ts';

/** What the server adds to a command, because no client is to be asked. */
export interface Preparing {
  readonly database: Pick<Pool, 'query'>;
  readonly now: () => number;
  /** The two digits validation numbers of this property begin with. */
  readonly property: number;
  readonly instrumentDays: number;
  /** The hash of the seed a virtual tumbler or shuffler will use; none where dice are thrown. */
  readonly commitment: (table: string, state: TableState) => Promise<string | undefined>;
  /** What the server itself derives once a round is closed, where results are virtual. */
  readonly virtual?: Pick<VirtualResults, 'roll' | 'deck'> | undefined;
  /** Why a terminal can issue no instrument now; nothing where it can. */
  readonly cashOutFault?: ((terminal: string) => string | undefined) | undefined;
  /** Why a terminal takes no instrument now; nothing where it does. */
  readonly redeemFault?: ((terminal: string) => string | undefined) | undefined;
  /** Why somebody may not move cash; nothing where they may, or where nobody counts drawers. */
  readonly cashGate?: CashGate | undefined;
  /** Why somebody may not resume a table alone; nothing where they may. */
  readonly resumeFault?:
    | ((table: Pick<RunningTable, 'id' | 'state'>, by: Actor) => string | undefined)
    | undefined;
}

const DAY = 86_400_000;

/**
 * A command as the table takes it. What the floor has to add is fetched when the table gets to it,
 * and again if it has changed meanwhile.
 */
export function prepareCommand(
  wire: WireCommand,
  table: { readonly id: string; state(): TableState },
  preparing: Preparing,
): Command | Preparation {
  const { database, now, property, instrumentDays, commitment } = preparing;
  switch (wire.type) {
    case 'SeatTerminal':
      return async () => ({ ...wire, ...(await readSeat(database, wire.terminal)) });
    case 'CashOut':
      return async () => ({
        ...wire,
        number: newValidationNumber(property),
        expiresAt: now() + instrumentDays * DAY,
      });
    case 'RedeemInstrument':
      return async () => ({ ...wire, instrument: await recordOf(database, wire.number) });
    case 'VoidInstrument':
    case 'ExpireInstrument':
      return async () => {
        const known = await readInstrument(database, wire.number);
        return known ? { ...wire, instrument: recordIn(known) } : wire;
      };
    case 'RecallRound':
      return async () => {
        const { [LIBRARY]: library } = table.state();
        return { ...wire, ...(await concludedOnRecord(database, table.id, wire.round, library)) };
      };
    case 'ApproveRequest':
      return withInstrument(wire, table.state(), database);
    case 'OpenBets':
    case 'Tumble':
      return async () => {
        const hash = await commitment(table.id, table.state());
        return hash === undefined ? wire : { ...wire, commitment: hash };
      };
    case 'RegisterResult':
      return { ...wire, ...virtualRoll(table.state(), preparing) };
    case 'Deal':
      return { ...wire, ...virtualDeck(table.state(), wire.deck ?? [], preparing) };
    default:
      return wire;
  }
}

/** What somebody else agrees to may be about an instrument that was paid meanwhile. */
function withInstrument(
  wire: Extract<WireCommand, { type: 'ApproveRequest' }>,
  { approvals }: TableState,
  database: Preparing['database'],
): Command | Preparation {
  const action = approvals.get(wire.request)?.action;
  if (action?.kind !== 'command' || !('number' in action.command)) return wire;
  const { number } = action.command;
  return async () => {
    const known = await readInstrument(database, number);
    return known ? { ...wire, instrument: recordIn(known) } : wire;
  };
}

/** Where the server throws the dice, whoever asks for the result gets that one and its proof. */
function virtualRoll({ round, rules }: TableState, { virtual }: Preparing) {
  if (!round || rules?.config.resultSource !== 'virtual') return {};
  return virtual?.roll(round) ?? {};
}

function virtualDeck(
  { round, rules }: TableState,
  deck: readonly string[],
  { virtual }: Preparing,
) {
  if (!round || rules?.config.resultSource !== 'virtual') return { deck };
  return virtual?.deck(round) ?? { deck };
}

/** A number nobody issued is worth nothing, and no table pays it. */
async function recordOf(database: Preparing['database'], number: string) {
  const known = await readInstrument(database, number);
  return known ? recordIn(known) : ({ amount: NOTHING, status: 'void', expiresAt: 0 } as const);
}

function recordIn({ amount, status, expiresAt }: KnownInstrument) {
  return { amount, status, expiresAt };
}
