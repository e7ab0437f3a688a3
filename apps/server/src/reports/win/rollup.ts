import { setImmediate as others } from 'node:timers/promises';
import { fractionText, money, type Rational } from '@baize/exact';
import type { Recorded } from '@baize/table';
import { hourOf, type ShiftPlan, shiftOf } from '../shift-plan.ts';
import type { Division } from './round-tally.ts';
import { type Tally, TallySum } from './tally.ts';
import { type WinBeginning, WinClerk, type WinEntry } from './win-clerk.ts';

/** How figures were divided when they were added up; figures by bet and terminal at once are too many to keep. */
const DIVISIONS = {
  whole: { bet: false, terminal: false, game: false },
  bets: { bet: true, terminal: false, game: false },
  terminals: { bet: false, terminal: true, game: false },
  games: { bet: false, terminal: false, game: true },
  bets_by_game: { bet: true, terminal: false, game: true },
  terminals_by_game: { bet: false, terminal: true, game: true },
} as const satisfies Readonly<Record<string, Division>>;

type DivisionName = keyof typeof DIVISIONS;
/** The whole by minute, for whoever draws its course. */
export type RollupColumn = DivisionName | 'minutes';

const NAMES = ['whole', 'bets', 'terminals', 'games', 'bets_by_game', 'terminals_by_game'] as const;
export const ROLLUP_COLUMNS = ['minutes', ...NAMES] as const satisfies readonly RollupColumn[];

/** Where figures divided so are kept; undefined where they are not. */
export function columnFor({ bet, terminal, game }: Division): RollupColumn | undefined {
  return NAMES.find((name) => {
    const kept: Division = DIVISIONS[name];
    return kept.bet === bet && kept.terminal === terminal && kept.game === game;
  });
}

/** From a moment up to another, at most an hour; no shift begins within. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What one table won within a stretch, in every division, as it is kept: JSON of lines in their order. */
export interface Rollup extends Stretch {
  readonly columns: Readonly<Record<RollupColumn, string>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The stretch a moment is in. */
export function stretchAt(at: number, { minutesEast, shifts }: ShiftPlan): Stretch {
  const local = at + minutesEast * MINUTE;
  const hour = local - (local % HOUR);
  const begins = shifts
    .map(({ from }) => local - (local % DAY) + from * MINUTE)
    .filter((moment) => moment > hour && moment < hour + HOUR);
  const from = Math.max(hour, ...begins.filter((moment) => moment <= local));
  const to = Math.min(hour + HOUR, ...begins.filter((moment) => moment > local));
  const east = minutesEast * MINUTE;
  return { from: from - east, to: to - east };
}

/** Whether all of a stretch is in one hour and one shift of a plan: of another than it was made by, perhaps not. */
export function isOfOnePiece({ from, to }: Stretch, plan: ShiftPlan): boolean {
  const isSame = (of: (at: number, by: ShiftPlan) => string) => of(from, plan) === of(to - 1, plan);
  return isSame(hourOf) && isSame(shiftOf);
}

/** Adds up what one table wins, stretch by stretch. */
export class RollupClerk {
  private readonly clerk: WinClerk;
  private sums = newSums();

  constructor(beginning: WinBeginning) {
    this.clerk = new WinClerk(beginning);
  }

  /** Reads what comes before; it counts elsewhere. */
  pass(fact: Recorded): void {
    this.clerk.read(fact);
  }

  async take(fact: Recorded): Promise<void> {
    const noted = this.clerk.read(fact);
    if (!noted) return;
    for (const [all, byGame] of PAIRS) {
      const divided = await this.clerk.entries(noted, DIVISIONS[byGame]);
      // Where everybody plays one game, the figures by game are those of all of it.
      const entries = noted.hasOneGame ? divided.map(withoutGame) : null;
      this.put(all, entries ?? (await this.clerk.entries(noted, DIVISIONS[all])));
      this.put(byGame, divided);
    }
    // Whoever takes bets in this process gets a turn after every round.
    await others();
  }

  private put(name: DivisionName, entries: readonly WinEntry[]): void {
    for (const entry of entries) {
      put(this.sums[name], keyOf(entry), entry.tally);
      const minute = Math.floor(entry.at / MINUTE);
      if (name === 'whole') put(this.sums.minutes, String(minute), entry.tally);
    }
  }

