import { fractionText, larger, type Money, money, NOTHING, rational, total } from '@baize/exact';
import type { Because, ProcedureStep } from '@baize/game';
import type { Meters } from '@baize/ledger';
import type { Actor } from '../authority/actor.ts';
import { stepsAt } from '../authority/guard.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { PitPlayView } from '../contributions.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { drawPlay } from '../evolve/round.ts';
import { type ServiceView, serviceView } from '../irregularities/out-of-service.ts';
import { LIBRARY } from '../library.ts';
import type { SettledTerminal } from '../round/settled.ts';
import { returnedByVoid } from '../round/void-round.ts';
import type { Round, TableState } from '../state.ts';
import { type PitTicket, pitTickets } from '../terminal/open-ticket.ts';
import { spendable, visitAt } from '../terminal/terminal.ts';
import { cardOf, type OpenVisit, openVisits, owedBy } from '../terminal/visit.ts';
import { type EquipmentView, equipmentView } from './equipment-view.ts';
import { type HouseExposure, houseExposure } from './house-exposure.ts';
import { type LastRound, summaryOf } from './last-round.ts';
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
import { stakesByLayout } from './stakes-at-risk.ts';

/** A terminal as the pit watches it. */
export interface PitTerminal {
  readonly terminal: string;
  /** What it plays, where the terminals have several layouts. */
  readonly game?: string;
  readonly credit: Money;
  readonly spendable: Money;
  /** In this round, closed or not. */
  readonly staked: Money;
  readonly locked: { readonly reason: string } | null;
  /** What a correction could not take back (P11). */
  readonly owed: Money;
  /** Whose seat it is, by card; null for somebody unknown. */
  readonly card: string | null;
}

/** What those who answer for the table see: the risk, the people, what waits for a decision. */
export interface PitTableView extends PitPlayView, ServiceView {
  readonly table: PublicTable | null;
  readonly status: TableStatus;
  readonly round: PublicRound | null;
  readonly next: readonly ProcedureStep[];
  readonly equipment: EquipmentView;
  /** Null once there is a result, and where results cannot be gone through one by one. */
  readonly exposure: HouseExposure | null;
  readonly areas: readonly PitArea[];
  readonly differentials: readonly DifferentialBar[];
  readonly breaches: readonly LimitBreach[];
  /** What a void would return, to be shown before anybody declares one; null with no round. */
  readonly voidReturns: Money | null;
  /** The same, terminal by terminal; those that get nothing are left out. */
  readonly voidReturnsTo: readonly { readonly terminal: string; readonly amount: Money }[] | null;
  readonly settled: readonly SettledTerminal[] | null;
  readonly terminals: readonly PitTerminal[];
  /** Tickets nobody has confirmed. */
  readonly tickets: readonly PitTicket[];
  /** Visits that ended with something due or owed. */
  readonly left: readonly OpenVisit[];
  readonly incidents: readonly PossibleIncident[];
  readonly matters: readonly EscalatedIncident[];
  /** Rounds that can still be corrected or reversed, newest first. */
  readonly rounds: readonly LastRound[];
  readonly meters: Meters;
}

/** What the pit shows to one person. */
export interface PitView extends PitTableView, OwnStaffView {
  readonly role: 'pit';
  readonly sequence: number;
}

export interface EscalatedIncident {
  readonly matter: string;
  readonly incident: string;
  readonly because: Because;
}

export function pitView(state: TableState, by: Actor, now: number): PitView {
  const { sequence } = state;
  return { role: 'pit', sequence, ...pitTableView(state), ...ownPitView(state, by, now) };
}

export function ownPitView(state: TableState, by: Actor, now: number): OwnStaffView {
  return ownStaffView(state, by, 'pit', now);
}

