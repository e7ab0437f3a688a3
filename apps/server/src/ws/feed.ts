import { changesBetween, type Sections } from '@baize/protocol';
import { drawTableView, type PublicFact, type TableState, type ViewRole } from '@baize/table';
import { tableEventFrame } from './frames.ts';

/** The stream that everybody of one role at one table shares. */
export interface Feed {
  readonly role: ViewRole;
  number(): number;
  /** The sections as JSON, written once however many ask. */
  text(): string;
  /** Draws the view again; the frame to send, or null where nothing changed that anybody sees. */
  update(state: TableState, facts: readonly PublicFact[], now: number): Buffer | null;
}

export function newFeed(role: ViewRole, state: TableState): Feed {
  let sections: Sections = { ...drawTableView(role, state) };
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
      const drawn = { ...drawTableView(role, next) };
      const changes = changesBetween(sections, drawn);
      if (!changes && facts.length === 0) return null;
      sections = drawn;
      text = null;
      number += 1;
      const { sequence } = next;
      return tableEventFrame({ number, sequence, at, changes: changes ?? {} }, facts);
    },
  };
}
