import { type ServerMessage, type ViewRole, withChanges } from '@baize/protocol';
import { VIEW_SCHEMAS } from '@baize/protocol/views';

type Sections = Readonly<Record<string, unknown>>;

interface Followed {
  readonly epoch: string;
  readonly numbers: { readonly table: number; readonly own: number };
  readonly sections: { readonly table: Sections; readonly own: Sections };
  readonly sequence: number;
}

/**
 * The view a client has after these messages, put together without the client of the protocol. A gap in
 * either stream throws, and so does a view that is not exactly one of its role.
 */
export function followView(messages: readonly ServerMessage[], role: ViewRole): unknown {
  const followed = messages.reduce<Followed | null>(after, null);
  if (!followed) return null;
  const { sections, sequence } = followed;
  return VIEW_SCHEMAS[role].parse({ ...sections.table, ...sections.own, sequence });
}

function after(followed: Followed | null, message: ServerMessage): Followed | null {
  if (message.type === 'snapshot') {
    const { epoch, numbers, view, sequence } = message;
    return { epoch, numbers, sections: { table: view.table, own: view.own ?? {} }, sequence };
  }
  if (message.type !== 'event' || !followed) return followed;
  const { stream, number, view, rows, sequence } = message;
  const { numbers, sections } = followed;
  if (number !== numbers[stream] + 1) {
    throw new Error(`${stream} goes from ${numbers[stream]} to ${number}`);
  }
  const changes = { ...(view ? { view } : {}), ...(rows ? { rows } : {}) };
  return {
    ...followed,
    numbers: { ...numbers, [stream]: number },
    sections: { ...sections, [stream]: withChanges(sections[stream], changes) },
    sequence: Math.max(sequence, followed.sequence),
  };
}
