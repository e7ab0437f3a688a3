import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import { err, money, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { type LoadedPackages, loadPackages } from '@baize/loader';
import { BROKEN_TEXT, brokenText } from '@baize/protocol';
import { checkConfig, FLOOR_BOOK } from '@baize/table';
import { LineCounter, parseDocument } from 'yaml';
import type { CageConfig } from '../../cage/cage-config.ts';
import type { ShiftPlan } from '../../reports/shift-plan.ts';
import { messageOf } from '../message-of.ts';
import { strangersAmong, unnamedDemonstrations } from './demonstrations.ts';
import type { FloorProblem } from './floor-problem.ts';
import { type Places, placesIn } from './places.ts';
import { type FloorEntry, floorSchema, type TableEntry } from './table-entry.ts';
import { settingsOf, type TablePresentation, type TableSettings } from './table-settings.ts';

export interface Floor {
  readonly name: string;
  readonly currency: string;
  readonly property: number;
  readonly instrumentDays: number;
  readonly shifts: ShiftPlan;
  readonly cage: CageConfig;
  readonly tables: readonly TableSettings[];
  /** After how many minutes a seat with credit counts as abandoned; null never. */
  readonly abandonedMinutes: number | null;
  /** Tables that only demonstrate a game and may open in production all the same. */
  readonly demonstrations: readonly string[];
  /** The pits people work in, for those it names. */
  readonly assignments: ReadonlyMap<string, readonly string[]>;
  /** The books and mechanics its tables play by. */
  readonly library: HouseLibrary;
  /** Screens that packages brought along: the file of a module, by the name of its mechanic. */
  readonly screens: ReadonlyMap<string, string>;
  /** Where those packages are. */
  readonly packages: readonly string[];
}

/** Where real money is played, a table that only demonstrates a game has to be named. */
interface Purpose {
  readonly isProduction: boolean;
}

type Read<T> = Result<T, readonly FloorProblem[]>;

/** The floor a file describes, or everything that is wrong with it. */
export async function readFloorFile(path: string, purpose?: Purpose): Promise<Read<Floor>> {
  const text = textOf(path);
  if (!text.ok) return text;
  const entry = parseEntry(text.value, path);
  if (!entry.ok) return entry;
  const { said, places } = entry.value;
  const loaded = await packagesOf(said.packages, path);
  if (!loaded.ok) return err([places.at(['packages'], loaded.error, WELL_FORMED)]);
  return floorOf(said, places, path, loaded.value, purpose);
}

/** The same from a text that names no packages, at a house that has these books and mechanics. */
export function parseFloor(text: string, path: string, library: HouseLibrary): Read<Floor> {
  const entry = parseEntry(text, path);
  if (!entry.ok) return entry;
  const { said, places } = entry.value;
  return floorOf(said, places, path, { library, packages: [] });
}

interface ParsedEntry {
  readonly said: FloorEntry;
  readonly places: Places;
}

function parseEntry(text: string, path: string): Read<ParsedEntry> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const places = placesIn(document, lineCounter, path);
  const [broken] = document.errors;
  if (broken) {
    const [line = ''] = broken.message.split(' at line ');
    return err([places.atOffset(broken.pos[0], line)]);
  }
  const said: unknown = document.toJS();
  const unfit = brokenText(said);
  if (unfit) return err([places.at(keysIn(unfit), `${BROKEN_TEXT}.`, WELL_FORMED)]);
  const parsed = floorSchema.safeParse(said);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map(({ path: at, message }) =>
        places.at(keysIn(at), `${message}.`, WELL_FORMED),
      ),
    );
  }
  return ok({ said: parsed.data, places });
}

function keysIn(path: readonly PropertyKey[]): (string | number)[] {
  return path.filter((key) => typeof key !== 'symbol');
}

const WELL_FORMED = [`${FLOOR_BOOK}#well-formed`];

function floorOf(
  entry: FloorEntry,
  places: Places,
  path: string,
  { library, packages }: LoadedPackages,
  { isProduction }: Purpose = { isProduction: false },
): Read<Floor> {
  const problems: FloorProblem[] = [];
  const tables: TableSettings[] = [];
  const seen = new Set<string>();
  for (const [index, each] of entry.tables.entries()) {
    if (seen.has(each.table)) {
      const message = `There are two tables called ${each.table}.`;
      problems.push(places.at(['tables', index, 'table'], message, WELL_FORMED));
    }
    seen.add(each.table);
    const settings = checkTable(each, entry, index, places, path, library);
    if (settings.ok) tables.push(settings.value);
    else problems.push(settings.error);
  }
  const shiftProblem = shiftsProblem(entry);
  if (shiftProblem) problems.push(places.at(shiftProblem.path, shiftProblem.message, WELL_FORMED));
  problems.push(...strangersAmong(entry, places), ...emptyPits(entry, places));
  if (isProduction) problems.push(...unnamedDemonstrations(tables, entry, places));
  if (problems.length > 0) return err(problems);
  const { floor: name, currency, property, instrumentDays } = entry;
  const cage = cageOf(entry);
  const screens = new Map(packages.flatMap((each) => [...each.screens]));
  const shifts = shiftsOf(entry);
  return ok({
    name,
    currency,
    property,
    instrumentDays,
    shifts,
    cage,
    tables,
    abandonedMinutes: entry.abandonedMinutes,
    demonstrations: entry.demonstrations,
    assignments: assignmentsOf(entry),
    library,
    screens,
    packages: packages.map((each) => each.path),
  });
}