export function pitTableView(state: TableState): PitTableView {
  const { round, rules } = state;
  const terminals = pitTerminals(state);
  const returned = round && rules && !round.settled ? returnedByVoid(state, round, rules) : null;
  return {
    table: publicTable(state),
    status: statusOf(state),
    round: publicRound(state),
    next: rules ? stepsAt(state, rules) : [],
    equipment: equipmentView(state),
    exposure: houseExposure(state),
    areas: pitAreas(state),
    differentials: differentialBars(state),
    breaches: limitBreaches(state),
    voidReturns: returned && total(returned.map(({ amount }) => amount)),
    voidReturnsTo: returned?.filter(({ amount }) => amount > 0) ?? null,
    settled: round?.settled ?? null,
    terminals,
    tickets: pitTickets(state),
    left: openVisits(state),
    ...serviceView(state),
    incidents: possibleIncidents(state),
    matters: [...state.matters].map(([matter, { incident, because }]) => ({
      matter,
      incident,
      because,
    })),
    rounds: [...state.concluded.values()].map(summaryOf).toReversed(),
    meters: state.meters,
    ...drawPlay<'pit'>(state[LIBRARY], (views) => views.pit(state)),
  };
}

function pitTerminals(state: TableState): readonly PitTerminal[] {
  const closed = new Map(state.round?.closed?.map((each) => [each.terminal, each.total]));
  return [...itemsOf(state.terminals)]
    .filter((terminal) => terminal.isSeated)
    .map((terminal) => ({
      terminal: terminal.id,
      ...gameAt(state, terminal.id),
      credit: terminal.credit,
      spendable: spendable(terminal),
      staked: closed.get(terminal.id) ?? terminal.staked,
      locked: terminal.locked,
      owed: owedBy(state, terminal.id),
      card: cardOf(state, visitAt(state, terminal)),
    }));
}

/** One area of the exposure map. */
interface PitArea {
  readonly bet: string;
  readonly placed: Money;
  readonly atRisk: Money;
  /** The most one terminal, or where a box is shared everybody, may have there. */
  readonly maximum: Money;
  /** The most the stakes at risk here can win. */
  readonly liability: Money;
}

/** The areas somebody has bet on. */
function pitAreas(state: TableState): readonly PitArea[] {
  const { round, rules } = state;
  if (!round || !rules) return [];
  const layouts = stakesByLayout(state);
  return rules.areas.flatMap((bet, area) => {
    const placed = round.totals[area] ?? NOTHING;
    if (placed === 0) return [];
    const parts = layouts.filter((each) => each.rules.areaIndex.has(bet));
    const stakes = parts.map((each) => each.stakes.get(bet) ?? NOTHING);
    const liabilities = parts.map((each, index) =>
      each.rules.mechanic.liabilityOf(bet, stakes[index] ?? NOTHING, each.rules),
    );
    const maximums = parts.map((each) => each.rules.limits[area]?.maximum ?? NOTHING);
    return [
      {
        bet,
        placed,
        atRisk: total(stakes),
        maximum: maximums.reduce(larger, NOTHING),
        liability: total(liabilities),
      },
    ];
  });
}

/** How far two opposed areas lie apart, against the most they may. */
interface DifferentialBar {
  readonly sides: readonly [DifferentialSide, DifferentialSide];
  readonly difference: Money;
  readonly limit: Money;
  /** Part of the limit that is used, as an exact fraction; null where the limit is nothing. */
  readonly used: string | null;
}

interface DifferentialSide {
  readonly bet: string;
  readonly placed: Money;
}

function differentialBars({ round, rules }: TableState): readonly DifferentialBar[] {
  const limit = rules?.config.differential ?? null;
  if (!rules || limit === null) return [];
  return rules.opposed.flatMap((other, area) => {
    if (other === null || other < area) return [];
    const sides = [sideOf(area, rules, round), sideOf(other, rules, round)] as const;
    const difference = money(Math.abs(sides[0].placed - sides[1].placed));
    const used = limit === 0 ? null : fractionText(rational(difference, limit));
    return [{ sides, difference, limit, used }];
  });
}

function sideOf(area: number, { areas }: TableRules, round: Round | null): DifferentialSide {
  return { bet: areas[area] ?? '', placed: round?.totals[area] ?? NOTHING };
}
