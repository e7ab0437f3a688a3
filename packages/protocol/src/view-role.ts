import type { AuditorView, DealerView, DisplayView, PitView, PlayerView } from '@baize/table';

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

/** What the table's domain shows to a role. */
export type ViewOf<Role extends ViewRole = ViewRole> = RoleViews[Role];
