import { type OwnSections, splitView, type ViewRole } from '@baize/protocol';
import {
  type Actor,
  auditorView,
  dealerView,
  displayView,
  pitView,
  playerView,
  type TableState,
} from '@baize/table';

/** Sections of a view by name. */
export type Sections = Readonly<Record<string, unknown>>;

// What everybody of a role shares does not depend on who looks.
const NOBODY: Actor = { kind: 'system' };

/** The sections that are the same for everybody of a role. */
export function tableSections(role: ViewRole, state: TableState, now: number): Sections {
  switch (role) {
    case 'player': {
      // Everything players share hangs over the table too, and drawing it needs no terminal.
      const { table, status, round, previous, trends } = displayView(state);
      return { role, table, status, round, previous, trends };
    }
    case 'display':
      return splitView(role, displayView(state)).table;
    case 'dealer':
      return splitView(role, dealerView(state, NOBODY, now)).table;
    case 'pit':
      return splitView(role, pitView(state, NOBODY, now)).table;
    case 'auditor':
      return splitView(role, auditorView(state)).table;
  }
}

/** The sections that belong to one client alone; null where a role has none. */
export function ownSections(
  role: ViewRole,
  by: Actor | null,
  state: TableState,
  now: number,
): OwnSections | null {
  switch (role) {
    case 'player':
      return by?.kind === 'terminal' ? splitView(role, playerView(state, by.id, now)).own : null;
    case 'dealer':
      return by && splitView(role, dealerView(state, by, now)).own;
    case 'pit':
      return by && splitView(role, pitView(state, by, now)).own;
    case 'display':
    case 'auditor':
      return null;
  }
}
