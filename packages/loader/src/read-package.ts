import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { err, ok, type Result } from '@baize/exact';
import type { HouseMechanic } from '@baize/house/library';
import type { Rulebook } from '@baize/rulebooks';

/** The fields every book has, and what each must be before anything can be asked of it. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  mechanic: isText,
  id: (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value),
  title: isText,
  operator: isTextOrNull,
  version: isTextOrNull,
  effectiveFrom: isTextOrNull,
  clauses: isRecord,
  interpretations: isRecord,
  rules: isRecord,
  irregularities: isRecord,
  procedure: (value) => isRecord(value) && Array.isArray(value.steps),
};

const RULES: Readonly<Record<string, string>> = {
  mechanic: 'the name of a mechanic',
  id: 'small letters, digits and hyphens',
  title: 'a text',
  operator: 'a text or null',
  version: 'a text or null',
  effectiveFrom: 'a text or null',
  clauses: 'an object of clauses by their numbers',
  interpretations: 'an object of interpretations by their ids',
  rules: 'an object that answers every rule key',
  irregularities: 'an object with a disposition for every incident',
  procedure: 'an object with a list of steps',
};

/** What keeps a value from being a rulebook at all; the contract says what a book has got wrong. */
function bookShapeProblems(value: unknown, where: string): readonly string[] {
  if (!isRecord(value)) return [`${where}: a rulebook is an object.`];
  return Object.entries(FIELDS)
    .filter(([field, isGood]) => !isGood(value[field]))
    .map(([field]) => `${where}.${field}: ${RULES[field]}.`);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a package from outside brings along. */
export interface OutsidePackage {
  readonly path: string;
  readonly books: readonly Rulebook[];
  readonly mechanics: readonly HouseMechanic[];
  /** The built module with the screens of a mechanic, by the name of the mechanic. */
  readonly screens: ReadonlyMap<string, string>;
}

/**
 * Reads a package that exports `books`, `mechanics` or both: a folder with a package.json, or a file.
 * Whether a book keeps its contract is asked later; here it must only have the shape of one.
 */
export async function readPackage(path: string): Promise<Result<OutsidePackage, string>> {
  const entry = entryOf(resolve(path));
  if (!entry.ok) return err(`${path}: ${entry.error}`);
  let loaded: Readonly<Record<string, unknown>>;
  try {
    loaded = await import(pathToFileURL(entry.value).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(`${path}: ${entry.value} cannot be loaded: ${reason}`);
  }
  const { books = [], mechanics = [] } = loaded;
  if (!Array.isArray(books) || !Array.isArray(mechanics)) {
    return err(`${path}: "books" and "mechanics" are lists.`);
  }
  if (books.length + mechanics.length === 0) {
    return err(`${path}: it exports neither "books" nor "mechanics".`);
  }
  const problems = [
    ...books.flatMap((book, at) => bookShapeProblems(book, `books[${at}]`)),
    ...mechanics.flatMap((mechanic, at) => mechanicProblems(mechanic, `mechanics[${at}]`)),
  ];
  if (problems.length > 0) return err(`${path}: ${problems.join('\n  ')}`);
  const screens = screensOf(resolve(path));
  if (!screens.ok) return err(`${path}: ${screens.error}`);
  // The shapes have been looked at just now; the contract looks at everything else.
  return ok({
    path,
    books: books as Rulebook[],
    mechanics: mechanics as HouseMechanic[],
    screens: screens.value,
  });
}

/** The file a package names as its own. */
function entryOf(path: string): Result<string, string> {
  if (!existsSync(path)) return err('there is no such file or folder.');
  if (!statSync(path).isDirectory()) return ok(path);
  const manifest = join(path, 'package.json');
  if (!existsSync(manifest)) return err('the folder has no package.json.');
  let named: unknown;
  try {
    const { exports, main } = JSON.parse(readFileSync(manifest, 'utf8'));
    const root = exports?.['.'] ?? exports ?? main;
    named = typeof root === 'string' ? root : root?.default;
  } catch {
    return err('its package.json is not JSON.');
  }
  if (typeof named !== 'string') return err('its package.json names no "main" and no "exports".');
  const entry = join(path, named);
  return existsSync(entry) ? ok(entry) : err(`${named} is not there: build the package first.`);
}

/** `"baize": { "screens": { "MECHANIC": "FILE" } }` in the manifest of a package. */
function screensOf(path: string): Result<ReadonlyMap<string, string>, string> {
  const manifest = join(path, 'package.json');
  if (!existsSync(manifest)) return ok(new Map());
  const said: unknown = JSON.parse(readFileSync(manifest, 'utf8')).baize?.screens ?? {};
  if (typeof said !== 'object' || said === null) return err('"baize.screens" names files.');
  const files = Object.entries(said).map(([id, file]) => [id, join(path, String(file))] as const);
  const missing = files.find(([, file]) => !existsSync(file));
  if (missing) return err(`${missing[1]} is not there: build the package first.`);
  return ok(new Map(files));
}

function mechanicProblems(value: unknown, where: string): readonly string[] {
  const isMechanic =
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    ASKED.every((name) => typeof Object(value)[name] === 'function');
  return isMechanic ? [] : [`${where}: a mechanic has an id, ${ASKED.join(', ')}.`];
}

/** What is asked of every mechanic before anything else: its rules, its table, its mathematics. */
const ASKED = ['gamesOf', 'problemsIn', 'gameFor', 'printed', 'sheetOf', 'enumeration'];
