import { changesBetween, type ViewRole } from '@baize/protocol';
import type { PublicFact, TableState } from '@baize/table';
import { eventFrame } from './frames.ts';
import { type Sections, tableSections } from './view-sections.ts';

/** The stream that everybody of one role at one table shares. */
export interface Feed {
  readonly role: ViewRole;
  number(): number;
  /** The sections as JSON, written once however many ask. */
  text(): string;
  /** Draws the view again; the frame to send, or null where nothing changed that anybody sees. */
  update(state: TableState, facts: readonly PublicFact[], now: number): Buffer | null;
}

export function newFeed(role: ViewRole, state: TableState, now: number): Feed {
  let sections: Sections = tableSections(role, state, now);
  let number = 0;
  let text: string | null = null;
  return {
    role,
    number: () => number,
    text() {
      text ??= JSON.stringify(sections);
      return text;
    },
    update(next, facts, at) {
      const drawn = tableSections(role, next, at);
      const changes = changesBetween(sections, drawn);
      if (!changes && facts.length === 0) return null;
      sections = drawn;
      text = null;
      number += 1;
      const { sequence } = next;
      return eventFrame({ stream: 'table', number, sequence, at, changes: changes ?? {}, facts });
    },
  };
}
