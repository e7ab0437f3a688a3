import { type Money, NOTHING } from '@baize/exact';
import { roomFor } from '@baize/game';
import type { Actor } from '../authority/actor.ts';
import { stakeOn } from '../betting/place-bet.ts';
import { configAt } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Outcome, OwnPlayView, OwnRoundView } from '../contributions.ts';
import { type Permissions, permissionsFor } from '../decide.ts';
import { drawPlay } from '../evolve/round.ts';
import { LIBRARY } from '../library.ts';
import type { ClosedStake, SettledLine, SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound, Round, TableState } from '../state.ts';
import type { DecidedTicket } from '../terminal/instrument.ts';
import { type OwnTicket, ownTicket } from '../terminal/open-ticket.ts';
import {
  type OwnLimitsView,
  ownLimitsView,
  rulesAt,
  spendable,
  type Terminal,
  terminalOf,
  terminalOut,
} from '../terminal/terminal.ts';
import { type OwnVisit, ownVisit } from '../terminal/visit.ts';
import { type AuditorView, auditorView } from './auditor-view.ts';
import { type DealerView, dealerTableView, ownDealerView } from './dealer-view.ts';
import { type DisplayView, displayView } from './display-view.ts';
import type { OwnStaffView } from './own-staff-view.ts';
import { ownPitView, type PitView, pitTableView } from './pit-view.ts';
import { describeEndedRound } from './public-round.ts';
import { type PublicLayout, type PublicView, publicLayout, publicView } from './public-view.ts';

/** As what somebody looks at a table; whether they may is decided by who they are. */
export const VIEW_ROLES = ['player', 'dealer', 'pit', 'display', 'auditor'] as const;

export type ViewRole = (typeof VIEW_ROLES)[number];

interface RoleViews {
  readonly player: PlayerView;
  readonly dealer: DealerView;
  readonly pit: PitView;
  readonly display: DisplayView;
  readonly auditor: AuditorView;
}

/** Everything somebody of a role sees of a table. */
export type ViewOf<Role extends ViewRole = ViewRole> = RoleViews[Role];

interface OwnViews {
  readonly player: OwnView;
  readonly dealer: OwnStaffView;
  readonly pit: OwnStaffView;
  readonly display: null;
  readonly auditor: null;
}

/** The part of it that belongs to one client alone; null where a role has none. */
export type OwnViewOf<Role extends ViewRole = ViewRole> = OwnViews[Role];

/**
 * The part of it that everybody of the role sees. The sequence is in neither part: it counts on with
 * every event, whether or not the event shows.
 */
export type TableViewOf<Role extends ViewRole = ViewRole> = Role extends ViewRole
  ? Omit<ViewOf<Role>, keyof NonNullable<OwnViewOf<Role>> | 'sequence'>
  : never;

/** Draws what everybody of a role sees. It needs nobody to look, and is the same for all of them. */
export function drawTableView(role: ViewRole, state: TableState): TableViewOf {
  switch (role) {
    case 'player':
      return { role, ...publicView(state) };
    case 'dealer':
      return { role, ...dealerTableView(state) };
    case 'pit':
      return { role, ...pitTableView(state) };
    case 'display':
      return withoutSequence(displayView(state));
    case 'auditor':
      return withoutSequence(auditorView(state));
  }
}

/** Draws what belongs to whoever looks, and nothing that everybody sees. */
export function drawOwnView(
  role: ViewRole,
  by: Actor | null,
  state: TableState,
  now: number,
): OwnViewOf {
  switch (role) {
    case 'player':
      return by?.kind === 'terminal' ? ownView(state, by.id, now) : null;
    case 'dealer':
      return by && ownDealerView(state, by, now);
    case 'pit':
      return by && ownPitView(state, by, now);
    case 'display':
    case 'auditor':
      return null;
  }
}

function withoutSequence<View extends { readonly sequence: number }>(
  view: View,
): Omit<View, 'sequence'> {
  const { sequence: _, ...rest } = view;
  return rest;
}

/** How many of its rounds a terminal can call up again: the last one and nine before it. */
const RECALLED = 10;

/** A concluded round as one terminal took part in it. */
interface OwnRound extends OwnRoundView {
  readonly round: string;
  readonly number: number;
  readonly game: string;
  readonly status: ConcludedRound['status'];
  /** Null where the round has no result: void, or reversed later. */
  readonly result: Outcome | null;
  /** All areas that won, bet on or not; none where the table plays another game now. */
  readonly winning: readonly string[];
  readonly stakes: readonly ClosedStake[];
  /** As settled; after a reversal, as it had been settled before. */
  readonly lines: readonly SettledLine[];
  readonly staked: Money;
  readonly returned: Money;
}

/** The rounds a terminal had stakes in, newest first. */
function ownRounds(state: TableState, terminal: string): readonly OwnRound[] {
  const { concluded, rules } = state;
  const own: OwnRound[] = [];
  for (const round of [...concluded.values()].toReversed()) {
    const stakes = round.closed.find((each) => each.terminal === terminal);
    if (!stakes) continue;
    const winning = rules ? describeEndedRound(round, rules).winning : [];
    const play = drawPlay<'ownRound'>(state[LIBRARY], (views) => views.ownRound(round, rules));
    own.push({ ...ownRound(round, terminal, stakes), winning, ...play });
    if (own.length === RECALLED) break;
  }
  return own;
}

function ownRound(
  { id, number, config, status, result, settled }: ConcludedRound,
  terminal: string,
  { stakes, total }: ConcludedRound['closed'][number],
): Omit<OwnRound, 'winning' | keyof OwnRoundView> {
  const settlement = settled.find((each) => each.terminal === terminal);
  const isVoid = status === 'void' || status === 'reversed';
  return {
    round: id,
    number,
    game: configAt(config, terminal).game,
    status,
    result,
    stakes,
    lines: settlement?.lines ?? [],
    staked: total,
    returned: isVoid ? total : (settlement?.returned ?? NOTHING),
  };
}

