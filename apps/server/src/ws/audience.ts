import type { Sections } from '@baize/protocol';
import type { Actor, ViewRole } from '@baize/table';

/** A client as a table sees it: somebody who looks at it in a role. */
export interface Viewer {
  readonly role: ViewRole;
  readonly by: Actor | null;
  /** The own view as the client has it: what was told, how often, and beside which view of the table. */
  readonly own: { sections: Sections | null; number: number; tableNumber: number };
  /** Sends bytes of a stream, unless the client has fallen behind and waits for a snapshot. */
  stream(frame: Buffer): void;
}

/** Everybody who looks at one table. */
export interface Audience {
  add(viewer: Viewer): void;
  remove(viewer: Viewer): void;
  of(role: ViewRole): ReadonlySet<Viewer>;
  /** The windows of one terminal. */
  at(terminal: string): ReadonlySet<Viewer>;
  size(): number;
}

const NOBODY: ReadonlySet<Viewer> = new Set();

export function newAudience(): Audience {
  const byRole = new Map<ViewRole, Set<Viewer>>();
  const byTerminal = new Map<string, Set<Viewer>>();
  const all = new Set<Viewer>();

  function groupsOf({ role, by }: Viewer): readonly Set<Viewer>[] {
    const ofRole = groupIn(byRole, role);
    return role === 'player' && by?.kind === 'terminal'
      ? [all, ofRole, groupIn(byTerminal, by.id)]
      : [all, ofRole];
  }

  return {
    add: (viewer) => {
      for (const group of groupsOf(viewer)) group.add(viewer);
    },
    remove: (viewer) => {
      for (const group of groupsOf(viewer)) group.delete(viewer);
      const { by } = viewer;
      if (by?.kind === 'terminal' && byTerminal.get(by.id)?.size === 0) byTerminal.delete(by.id);
    },
    of: (role) => byRole.get(role) ?? NOBODY,
    at: (terminal) => byTerminal.get(terminal) ?? NOBODY,
    size: () => all.size,
  };
}

function groupIn<Key>(groups: Map<Key, Set<Viewer>>, key: Key): Set<Viewer> {
  const known = groups.get(key);
  if (known) return known;
  const group = new Set<Viewer>();
  groups.set(key, group);
  return group;
}
