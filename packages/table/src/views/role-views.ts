import type { Actor } from '../authority/actor.ts';
import type { TableState } from '../state.ts';
import { type AuditorView, auditorView } from './auditor-view.ts';
import { type DealerView, dealerTableView, ownDealerView } from './dealer-view.ts';
import { type DisplayView, displayView } from './display-view.ts';
import type { OwnStaffView } from './own-staff-view.ts';
import { ownPitView, type PitView, pitTableView } from './pit-view.ts';
import { type OwnView, ownView, type PlayerView } from './player-view.ts';
import { publicView } from './public-view.ts';

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
