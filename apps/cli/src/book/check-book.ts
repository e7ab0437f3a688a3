import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@baize/exact';
import { createLibrary, problemsInBook, type RulebookBase } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { type OutsidePackage, readPackage } from '@baize/loader';
import type { GameEntry } from '@baize/rulebooks';
import { parseScenarios, runScenario } from '@baize/table';
import { gameFacts } from '../games/game-facts.ts';
import { type ScenarioFile, scenarioFiles } from '../scenarios/scenario-files.ts';
import { reportsOf } from '../scenarios/scenario-report.ts';
import { builtFindings } from './built-findings.ts';
import { type BookFinding, finding } from './finding.ts';
import {
  countFindings,
  edgeFindings,
  printedFindings,
  translationFindings,
} from './printed-findings.ts';

/**
 * Everything absent, inconsistent or unproved in the books of a package, in one list. They may be played with any
 * mechanic of a library, or with one of their own.
 */
export async function checkBooks(
  path: string,
  there: HouseLibrary,
): Promise<readonly BookFinding[]> {
  const built = builtFindings(path);
  const read = await readPackage(path);
  if (!read.ok) return [...built, finding('fault', path, read.error)];
  const { books, mechanics } = read.value;
  const all = [...new Set([...there.mechanics, ...mechanics])];
  const isTyped = built.every(({ level }) => level !== 'fault');
  const contract = books.flatMap((book) => contractFindings(book, all, isTyped));
  const before = [...built, ...contract];
  // Of a book that breaks its contract no game may come about; what can be said of it without one is said.
  const library = attempt(() =>
    createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(all, [
      ...new Set([...there.books, ...books]),
    ]),
  );
  if (!library.ok)
    return contract.length > 0 ? before : [...before, reportUnchecked(path, library.error)];
  if (!library.value.ok) return [...before, finding('fault', path, library.value.error.message)];
  const games = library.value.value;
  const isSound = contract.length === 0;
  return [...before, ...books.flatMap((book) => bookFindings(book, path, games, isSound))];
}

type Book = OutsidePackage['books'][number];

function contractFindings(
  book: Book,
  mechanics: HouseLibrary['mechanics'],
  isTyped: boolean,
): readonly BookFinding[] {
  const problems = attempt(() => problemsInBook({ mechanics }, book));
  if (problems.ok) {
    return problems.value.map(({ promise, problem }) =>
      finding('fault', book.id, `${promise}: ${problem}`),
    );
  }
  // What a part of the wrong shape leads to helps nobody; the types have named that part.
  if (!isTyped)
    return [finding('fault', book.id, 'it is checked further once its types are right')];
  return [reportUnchecked(book.id, problems.error)];
}

/**
 * What is found of each part apart from every other, so that one fault hides no other. Only a book that keeps its
 * contract is played: what would come of playing another says nothing new.
 */
function bookFindings(
  book: Book,
  path: string,
  library: HouseLibrary,
  isSound: boolean,
): readonly BookFinding[] {
  const scenarios = join(path, 'scenarios');
  const counts = join(path, 'counts.csv');
  const games = library.games.filter((game) => game.book.id === book.id);
  const folder = existsSync(scenarios) && readdirSync(scenarios).length > 0 ? scenarios : null;
  const parts: readonly (() => readonly BookFinding[])[] = [
    ...games.map((game) => () => printedFindings(game, library)),
    ...games.map((game) => () => (isSound ? dryRoundFindings(game, library) : [])),
    () => proofFindings(book, folder, library, isSound),
    () => countFindings(games, existsSync(counts) ? counts : null, library),
    ...games.map((game) => () => edgeFindings(game, library)),
    () => translationFindings(games, library),
  ];
  return parts.flatMap((part) => {
    const found = attempt(part);
    if (found.ok) return found.value;
    // Where the contract is broken, that is why; the contract has said so.
    return isSound ? [reportUnchecked(book.id, found.error)] : [];
  });
}

function attempt<Value>(work: () => Value): Result<Value, string> {
  try {
    return ok(work());
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function reportUnchecked(where: string, reason: string): BookFinding {
  return finding('fault', where, `it cannot be checked: ${reason}`);
}

/** Scenarios that fail, and rules and readings that have none. */
function proofFindings(
  book: RulebookBase,
  folder: string | null,
  library: HouseLibrary,
  isSound: boolean,
): readonly BookFinding[] {
  const files = folder === null ? null : scenarioFiles([folder], library);
  if (files && !files.ok) return [finding('fault', book.id, files.error)];
  if (!isSound) return unwrittenFindings(book, files?.value ?? []);
  const reports = files ? reportsOf(files.value, library) : [];
  const proved = new Set(reports.filter(({ passed }) => passed).map(({ clause }) => clause));
  return [
    ...reports
      .filter(({ passed }) => !passed)
      .map(({ path, title, differences }) =>
        finding('fault', book.id, `${path}: ${title}: ${differences.join('; ')}`),
      ),
    ...toProve(book)
      .filter((citation) => !proved.has(citation))
      .map((citation) => finding('unproved', citation, 'no scenario that passes proves it')),
  ];
}

/** Rules and readings for which there is not even a scenario that can be read. */
function unwrittenFindings(
  book: RulebookBase,
  files: readonly ScenarioFile[],
): readonly BookFinding[] {
  const cases = files.flatMap(({ cases }) => (cases.ok ? cases.value : []));
  const written = new Set<string>(cases.map(({ clause }) => clause));
  return [
    ...files.flatMap(({ path, cases: read }) =>
      read.ok ? [] : [finding('fault', book.id, `${path}: cannot be read: ${read.error}`)],
    ),
    ...toProve(book)
      .filter((citation) => !written.has(citation))
      .map((citation) => finding('unproved', citation, 'no scenario that passes proves it')),
  ];
}

/** Everything in a book that a scenario has to prove. */
function toProve(book: RulebookBase): readonly string[] {
  return [
    ...Object.entries(book.clauses).flatMap(([id, { kind }]) => (kind === 'rule' ? [id] : [])),
    ...Object.keys(book.interpretations),
  ].map((id) => `${book.id}#${id}`);
}

/** Plays a round of every procedure through the real table: one bet on each area, from open to paid. */
export function dryRoundFindings(entry: GameEntry, library: HouseLibrary): readonly BookFinding[] {
  const { game, unit, bets } = gameFacts(entry, library);
  const rounds = mechanicOf(library, entry.book).dryRounds(bets);
  return rounds.flatMap(({ title, decides, seats = {}, bets: all, when }) => {
    const step = entry.book.procedure.steps.find(({ step: name }) => name === decides);
    if (!step) return [finding('fault', game, `no step of its procedure is ${decides}`)];
    const cases = parseScenarios(
      {
        clause: step.because[0],
        title,
        given: {
          game,
          limits: `${unit} to ${unit * 1000}`,
          credits: { A: unit * all.length },
          seats,
          earlier: [{ reach: 'betting' }, ...all.map((bet) => ({ A: `bet ${bet} ${unit}` }))],
        },
        when,
        // biome-ignore lint/suspicious/noThenProperty: a scenario says what comes then.
        then: [{ escrow: 0, round: 'none' }],
      },
      library,
    );
    if (!cases.ok) return [finding('fault', game, `${cases.error.field}: ${cases.error.message}`)];
    return cases.value
      .flatMap((scenario) => runScenario(scenario, library).differences)
      .map((difference) => finding('fault', game, `${title}: ${difference}`));
  });
}