/** A pit that has people has tables too, or they could work nowhere. */
function emptyPits({ pits, defaults, tables }: FloorEntry, places: Places): FloorProblem[] {
  const known = new Set(tables.map(({ pit = defaults.pit }) => pit));
  return Object.keys(pits)
    .filter((pit) => !known.has(pit))
    .map((pit) => places.at(['pits', pit], `No table belongs to a pit ${pit}.`, WELL_FORMED));
}

function assignmentsOf({ pits }: Pick<FloorEntry, 'pits'>): Floor['assignments'] {
  const named = Object.entries(pits);
  const people = new Set(named.flatMap(([, pit]) => pit.people));
  const pitsOf = (person: string) =>
    named.filter(([, pit]) => pit.people.includes(person)).map(([name]) => name);
  return new Map([...people].map((person) => [person, pitsOf(person)]));
}

function cageOf({ cage }: FloorEntry): CageConfig {
  const { windows, notes, secondAbove, blind } = cage;
  return {
    windows,
    notes: notes.toSorted((one, other) => other - one).map((value) => money(value)),
    secondAbove: secondAbove === null ? null : money(secondAbove),
    isBlind: blind,
  };
}

function checkTable(
  each: TableEntry,
  floor: FloorEntry,
  index: number,
  places: Places,
  path: string,
  library: HouseLibrary,
): Result<TableSettings, FloorProblem> {
  const at = (field: string, message: string, because: readonly string[]): FloorProblem =>
    places.at(['tables', index, ...keysOf(field)], message, because, ['defaults', field]);
  const house = houseTableOf(each.houseTable ?? floor.defaults.houseTable ?? null, path);
  if (!house.ok) return err(at('houseTable', house.error, WELL_FORMED));
  const others: unknown[] = [];
  for (const [place, layout] of (each.layouts ?? []).entries()) {
    const other = houseTableOf(layout.houseTable, path);
    if (!other.ok) return err(at(`layouts.${place}.houseTable`, other.error, WELL_FORMED));
    others.push(other.value);
  }
  const settings = settingsOf(each, floor, house.value, library, others);
  const checked = checkConfig(settings.config, library);
  if (!checked.ok) {
    const { field, message, because = [`${FLOOR_BOOK}#configured`] } = checked.error;
    return err(at(field, message, because));
  }
  const problem = presentationProblem(settings);
  return problem ? err(at(problem.field, problem.message, WELL_FORMED)) : ok(settings);
}

/** `layouts.0.game` is the game of the first layout. */
function keysOf(field: string): (string | number)[] {
  return field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** What the domain leaves to the floor, because only the floor acts by it. */
function presentationProblem({ config, presentation }: TableSettings): {
  readonly field: keyof TablePresentation | 'bettingSeconds';
  readonly message: string;
} | null {
  const { mode, bettingSeconds, unit } = config;
  if (mode === 'automatic' && bettingSeconds === null) {
    return { field: 'bettingSeconds', message: 'An automatic table closes its bets by time.' };
  }
  const { chips } = presentation;
  if (chips.some((chip, index) => chip % unit !== 0 || chip <= (chips[index - 1] ?? 0))) {
    return { field: 'chips', message: `Chips are multiples of ${unit}, in ascending order.` };
  }
  return null;
}

function houseTableOf(said: TableEntry['houseTable'], path: string): Result<unknown, string> {
  if (typeof said !== 'string') return ok(said ?? null);
  try {
    return ok(JSON.parse(readFileSync(resolve(dirname(path), said), 'utf8')));
  } catch (problem) {
    return err(`${said} cannot be read: ${messageOf(problem)}`);
  }
}

function textOf(path: string): Read<string> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch (problem) {
    const message = `The file cannot be read: ${messageOf(problem)}`;
    return err([{ file: basename(path), line: 0, field: '', message, because: [] }]);
  }
}

/** The books and mechanics that come along, and those of the packages a floor file names. */
async function packagesOf(
  names: readonly string[],
  file: string,
): Promise<Result<LoadedPackages, string>> {
  const folders: string[] = [];
  for (const name of names) {
    const folder = folderOf(name, file);
    if (!folder.ok) return folder;
    folders.push(folder.value);
  }
  return loadPackages(folders);
}

/** `./folder` lies beside the file; any other name is looked for where Node would from there. */
function folderOf(name: string, file: string): Result<string, string> {
  if (name.startsWith('.') || isAbsolute(name)) return ok(resolve(dirname(file), name));
  try {
    return ok(dirname(createRequire(resolve(file)).resolve(`${name}/package.json`)));
  } catch (problem) {
    return err(`${name} is no package that can be found from here: ${messageOf(problem)}`);
  }
}

type Entry = Pick<FloorEntry, 'minutesEast' | 'shifts'>;

/** What the file says of a day, in minutes. */
function shiftsOf({ minutesEast, shifts }: Entry): ShiftPlan {
  return { minutesEast, shifts: shifts.map(({ name, from }) => ({ name, from: minuteOf(from) })) };
}

/** What a schema cannot say: two shifts have neither one name nor one beginning. */
function shiftsProblem({ shifts }: Pick<Entry, 'shifts'>): {
  readonly path: readonly (string | number)[];
  readonly message: string;
} | null {
  for (const [index, { name, from }] of shifts.entries()) {
    const before = shifts.slice(0, index);
    if (before.some((each) => each.name === name)) {
      return { path: ['shifts', index, 'name'], message: `There are two shifts called ${name}.` };
    }
    if (before.some((each) => minuteOf(each.from) >= minuteOf(from))) {
      const message = 'Shifts are in the order of the clock, each later than the one before.';
      return { path: ['shifts', index, 'from'], message };
    }
  }
  return null;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
