import { SHIPPED } from '@baize/house';
import { type Sections, type ServerMessage, withChanges } from '@baize/protocol';
import { viewSchemasOf } from '@baize/protocol/views';
import type { ViewRole } from '@baize/table';

const SCHEMAS = viewSchemasOf(SHIPPED);

interface Followed {
  readonly epoch: string;
  readonly numbers: { readonly table: number; readonly own: number };
  /** The number of the table's view beside which the own one was drawn. */
  readonly tableNumber: number;
  readonly sections: { readonly table: Sections; readonly own: Sections | null };
  readonly sequence: number;
  readonly at: number;
}

/** A view somebody was shown, and the moment it is of. */
export interface ShownView {
  readonly view: unknown;
  readonly sequence: number;
  readonly at: number;
}

/**
 * The view a client has after these messages, put together without the client of the protocol. A gap in
 * either stream throws, and so does a view that is not exactly one of its role.
 */
export function followView(messages: readonly ServerMessage[], role: ViewRole): unknown {
  return listShownViews(messages, role).at(-1)?.view ?? null;
}

/** Every view these messages show, one after the other: both streams as they tell of one moment. */
export function listShownViews(
  messages: readonly ServerMessage[],
  role: ViewRole,
): readonly ShownView[] {
  const shown: ShownView[] = [];
  let followed: Followed | null = null;
  for (const message of messages) {
    const next = after(followed, message);
    if (next === followed || !next) continue;
    followed = next;
    const { sections, sequence, at } = next;
    if (sections.own && next.tableNumber !== next.numbers.table) continue;
    const view = SCHEMAS[role].parse({ ...sections.table, ...sections.own, sequence });
    shown.push({ view, sequence, at });
  }
  return shown;
}

function after(followed: Followed | null, message: ServerMessage): Followed | null {
  if (message.type === 'snapshot') {
    const { epoch, numbers, view, sequence, at } = message;
    return { epoch, numbers, tableNumber: numbers.table, sections: view, sequence, at };
  }
  if (message.type !== 'event' || !followed) return followed;
  const { stream, number, view, rows, sequence, at } = message;
  const { numbers, sections } = followed;
  if (number !== numbers[stream] + 1) {
    throw new Error(`${stream} goes from ${numbers[stream]} to ${number}`);
  }
  const changes = { ...(view ? { view } : {}), ...(rows ? { rows } : {}) };
  return {
    ...followed,
    numbers: { ...numbers, [stream]: number },
    tableNumber: message.stream === 'own' ? message.tableNumber : followed.tableNumber,
    sections: { ...sections, [stream]: withChanges(sections[stream] ?? {}, changes) },
    sequence,
    at,
  };
}
