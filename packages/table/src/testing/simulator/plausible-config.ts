import { assert, type Money, money } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES, withReading } from '@baize/game';
import type { LayoutConfig, TableConfig } from '../../configuration/table-config.ts';
import { mechanicOf } from '../../configuration/table-rules.ts';
import { oncePer, type TableLibrary } from '../../library.ts';
import { among, between, oneIn, type Source } from '../../plausible/source.ts';

const SECONDS = [null, 15, 30] as const;
const SOURCES = ['dealer', 'virtual', 'device', 'dealer-and-device'] as const;

/** A configuration a floor could have: tight limits, so that bets meet them often. */
export function plausibleConfig(
  source: Source,
  table: string,
  game: string,
  terminals: readonly string[],
  library: TableLibrary,
): TableConfig {
  const facts = factsIn(library).get(game);
  assert(facts !== undefined, `There is no game ${game}.`);
  const { unit: smallest, boxes, hasDifferential, besides } = facts;
  const unit = money(smallest * among(source, [1, 5, 50]));
  const minimum = times(unit, between(source, 1, 10));
  const maximum = times(minimum, between(source, 2, 40));
  const bettingSeconds = among(source, SECONDS);
  return {
    table,
    game,
    readings: oneIn(source, 3) ? otherReading(source) : DEFAULT_READINGS,
    houseTable: null,
    unit,
    limits: {
      default: { minimum, maximum },
      kinds: oneIn(source, 2) ? { total: { minimum: unit, maximum: times(unit, 20) } } : {},
    },
    differential: hasDifferential && !oneIn(source, 3) ? times(minimum, source(10)) : null,
    mode: oneIn(source, 4) ? 'automatic' : 'dealt',
    resultSource: among(source, SOURCES),
    bettingSeconds,
    bettingSecondsMinimum: bettingSeconds === null ? source(4) : source(10),
    boxes: boxes === 0 ? 0 : between(source, 1, boxes),
    approvalMinutes: between(source, 1, 10),
    handPayAbove: oneIn(source, 3) ? times(minimum, 10) : null,
    roundsKept: between(source, 10, 12),
    ...(besides.length > 0 && oneIn(source, 2)
      ? { layouts: otherLayouts(source, besides, unit, terminals) }
      : {}),
  };
}

/** Every other layout of the book at some terminals; the rest have the table's own. */
function otherLayouts(
  source: Source,
  games: readonly string[],
  unit: Money,
  terminals: readonly string[],
): readonly LayoutConfig[] {
  const places = new Map(terminals.map((terminal) => [terminal, source(games.length + 1)]));
  const layouts = games.map((game, index) => ({
    game,
    houseTable: null,
    limits: {
      default: { minimum: unit, maximum: times(unit, between(source, 1, 40)) },
      kinds: {},
    },
    differential: null,
    terminals: terminals.filter((terminal) => places.get(terminal) === index),
  }));
  return layouts.filter((layout) => layout.terminals.length > 0);
}

/** A maximum is a multiple of the unit too, and so is everything made of minimums. */
function times(amount: Money, factor: number): Money {
  return money(amount * factor);
}

function otherReading(source: Source) {
  const [id, values] = among(source, Object.entries(READING_SWITCHES));
  const other = withReading(DEFAULT_READINGS, `${id}=${among(source, values)}`);
  return other.ok ? other.value : DEFAULT_READINGS;
}

interface Facts {
  readonly unit: number;
  readonly boxes: number;
  readonly hasDifferential: boolean;
  /** The other layouts that terminals of the same table may have. */
  readonly besides: readonly string[];
}

// Making a game ready judges every bet on every outcome; what it comes to never changes.
const factsIn = oncePer(
  (library) => new Map(library.games.map((entry) => [entry.id, factsOf(entry, library)])),
);

function factsOf(entry: TableLibrary['games'][number], library: TableLibrary): Facts {
  const { book, id } = entry;
  const { unit, boxesMaximum } = mechanicOf(book.mechanic, library).smallest(entry);
  const differential = book.rules.differential ?? 'not-applicable';
  const mayDiffer = book.procedure.layoutPerTerminal !== undefined;
  const layouts = library.games.filter((each) => each.book.id === book.id && mayDiffer);
  // Every price must be exact, on whatever layout.
  const units = layouts.map((each) => mechanicOf(book.mechanic, library).smallest(each).unit);
  return {
    unit: Math.max(unit, ...units),
    boxes: boxesMaximum,
    hasDifferential: differential !== 'not-applicable',
    besides: layouts.map((each) => each.id).filter((each) => each !== id),
  };
}
