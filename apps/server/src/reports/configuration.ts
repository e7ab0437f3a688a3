import { fractionText } from '@baize/exact';
import { mathematicsOf } from '@baize/house/mathematics';
import { figuresOf } from '@baize/math';
import type { ConfigHistoryBody, ConfigPreviewBody } from '@baize/protocol/http';
import {
  checkConfig,
  configProblems,
  itemsOf,
  type Recorded,
  secondPersonFor,
  type TableConfig,
  type TableLibrary,
  type TableRules,
  type TableState,
  worstWhenFull,
} from '@baize/table';
import { decodeFacts, type Queryable, readRowsNaming } from '../store/journal-row.ts';
import { actorText } from './registers/actor-text.ts';

type Change = ConfigPreviewBody['changes'][number];

/** What another configuration would mean to a table, its players and the house. */
export function configPreview(
  state: TableState,
  rules: TableRules,
  wanted: TableConfig,
  library: TableLibrary,
): ConfigPreviewBody {
  const { config } = rules;
  const checked = checkConfig(wanted, library);
  const after = checked.ok ? checked.value : null;
  const problems =
    wanted.table === config.table
      ? configProblems(wanted, library)
      : [{ field: 'table', message: `This is table ${config.table}.` }];
  return {
    faults: problems.map(({ field, message, ...why }) => ({
      field,
      message,
      ...('because' in why && why.because ? { because: [...why.because] } : {}),
    })),
    changes: [...changesBetween(config, wanted)],
    edges: after && edgeChanges(rules, after),
    worst: {
      before: worstWhenFull(rules)?.net ?? null,
      after: (after && worstWhenFull(after)?.net) ?? null,
    },
    second: secondPersonFor(config, wanted),
    seated: [...itemsOf(state.terminals)].filter(({ isSeated }) => isSeated).length,
    isInRound: state.round !== null,
  };
}

/** Exact edges of the bets whose edge changes, and of those that come or go. */
function edgeChanges(before: TableRules, after: TableRules): ConfigPreviewBody['edges'] {
  const [was, is] = [edgesOf(before), edgesOf(after)];
  if (!was || !is) return null;
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((bet) => ({ bet, before: was.get(bet) ?? null, after: is.get(bet) ?? null }))
    .filter((edge) => edge.before !== edge.after);
}

/** Where going through every result takes a moment; hands of cards take minutes. */
function edgesOf({ game, library, mechanic }: TableRules): ReadonlyMap<string, string> | null {
  if (!mechanic.risk) return null;
  const enumeration = mathematicsOf(library, game).enumeration(game);
  return new Map(
    enumeration.bets.map((bet) => [bet.bet, fractionText(figuresOf(enumeration, bet).edge)]),
  );
}

/** Settings that differ, named as a floor file names them: `limits.default.maximum`. */
function changesBetween(before: TableConfig | null, after: TableConfig): readonly Change[] {
  const [was, is] = [settingsOf(before), settingsOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => name !== 'bookHash');
  return names
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function settingsOf(value: unknown, name = ''): ReadonlyMap<string, string> {
  if (value === null || value === undefined) return new Map();
  const isPlain = typeof value !== 'object' || (Array.isArray(value) && !value.every(isLine));
  if (isPlain) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return new Map([[name, text]]);
  }
  const lines = Array.isArray(value)
    ? value.map((line, index) => [lineName(line, index), line])
    : null;
  return new Map(
    (lines ?? Object.entries(value)).flatMap(([key, each]) => [
      ...settingsOf(each, name === '' ? key : `${name}.${key}`),
    ]),
  );
}

function isLine(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A row of prices by what it prices, so that it is compared with the price there was; any other line by its place. */
function lineName(line: object, index: number): string {
  const { bet, on, dice }: Partial<Record<string, unknown>> = { ...line };
  if (typeof bet !== 'string') return String(index);
  const selected = Array.isArray(on) ? `:${on.join(',')}` : '';
  return `${bet}${selected}${typeof dice === 'number' ? `×${dice}` : ''}`;
}

const ROWS_AT_ONCE = 500;
const TYPES = ['TableConfigured', 'ApprovalRequested'];

/** Every configuration a table has had; the database looks for the rows, and only those are read. */
export async function configHistory(
  database: Queryable,
  table: string,
): Promise<ConfigHistoryBody['entries']> {
  const asked = new Map<string, string>();
  const entries: ConfigHistoryBody['entries'] = [];
  let present: TableConfig | null = null;
  let next = 1;
  for (;;) {
    const rows = await readRowsNaming(database, table, TYPES, next, ROWS_AT_ONCE);
    for (const row of rows) {
      const facts = decodeFacts(row);
      for (const fact of facts) {
        const { event } = fact;
        if (event.type === 'ApprovalRequested') {
          asked.set(event.approval.id, actorText(event.approval.requestedBy));
        }
        if (event.type !== 'TableConfigured') continue;
        const by = actorText(fact.by);
        const first = askedBy(facts, asked);
        entries.push({
          sequence: fact.sequence,
          at: fact.at,
          by: first ?? by,
          second: first === undefined ? null : by,
          changes: [...changesBetween(present, event.config)],
        });
        present = event.config;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return entries.toReversed();
    next = last.last + 1;
  }
}

/** Who had asked for what a second person granted together with it. */
function askedBy(
  facts: readonly Recorded[],
  asked: ReadonlyMap<string, string>,
): string | undefined {
  const granted = facts.flatMap(({ event }) =>
    event.type === 'ApprovalGranted' ? [event.request] : [],
  )[0];
  return granted === undefined ? undefined : asked.get(granted);
}
