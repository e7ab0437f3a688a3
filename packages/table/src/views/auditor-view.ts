import { type Money, minus, total } from '@baize/exact';
import {
  type Account,
  balanceOf,
  creditByMeters,
  escrowOf,
  imbalance,
  type Meters,
} from '@baize/ledger';
import type { Approval } from '../approvals/approval.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type {
  AuditedRoundView,
  AuditorPlayView,
  ConcludedPlay,
  Written,
} from '../contributions.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { drawPlay } from '../evolve/round.ts';
import type { ResultOnRecord } from '../history/result-on-record.ts';
import { LIBRARY } from '../library.ts';
import { movementOf } from '../round/money.ts';
import { escrowedFor } from '../round/settled.ts';
import { writePlay } from '../snapshot/written-play.ts';
import type { ConcludedRound, Round, TableState } from '../state.ts';
import { holdingsIn } from '../terminal/holdings.ts';
import { type InstrumentRecord, maskedNumber } from '../terminal/instrument.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type EquipmentView, equipmentView } from './equipment-view.ts';
import { type WaitingCommand, waitingCommand } from './pending-approvals.ts';
import type { EscalatedIncident } from './pit-view.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import { type PublicTable, publicTable, statusOf, type TableStatus } from './public-view.ts';

/** A terminal with everything that explains its credit. */
export interface AuditedTerminal {
  readonly terminal: string;
  readonly isSeated: boolean;
  readonly credit: Money;
  readonly stakes: readonly { readonly bet: string; readonly stake: Money }[];
  readonly locked: { readonly reason: string } | null;
  readonly meters: Meters;
  /** What the meters alone say the credit must be: a difference is a problem. */
  readonly creditByMeters: Money;
}

/**
 * Everything the table knows, for people who look and change nothing. Cards that lie face down at
 * the table lie face down here too: an auditor finds them in the record once they have been turned.
 */
export interface AuditorView extends AuditorPlayView {
  readonly role: 'auditor';
  /** How far the journal has come. */
  readonly sequence: number;
  readonly table: PublicTable | null;
  readonly config: TableConfig | null;
  readonly status: TableStatus;
  readonly equipment: EquipmentView;
  readonly round: (PublicRound & Pick<Round, 'closed' | 'settled'> & AuditedRoundView) | null;
  readonly terminals: readonly AuditedTerminal[];
  readonly rounds: readonly (Omit<ConcludedRound, 'play'> & Written<ConcludedPlay>)[];
  readonly results: readonly ResultOnRecord[];
  readonly approvals: readonly AuditedApproval[];
  readonly matters: readonly EscalatedIncident[];
  readonly instruments: readonly ({ readonly number: string } & InstrumentRecord)[];
  readonly balances: readonly { readonly account: Account; readonly amount: Money }[];
  /** The sum of all balances: nothing, or the books are wrong. */
  readonly imbalance: Money;
  /** What the round in progress holds against what was closed into it. */
  readonly escrow: { readonly held: Money; readonly expected: Money } | null;
  readonly meters: Meters;
}

/** A request as it is on record, but for the number of an instrument, which is worth its amount. */
export interface AuditedApproval extends Omit<Approval, 'action'> {
  readonly action:
    | Exclude<Approval['action'], { kind: 'command' }>
    | ({ readonly kind: 'command' } & WaitingCommand);
}

function auditApproval(approval: Approval): AuditedApproval {
  const { action } = approval;
  if (action.kind !== 'command') return { ...approval, action };
  return { ...approval, action: { kind: 'command', ...waitingCommand(action.command) } };
}

export function auditorView(state: TableState): AuditorView {
  const { round } = state;
  const open = publicRound(state);
  return {
    role: 'auditor',
    sequence: state.sequence,
    table: publicTable(state),
    config: state.rules?.config ?? null,
    status: statusOf(state),
    equipment: equipmentView(state),
    round:
      round && open
        ? {
            ...open,
            closed: round.closed,
            settled: round.settled,
            ...drawPlay<'audited'>(state[LIBRARY], (views) => views.audited(round)),
          }
        : null,
    terminals: [...itemsOf(state.terminals)].map((terminal) => auditTerminal(terminal, state)),
    ...drawPlay<'auditor'>(state[LIBRARY], (views) => views.auditor(state)),
    rounds: Array.from(state.concluded.values(), ({ play, ...round }) => ({
      ...round,
      ...writePlay(play, state[LIBRARY]),
    })),
    results: state.results,
    approvals: [...state.approvals.values()].map(auditApproval),
    matters: [...state.matters].map(([matter, { incident, because }]) => ({
      matter,
      incident,
      because,
    })),
    instruments: [...state.instruments].map(([number, record]) => ({
      number: maskedNumber(number),
      ...record,
    })),
    balances: [...state.balances].map(([account, amount]) => ({ account, amount })),
    imbalance: imbalance(state.balances),
    escrow: round && escrowIn(round, state),
    meters: state.meters,
  };
}

function auditTerminal(terminal: Terminal, { rules }: TableState): AuditedTerminal {
  const { id, isSeated, credit, holdings, locked, meters } = terminal;
  const stakes = [...holdingsIn(holdings)].flatMap(([area, { stake }]) => {
    const bet = rules?.areas[area];
    return bet === undefined ? [] : [{ bet, stake }];
  });
  return {
    terminal: id,
    isSeated,
    credit,
    stakes,
    locked,
    meters,
    creditByMeters: creditByMeters(meters),
  };
}

/** Losing stakes leave escrow when they are collected, the others when they are paid. */
function escrowIn(round: Round, { balances, rules }: TableState): AuditorView['escrow'] {
  if (!rules) return null;
  return { held: balanceOf(balances, escrowOf(round.id)), expected: sumLeftIn(round, rules) };
}

function sumLeftIn(round: Round, rules: TableRules): Money {
  const held = total(escrowedFor(round, rules).map(({ amount }) => amount));
  if (round.phase !== 'collected') return held;
  return minus(held, total((round.settled ?? []).map((each) => movementOf(each).lost)));
}
