import type { Drawing } from '../chart/drawing.ts';

/** A line of a cell that is less important than its first: a second name, an exact fraction. */
export interface TwoLines {
  readonly text: string;
  readonly below: string;
}

export type Cell = string | TwoLines;

export interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** The part of the width this column takes, relative to the others. */
  readonly share: number;
}

export interface Table {
  readonly block: 'table';
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Letter by letter: a hash, an id, a command. */
  readonly isVerbatim: boolean;
}

export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface Signatory {
  readonly role: string;
  readonly states: string;
}

/** What a page is made of. Formats for reading know these and nothing of games. */
export type Block =
  | { readonly block: 'paragraph'; readonly text: string }
  | { readonly block: 'note'; readonly text: string }
  | { readonly block: 'heading'; readonly text: string }
  | { readonly block: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly block: 'facts'; readonly facts: readonly Fact[] }
  | { readonly block: 'command'; readonly text: string }
  | { readonly block: 'chart'; readonly caption: string; readonly drawing: Drawing }
  | { readonly block: 'signatures'; readonly signatories: readonly Signatory[] }
  | Table;

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly startsPage: boolean;
  readonly blocks: readonly Block[];
}

export interface ReportDocument {
  /** What kind of document this is, above its title. */
  readonly kind: string;
  readonly title: string;
  readonly subtitle: string;
  /** For the margin of every page. */
  readonly header: string;
  readonly footer: string;
  readonly summary: readonly Block[];
  readonly sections: readonly Section[];
}

export function paragraph(text: string): Block {
  return { block: 'paragraph', text };
}

export function note(text: string): Block {
  return { block: 'note', text };
}

export function heading(text: string): Block {
  return { block: 'heading', text };
}

export function fact(label: string, value: string): Fact {
  return { label, value, isVerbatim: false };
}

export function verbatim(label: string, value: string): Fact {
  return { label, value, isVerbatim: true };
}

export function leftColumn(title: string, share: number): Column {
  return { title, align: 'left', share };
}

export function right(title: string, share: number): Column {
  return { title, align: 'right', share };
}
