import type { ProcedureStep, Roll } from '@baize/rules';
import type { Actor } from '../authority/actor.ts';
import { stepsAt } from '../authority/moment.ts';
import type { CommandType } from '../command.ts';
import { itemsOf } from '../persistent/chunked.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { Equipment, TableState } from '../state.ts';
import { type DealerCards, dealerCards } from './dealer-cards.ts';
import { type LastRound, lastRound } from './last-round.ts';
import { type LimitBreach, limitBreaches } from './limit-breaches.ts';
import { type Permissions, permissionsFor } from './permissions.ts';
import { type PossibleIncident, possibleIncidents } from './possible-incidents.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-table.ts';

/** What the Game Console shows: the task at hand, and no figure of money before the result stands. */
export interface DealerView {
  readonly role: 'dealer';
  readonly sequence: number;
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** The steps the procedure allows now, each with the clause that orders it. */
  readonly next: readonly ProcedureStep[];
  readonly incidents: readonly PossibleIncident[];
  /**
   * Where a device reads the dice too. Its reading is not shown: whoever enters what they see must
   * not be able to copy.
   */
  readonly readings: { readonly dealer: Roll | null; readonly hasDeviceRead: boolean } | null;
  readonly equipment: Equipment;
  readonly terminals: readonly { readonly terminal: string; readonly isLocked: boolean }[];
  readonly breaches: readonly LimitBreach[];
  /** Who is to be paid what; null until the result is registered. */
  readonly settled: readonly SettledTerminal[] | null;
  readonly last: LastRound | null;
  readonly matters: readonly { readonly matter: string; readonly incident: string }[];
  /** Null in the dice games. */
  readonly cards: DealerCards | null;
  readonly can: Permissions;
}

const DEALER_COMMANDS: readonly CommandType[] = [
  'OpenBets',
  'CloseBets',
  'Tumble',
  'Uncover',
  'RegisterResult',
  'CollectLosers',
  'PayWinners',
  'ClearLights',
  'Deal',
  'EndArranging',
  'SetDealerHand',
  'SettleInitial',
  'SettleBonus',
  'PlaceBet',
  'RecordBet',
  'WithdrawBet',
  'ReportIncident',
  'PauseTable',
  'ResumeTable',
  'SeatTerminal',
  'ReleaseTerminal',
  'BuyCredit',
  'ChangeDice',
  'FitShaker',
  'RemoveShaker',
];

export function dealerView(state: TableState, by: Actor, now: number): DealerView {
  const { round, rules } = state;
  const seated = [...itemsOf(state.terminals)].filter((terminal) => terminal.isSeated);
  return {
    role: 'dealer',
    sequence: state.sequence,
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    next: rules ? stepsAt(state, rules) : [],
    incidents: possibleIncidents(state),
    readings: round && {
      dealer: round.readings.dealer,
      hasDeviceRead: round.readings.device !== null,
    },
    equipment: state.equipment,
    terminals: seated.map(({ id, locked }) => ({ terminal: id, isLocked: locked !== null })),
    breaches: limitBreaches(state),
    settled: round?.settled ?? null,
    last: lastRound(state),
    matters: [...state.matters].map(([matter, { incident }]) => ({ matter, incident })),
    cards: dealerCards(state),
    can: permissionsFor(by, DEALER_COMMANDS, state, now),
  };
}
