import { err, ok, type Result } from '@baize/exact';
import type { Posting } from '@baize/ledger';
import { changesBetween, type Sections } from '@baize/protocol';
import {
  displayView,
  evolve,
  factsIn,
  LIBRARY,
  playerView,
  type Recomputed,
  type Recorded,
  type RecordProblem,
  type RoundRecord,
  recomputeRound,
  roundRecord,
  type TableEvent,
  type TableState,
  transcript,
} from '@baize/table';
import type { JournalRow } from '../../store/journal-row.ts';
import type { RoundRead } from './read-round.ts';

/** A row of the journal as it can be checked by hand. */
interface ChainedRow {
  readonly table: string;
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly previous: string;
  readonly hash: string;
  /** The exact text that was hashed; null where it would show other people's bets. */
  readonly events: string | null;
}

const HASHING = [
  'hash = SHA-256 over seven fields in this order: the text "baize/journal/1", table, first, last, at, previous, events.',
  'Before each field stands its length in bytes as four bytes, most significant first.',
  'Texts are UTF-8; first, last and at are eight bytes, most significant first; previous is the 32 bytes of the hash of the row before.',
  'A row with events can be recomputed from this file alone. Its previous is the hash of the row before it, in this file or in the journal.',
] as const;

/** The rows that hold events of the round. */
function journalPart(
  rows: readonly JournalRow[],
  { operations }: Pick<RoundRecord, 'operations'>,
  isWhole: boolean,
): readonly ChainedRow[] {
  const sequences = operations.flatMap(({ events }) => events.map(({ sequence }) => sequence));
  return rows
    .filter(({ first, last }) => sequences.some((each) => each >= first && each <= last))
    .map(({ table, first, last, at, previous, hash, events }) => ({
      table,
      first,
      last,
      at,
      previous: previous.toString('hex'),
      hash: hash.toString('hex'),
      events: isWhole ? events.toString('utf8') : null,
    }));
}

/** The name and version of the format; a change of shape is a new version. */
export const DISPUTE_FORMAT = 'baize-dispute/1';

/** Everything there is about one round, in one file that needs no floor to be read. */
export interface DisputeBundle {
  readonly format: typeof DISPUTE_FORMAT;
  readonly floor: string;
  readonly table: string;
  readonly round: string;
  /** Whose part it is; null where it is everybody's. */
  readonly terminal: string | null;
  readonly producedAt: number;
  readonly producedBy: string;
  /** The round told in words, with the clauses. */
  readonly transcript: string;
  /** In the open format `baize-round/1`. */
  readonly record: RoundRecord;
  /** The whole record computed again by the rules engine: there must be no difference. */
  readonly recomputed: Recomputed;
  readonly screens: Screens;
  readonly journal: { readonly hashing: readonly string[]; readonly rows: readonly ChainedRow[] };
  readonly verification: readonly string[];
}

export interface BundleQuestion {
  readonly floor: string;
  readonly round: string;
  readonly terminal: string | null;
  readonly producedAt: number;
  readonly producedBy: string;
  /** Local time, in minutes east of Greenwich. */
  readonly minutesEast: number;
}

export type BundleProblem =
  | RecordProblem
  | { readonly code: 'not-in-round'; readonly message: string };

export function disputeBundle(
  { before, facts, rows }: RoundRead,
  question: BundleQuestion,
): Result<DisputeBundle, BundleProblem> {
  const { floor, round, terminal, producedAt, producedBy, minutesEast } = question;
  const library = before[LIBRARY];
  const whole = roundRecord(facts, round, before);
  if (!whole.ok) return whole;
  const players = whole.value.terminals.map((each) => each.terminal);
  if (terminal !== null && !players.includes(terminal)) {
    return err({ code: 'not-in-round', message: `${terminal} had no bet in round ${round}.` });
  }
  const record = terminal === null ? whole.value : ownPart(whole.value, terminal);
  const { table, config, operations } = record;
  return ok({
    format: DISPUTE_FORMAT,
    floor,
    table,
    round,
    terminal,
    producedAt,
    producedBy,
    transcript: transcript(factsIn(operations), { config, minutesEast, library }),
    record,
    recomputed: recomputeRound(whole.value, library),
    screens: screensOf(before, facts, round, terminal === null ? players : [terminal]),
    journal: { hashing: HASHING, rows: journalPart(rows, whole.value, terminal === null) },
    verification: verificationOf(round),
  });
}

