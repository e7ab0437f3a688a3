import type { ViewOf, ViewRole } from '../view-role.ts';

/**
 * The sections of each view that belong to one client alone. All others are the same for everybody
 * of the role and travel in one stream, written once whoever many listen.
 */
export const OWN_SECTIONS = {
  player: [
    'terminal',
    'isSeated',
    'locked',
    'credit',
    'spendable',
    'staked',
    'areas',
    'closed',
    'settled',
    'lastBets',
    'recall',
    'cards',
    'can',
  ],
  dealer: ['approvals', 'can'],
  pit: ['approvals', 'can'],
  display: [],
  auditor: [],
} as const satisfies { readonly [Role in ViewRole]: readonly (keyof ViewOf<Role>)[] };

type OwnName<Role extends ViewRole> = (typeof OWN_SECTIONS)[Role][number];

export type OwnSections<Role extends ViewRole = ViewRole> = Role extends ViewRole
  ? Pick<ViewOf<Role>, OwnName<Role> & keyof ViewOf<Role>>
  : never;

/** `sequence` is in neither: it counts on with every event and stands on every message instead. */
export type TableSections<Role extends ViewRole = ViewRole> = Role extends ViewRole
  ? Omit<ViewOf<Role>, OwnName<Role> | 'sequence'>
  : never;

export interface SplitView<Role extends ViewRole = ViewRole> {
  readonly table: TableSections<Role>;
  /** Null where a role has nothing of its own. */
  readonly own: OwnSections<Role> | null;
  readonly sequence: number;
}

export function splitView<Role extends ViewRole>(role: Role, view: ViewOf<Role>): SplitView<Role> {
  const names: readonly string[] = OWN_SECTIONS[role];
  const table: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [name, section] of Object.entries(view)) {
    if (name === 'sequence') continue;
    if (names.includes(name)) own[name] = section;
    else table[name] = section;
  }
  return {
    table: table as TableSections<Role>,
    own: names.length > 0 ? (own as OwnSections<Role>) : null,
    sequence: view.sequence,
  };
}

/** The inverse: exactly the view the domain has drawn. */
export function mergeView<Role extends ViewRole>(split: SplitView<Role>): ViewOf<Role> {
  const { table, own, sequence } = split;
  return { ...table, ...own, sequence } as unknown as ViewOf<Role>;
}
