import { basename } from 'node:path';
import { type Document, isNode, type LineCounter } from 'yaml';
import type { FloorProblem } from './floor-problem.ts';

type Key = string | number;

/** Finds the line of a field in the text it was read from. */
export interface Places {
  /** The place of a field, or of the nearest thing around it; `or` where it may have been said too. */
  at(
    path: readonly Key[],
    message: string,
    because: readonly string[],
    or?: readonly Key[],
  ): FloorProblem;
  atOffset(offset: number, message: string): FloorProblem;
}

export function placesIn(document: Document, lines: LineCounter, path: string): Places {
  const lineOf = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const file = basename(path);
  return {
    at: (field, message, because, or) => {
      const said = offsetOf(document, field) ?? (or ? offsetOf(document, or) : null);
      const offset = said ?? nearest(document, field);
      return { file, line: lineOf(offset), field: fieldText(field), message, because };
    },
    atOffset: (offset, message) => {
      const said = message.endsWith('.') ? message : `${message}.`;
      return { file, line: lineOf(offset), field: '', message: said, because: [] };
    },
  };
}

function offsetOf(document: Document, path: readonly Key[]): number | null {
  const node = document.getIn(path, true);
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

function nearest(document: Document, path: readonly Key[]): number {
  if (path.length === 0) return 0;
  const around = path.slice(0, -1);
  return offsetOf(document, around) ?? nearest(document, around);
}

function fieldText(path: readonly Key[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