function verificationOf(round: string): readonly string[] {
  return [
    `npx baize replay ${round} tells the round again from the journal of the floor and computes it again.`,
    'npx baize verify recomputes the hash chain, every settlement and every balance of the floor.',
    'The record is plain JSON: recomputeRound of @baize/table computes it again from nothing else.',
    'Every hash below can be recomputed as `hashing` says, with any program that knows SHA-256.',
  ];
}

type Operation = RoundRecord['operations'][number];

/**
 * A record with nothing of anybody but one terminal, to be handed to its player: other people's bets,
 * credits and settlements are left out, what happened at the table is not.
 */
function ownPart(record: RoundRecord, terminal: string): RoundRecord {
  const operations = record.operations.flatMap((operation): readonly Operation[] => {
    if (operation.by.kind === 'terminal' && operation.by.id !== terminal) return [];
    const events = operation.events.flatMap(({ sequence, event }) => {
      const own = ownEvent(event, terminal);
      return own ? [{ sequence, event: own }] : [];
    });
    return events.length > 0 ? [{ ...operation, events }] : [];
  });
  const bets = new Set(betsIn(operations));
  return {
    ...record,
    prices: record.prices.filter(({ bet }) => bets.has(bet)),
    terminals: record.terminals.filter((each) => each.terminal === terminal),
    settled: record.settled.filter((each) => each.terminal === terminal),
    operations,
  };
}

function betsIn(operations: readonly Operation[]): readonly string[] {
  return operations
    .flatMap(({ events }) => events)
    .flatMap(({ event }) => (event.type === 'BetsChanged' ? event.changes : []))
    .map(({ bet }) => bet);
}

/** Null where an event is of another terminal altogether. */
function ownEvent(event: TableEvent, terminal: string): TableEvent | null {
  if ('terminal' in event && event.terminal !== terminal) return null;
  // A field of the same name holds the same kind of rows in every event that has it.
  return Object.fromEntries(
    Object.entries(event).map(([field, value]) => [field, ownValue(field, value, terminal)]),
  ) as unknown as TableEvent;
}

function ownValue(field: string, value: unknown, terminal: string): unknown {
  if (!Array.isArray(value)) return value;
  if (field === 'postings') return value.filter((each: Posting) => concerns(each, terminal));
  return value.filter((each: unknown) => {
    if (field === 'terminals' && typeof each === 'string') return each === terminal;
    const isNamed = typeof each === 'object' && each !== null && 'terminal' in each;
    return !isNamed || each.terminal === terminal;
  });
}

function concerns({ from, to }: Posting, terminal: string): boolean {
  return [from, to].some((account) => account.endsWith(`:${terminal}`));
}

/** What a screen showed from this event on: all of it at first, then what changed. */
interface ScreenFrame {
  readonly sequence: number;
  readonly at: number;
  readonly view?: Sections;
  readonly rows?: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

interface Screens {
  readonly display: readonly ScreenFrame[];
  readonly terminals: readonly {
    readonly terminal: string;
    readonly frames: readonly ScreenFrame[];
  }[];
}

/**
 * The data the public display and the terminals were sent during a round. It is drawn again from the
 * journal by the function that drew it then.
 */
function screensOf(
  before: TableState,
  facts: readonly Recorded[],
  round: string,
  terminals: readonly string[],
): Screens {
  const moments = momentsOf(before, facts, round);
  return {
    display: framesOf(moments, ({ state }) => displayView(state)),
    terminals: terminals.map((terminal) => ({
      terminal,
      frames: framesOf(moments, ({ state, at }) => playerView(state, terminal, at)),
    })),
  };
}

interface Moment {
  readonly state: TableState;
  readonly sequence: number;
  readonly at: number;
}

/** The table after each operation, from the opening of the round until it was over. */
function momentsOf(
  before: TableState,
  facts: readonly Recorded[],
  round: string,
): readonly Moment[] {
  const moments: Moment[] = [];
  let state = before;
  for (const [index, fact] of facts.entries()) {
    state = evolve(state, fact);
    if (facts[index + 1]?.op === fact.op) continue;
    moments.push({ state, sequence: fact.sequence, at: fact.at });
    if (state.concluded.has(round)) break;
  }
  return moments;
}

function framesOf(
  moments: readonly Moment[],
  draw: (moment: Moment) => object,
): readonly ScreenFrame[] {
  let shown: Sections = {};
  return moments.flatMap((moment) => {
    // Undefined fields are no fields on a wire, and the sequence stands on the frame itself.
    const drawn: Sections = JSON.parse(JSON.stringify({ ...draw(moment), sequence: undefined }));
    const changes = changesBetween(shown, drawn);
    shown = drawn;
    return changes ? [{ sequence: moment.sequence, at: moment.at, ...changes }] : [];
  });
}