/** What belongs to one player alone: of all stakes and credits at the table, only their own. */
export interface OwnView extends OwnPlayView {
  readonly terminal: string;
  readonly isSeated: boolean;
  /** Its layout, where it is not the one of the table. */
  readonly plays: PublicLayout | null;
  readonly locked: { readonly reason: string } | null;
  /** Why the terminal is out of order; null where it is in order. */
  readonly outOfService: { readonly reason: string } | null;
  /** What lies on the terminal's account; stakes not yet closed are still in it. */
  readonly credit: Money;
  /** What can be staked or taken out. */
  readonly spendable: Money;
  /** Everything the terminal has in this round. */
  readonly staked: Money;
  readonly areas: readonly PlayerArea[];
  /** The own stakes as they froze at the close, with the part at risk; null before it. */
  readonly closed: readonly ClosedStake[] | null;
  /** What became of them; null until there is a result. */
  readonly settled: Omit<SettledTerminal, 'terminal'> | null;
  /** What "repeat" would bet again. */
  readonly lastBets: Terminal['lastBets'];
  readonly recall: readonly OwnRound[];
  /** Whose seat it is, and what they owe or are due; null where nobody sits there. */
  readonly visit: (OwnVisit & OwnLimitsView) | null;
  /** The ticket whose player has not said that they have it; with its whole number while the screen is its paper. */
  readonly ticket: OwnTicket | null;
  /** What two people decided last about a ticket of this visit. */
  readonly decided: DecidedTicket | null;
  readonly can: Permissions;
}

/** What a terminal may show its player: what everybody sees, and what is the player's own. */
export interface PlayerView extends PublicView, OwnView {
  readonly role: 'player';
  /** The last event this view takes into account. */
  readonly sequence: number;
}

export function playerView(state: TableState, id: string, now: number): PlayerView {
  const { sequence } = state;
  return { role: 'player', sequence, ...publicView(state), ...ownView(state, id, now) };
}

function ownView(state: TableState, id: string, now: number): OwnView {
  const terminal = terminalOf(state, id);
  const closed = state.round?.closed?.find((each) => each.terminal === id) ?? null;
  const settled = state.round?.settled?.find((each) => each.terminal === id) ?? null;
  return {
    terminal: id,
    isSeated: terminal !== undefined,
    plays: layoutAt(state, id),
    locked: terminal?.locked ?? terminalOut(state, id),
    outOfService: terminalOut(state, id),
    credit: terminal?.credit ?? NOTHING,
    spendable: terminal ? spendable(terminal) : NOTHING,
    staked: closed?.total ?? terminal?.staked ?? NOTHING,
    areas: playerAreas(state, id),
    closed: closed?.stakes ?? null,
    settled: settled && {
      lines: settled.lines,
      staked: settled.staked,
      returned: settled.returned,
    },
    lastBets: terminal?.lastBets ?? [],
    recall: ownRounds(state, id),
    visit: terminal ? { ...ownVisit(state, terminal), ...ownLimitsView(terminal) } : null,
    ticket: ownTicket(state, id),
    decided: state.tickets.get(id)?.decided ?? null,
    ...drawPlay<'own'>(state[LIBRARY], (views) => {
      const isElsewhere = views !== state.rules?.mechanic.views;
      return (isElsewhere && views.ownElsewhere) || views.own(state, id);
    }),
    can: permissionsFor({ kind: 'terminal', id }, 'terminal', state, now),
  };
}

/** One area as a player sees it. */
interface PlayerArea {
  readonly bet: string;
  readonly minimum: Money;
  readonly maximum: Money;
  /** The player's own stake while bets are open. */
  readonly stake: Money;
  /**
   * What limits still leave room for, whatever the credit. Where a box is shared this says how much
   * of it is left, which the rules make public, and nothing of who holds the rest.
   */
  readonly room: Money;
}

/** The areas of a terminal's layout. */
function playerAreas(state: TableState, id: string): readonly PlayerArea[] {
  const { round } = state;
  if (!state.rules) return [];
  const rules = rulesAt(state.rules, id);
  const terminal = terminalOf(state, id);
  return Array.from(rules.areaIndex, ([bet, area]) => {
    const limits = rules.limits[area] ?? rules.config.limits.default;
    const stake = terminal ? stakeOn(terminal, area) : NOTHING;
    return { bet, ...limits, stake, room: roomOn(area, stake, rules, round) };
  });
}

/** Where too little is left to reach the minimum, there is no room at all. */
function roomOn(area: number, own: Money, rules: TableRules, round: Round | null): Money {
  if (round && round.phase !== 'betting' && round.phase !== 'covered') return NOTHING;
  const { minimum, maximum } = rules.limits[area] ?? rules.config.limits.default;
  const other = rules.opposed[area] ?? null;
  const { unit, differential, readings } = rules.config;
  const all = rules.procedure.limitsPer === 'box' ? (round?.totals[area] ?? NOTHING) : own;
  const { room } = roomFor({
    unit,
    maximum,
    all,
    ...(other !== null && differential !== null
      ? { opposed: { other: round?.totals[other] ?? NOTHING, differential } }
      : {}),
  });
  const held = readings.L8 === 'box-total' ? all : own;
  return held + room < minimum ? NOTHING : room;
}

/** The layout a terminal has; null where it is the table's. */
function layoutAt({ rules }: TableState, terminal: string): PublicLayout | null {
  if (!rules?.cluster) return null;
  const own = rulesAt(rules, terminal);
  return own === rules.cluster.layouts[0] ? null : publicLayout(own);
}
