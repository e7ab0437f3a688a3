import { assert, type Money, money } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES, withReading } from '@baize/game';
import type { TableConfig } from '../../configuration/table-config.ts';
import { mechanicOf } from '../../configuration/table-rules.ts';
import { oncePer, type TableLibrary } from '../../library.ts';
import { among, between, oneIn, type Source } from '../source.ts';

const SECONDS = [null, 15, 30] as const;
const SOURCES = ['dealer', 'virtual', 'device', 'dealer-and-device'] as const;

/** A configuration a floor could have: tight limits, so that bets meet them often. */
export function plausibleConfig(
  source: Source,
  table: string,
  game: string,
  library: TableLibrary,
): TableConfig {
  const facts = factsIn(library).get(game);
  assert(facts !== undefined, `There is no game ${game}.`);
  const { unit: smallest, boxes, hasDifferential } = facts;
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
  };
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
}

// Making a game ready judges every bet on every outcome; what it comes to never changes.
const factsIn = oncePer(
  (library) => new Map(library.games.map((entry) => [entry.id, factsOf(entry, library)])),
);

function factsOf(entry: TableLibrary['games'][number], library: TableLibrary): Facts {
  const { unit, boxesMaximum } = mechanicOf(entry.book.mechanic, library).smallest(entry);
  const differential = entry.book.rules.differential ?? 'not-applicable';
  return { unit, boxes: boxesMaximum, hasDifferential: differential !== 'not-applicable' };
}