  /** The figures of a stretch that is over, and nothing left of them. */
  close({ from, to }: Stretch): Rollup {
    const sums = this.sums;
    this.sums = newSums();
    const columns = {
      minutes: textOf(sums.minutes),
      whole: textOf(sums.whole),
      bets: textOf(sums.bets),
      terminals: textOf(sums.terminals),
      games: textOf(sums.games),
      bets_by_game: textOf(sums.bets_by_game),
      terminals_by_game: textOf(sums.terminals_by_game),
    };
    return { from, to, columns };
  }
}

const PAIRS = [
  ['whole', 'games'],
  ['bets', 'bets_by_game'],
  ['terminals', 'terminals_by_game'],
] as const;

function withoutGame(entry: WinEntry): WinEntry {
  return { ...entry, game: null };
}

type Sums = Record<RollupColumn, Map<string, TallySum>>;

function newSums(): Sums {
  return {
    minutes: new Map(),
    whole: new Map(),
    bets: new Map(),
    terminals: new Map(),
    games: new Map(),
    bets_by_game: new Map(),
    terminals_by_game: new Map(),
  };
}

function put(sums: Map<string, TallySum>, key: string, tally: Tally): void {
  const sum = sums.get(key) ?? new TallySum();
  sums.set(key, sum);
  sum.add(tally);
}

function keyOf({ person, game, bet, terminal }: WinEntry): string {
  return JSON.stringify([person, game, bet, terminal]);
}

type Line = readonly [key: string, ...figures: (number | string)[]];

function textOf(sums: ReadonlyMap<string, TallySum>): string {
  const lines = Array.from(sums, ([key, sum]): Line => {
    const { rounds, handle, win, commission, drop, theoretical, variance, assumesHouseWay } =
      sum.total();
    const fractions = [fractionText(theoretical), fractionText(variance)];
    return [key, rounds, handle, win, commission, drop, ...fractions, assumesHouseWay ? 1 : 0];
  });
  return JSON.stringify(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What was kept of one stretch, in one column. */
export interface KeptText {
  readonly from: number;
  readonly text: string;
}

/**
 * What was kept, as entries of the moment a stretch began, or of their minute. Stretches that whoever asks does not
 * tell apart are added up line by line first: a day has thousands of lines, and few of them are about something else.
 */
export function entriesIn(
  column: RollupColumn,
  kept: readonly KeptText[],
  apart: (from: number) => number | string = (from) => from,
): readonly WinEntry[] {
  const isMinute = column === 'minutes';
  const known = new Map<string, Known>();
  for (const { from, text } of kept) {
    const lines: readonly Line[] = JSON.parse(text);
    const stretch = apart(from);
    for (const line of lines) {
      const [key] = line;
      const name = isMinute ? key : `${stretch} ${key}`;
      const at = isMinute ? Number(key) * MINUTE : from;
      const before = known.get(name);
      if (before) before.sum = sumWith(before, tallyIn(line));
      else known.set(name, { at, key, tally: tallyIn(line), sum: null });
    }
  }
  const places = new Map<string, Omit<WinEntry, 'at' | 'tally'>>();
  return Array.from(known.values(), ({ at, key, tally, sum }) => {
    const place = places.get(key) ?? placeIn(isMinute ? NOWHERE : JSON.parse(key));
    places.set(key, place);
    return { at, ...place, tally: sum?.total() ?? tally };
  });
}

/** A line, and what was added to it; most lines of an hour stand alone, and need no sum. */
interface Known {
  readonly at: number;
  readonly key: string;
  readonly tally: Tally;
  sum: TallySum | null;
}

function sumWith({ tally, sum }: Known, more: Tally): TallySum {
  const whole = sum ?? new TallySum();
  if (!sum) whole.add(tally);
  whole.add(more);
  return whole;
}

type Place = readonly [string | null, string | null, string | null, string | null];

const NOWHERE: Place = [null, null, null, null];

function placeIn([person, game, bet, terminal]: Place): Omit<WinEntry, 'at' | 'tally'> {
  return { person, game, bet, terminal };
}

function tallyIn([, rounds, handle, win, commission, drop, ...others]: Line): Tally {
  const [theoretical, variance, assumes] = others;
  return {
    rounds: Number(rounds),
    handle: money(Number(handle)),
    win: money(Number(win)),
    commission: money(Number(commission)),
    drop: money(Number(drop)),
    theoretical: fractionIn(String(theoretical)),
    variance: fractionIn(String(variance)),
    assumesHouseWay: assumes === 1,
  };
}

/** A fraction that was written in its lowest terms: nothing has to be cancelled, which is what takes long. */
function fractionIn(text: string): Rational {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}
