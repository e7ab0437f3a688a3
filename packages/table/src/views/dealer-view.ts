import type { Because, Procedure, ProcedureStep } from '@baize/game';
import type { Actor } from '../authority/actor.ts';
import { stepsAt } from '../authority/guard.ts';
import { type ActAtHand, actsAtHand } from '../betting/dealer-acts.ts';
import type { DealerPlayView } from '../contributions.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { drawPlay } from '../evolve/round.ts';
import { type ServiceView, serviceView } from '../irregularities/out-of-service.ts';
import { LIBRARY } from '../library.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import { visitAt } from '../terminal/terminal.ts';
import { cardOf } from '../terminal/visit.ts';
import { type EquipmentView, equipmentView } from './equipment-view.ts';
import { type LastRound, lastRound, summaryOf } from './last-round.ts';
import { type LimitBreach, limitBreaches } from './limit-breaches.ts';
import { type OwnStaffView, ownStaffView } from './own-staff-view.ts';
import { type PossibleIncident, possibleIncidents } from './possible-incidents.ts';
import { type PublicRound, publicRound } from './public-round.ts';
import {
  gameAt,
  type PublicTable,
  publicTable,
  statusOf,
  type TableStatus,
} from './public-view.ts';

/**
 * What every Game Console of a table shows: the task at hand, and no figure of money before the result
 * stands.
 */
export interface DealerTableView extends DealerPlayView, ServiceView {
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  /** A whole round in the order of the rulebook, with the shaker that is on the table. */
  readonly course: readonly ProcedureStep[];
  /** The steps the procedure allows now, each with the clause that orders it. */
  readonly next: readonly ProcedureStep[];
  /** How often the dice have to be tumbled, said before the first round too. */
  readonly tumblesLeast: Procedure['tumblesLeast'];
  readonly incidents: readonly PossibleIncident[];
  readonly equipment: EquipmentView;
  /** What the rulebook wants inspected and how old dice may get; null where it has no such rule. */
  readonly inspection: Procedure['inspection'];
  readonly diceHoursMaximum: Procedure['diceHoursMaximum'];
  readonly terminals: readonly {
    readonly terminal: string;
    readonly isLocked: boolean;
    /** What it plays, where the terminals have several layouts. */
    readonly game?: string;
    /** Whose seat it is, by a card somebody has seen; null for somebody unknown. */
    readonly card: string | null;
  }[];
  /** What the rulebook asks the dealer to do by name at this step, and whether it is on record. */
  readonly acts: readonly ActAtHand[];
  readonly breaches: readonly LimitBreach[];
  /** Who is to be paid what; null until the result is registered. */
  readonly settled: readonly SettledTerminal[] | null;
  readonly last: LastRound | null;
  /** Rounds that can still be corrected or reversed, newest first. */
  readonly rounds: readonly LastRound[];
  readonly matters: readonly {
    readonly matter: string;
    readonly incident: string;
    readonly because: Because;
  }[];
}

/** What a Game Console shows to whoever stands at it. */
export interface DealerView extends DealerTableView, OwnStaffView {
  readonly role: 'dealer';
  readonly sequence: number;
}

export function dealerView(state: TableState, by: Actor, now: number): DealerView {
  const { sequence } = state;
  return { role: 'dealer', sequence, ...dealerTableView(state), ...ownDealerView(state, by, now) };
}

export function ownDealerView(state: TableState, by: Actor, now: number): OwnStaffView {
  return ownStaffView(state, by, 'console', now);
}

export function dealerTableView(state: TableState): DealerTableView {
  const { round, rules } = state;
  const seated = [...itemsOf(state.terminals)].filter((terminal) => terminal.isSeated);
  return {
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    course: courseOf(state),
    next: rules ? stepsAt(state, rules) : [],
    tumblesLeast: rules?.procedure.tumblesLeast ?? null,
    incidents: possibleIncidents(state),
    equipment: equipmentView(state),
    inspection: rules?.procedure.inspection ?? null,
    diceHoursMaximum: rules?.procedure.diceHoursMaximum ?? null,
    terminals: seated.map((terminal) => ({
      terminal: terminal.id,
      isLocked: terminal.locked !== null,
      ...gameAt(state, terminal.id),
      card: cardOf(state, visitAt(state, terminal)),
    })),
    ...serviceView(state),
    acts: actsAtHand(state),
    breaches: limitBreaches(state),
    settled: round?.settled ?? null,
    last: lastRound(state),
    rounds: [...state.concluded.values()].map(summaryOf).toReversed(),
    matters: [...state.matters].map(([matter, { incident, because }]) => ({
      matter,
      incident,
      because,
    })),
    ...drawPlay<'dealer'>(state[LIBRARY], (views) => views.dealer(state)),
  };
}

/** Before a shaker is fitted both ways of shaking are open; the manual one is the document's first. */
function courseOf({ rules, equipment }: TableState): readonly ProcedureStep[] {
  const steps: readonly ProcedureStep[] = rules?.procedure.steps ?? [];
  const shaker = equipment.shaker ?? 'manual';
  return steps.filter((step) => step.shaker === undefined || step.shaker === shaker);
}
