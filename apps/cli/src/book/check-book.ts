import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createLibrary, faultsInBook, type RulebookBase } from '@baize/game';
import { type HouseLibrary, mechanicOf } from '@baize/house/library';
import { type OutsidePackage, readPackage } from '@baize/loader';
import type { GameEntry } from '@baize/rulebooks';
import { parseScenarios, runScenario } from '@baize/table';
import { gameFacts } from '../games/game-facts.ts';
import { scenarioFiles } from '../scenarios/scenario-files.ts';
import { reportsOf } from '../scenarios/scenario-report.ts';
import { type BookFinding, finding } from './finding.ts';
import { countFindings, printedFindings, translationFindings } from './printed-findings.ts';

/**
 * Everything absent, inconsistent or unproved in the books of a package, in one list. They may be played with any
 * mechanic of a library, or with one of their own.
 */
export async function checkBooks(
  path: string,
  there: HouseLibrary,
): Promise<readonly BookFinding[]> {
  const types = typeFindings(path);
  const read = await readPackage(path);
  if (!read.ok) return [...types, finding('fault', path, read.error)];
  const { books, mechanics } = read.value;
  const all = [...new Set([...there.mechanics, ...mechanics])];
  const contract = books.flatMap((book) => contractFindings(book, all, types.length === 0));
  const library = createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(all, [
    ...new Set([...there.books, ...books]),
  ]);
  if (!library.ok) return [...types, ...contract, finding('fault', path, library.error.message)];
  // A book that breaks its contract cannot be played, so nothing more can be said of it.
  if (contract.length > 0) return [...types, ...contract];
  return [...types, ...books.flatMap((book) => playedFindings(book, path, library.value))];
}

type Book = OutsidePackage['books'][number];

function contractFindings(
  book: Book,
  mechanics: HouseLibrary['mechanics'],
  isTyped: boolean,
): readonly BookFinding[] {
  try {
    return faultsInBook({ mechanics }, book).map(({ promise, fault }) =>
      finding('fault', book.id, `${promise}: ${fault}`),
    );
  } catch (error) {
    // What a part of the wrong shape leads to helps nobody; the types have named that part.
    if (!isTyped)
      return [finding('fault', book.id, 'it is checked further once its types are right')];
    const reason = error instanceof Error ? error.message : String(error);
    return [finding('fault', book.id, `it cannot be checked: ${reason}`)];
  }
}

function playedFindings(book: Book, path: string, library: HouseLibrary): readonly BookFinding[] {
  const scenarios = join(path, 'scenarios');
  const counts = join(path, 'counts.csv');
  const games = library.games.filter((game) => game.book.id === book.id);
  return [
    ...games.flatMap((game) => printedFindings(game, library)),
    ...games.flatMap((game) => dryRoundFindings(game, library)),
    ...proofFindings(
      book,
      existsSync(scenarios) && readdirSync(scenarios).length > 0 ? scenarios : null,
      library,
    ),
    ...countFindings(games, existsSync(counts) ? counts : null, library),
    ...translationFindings(games, library),
  ];
}

/** Scenarios that fail, and rules and readings that have none. */
function proofFindings(
  book: RulebookBase,
  folder: string | null,
  library: HouseLibrary,
): readonly BookFinding[] {
  const files = folder === null ? null : scenarioFiles([folder], library);
  if (files && !files.ok) return [finding('fault', book.id, files.error)];
  const reports = files ? reportsOf(files.value, library) : [];
  const proved = new Set(reports.filter(({ passed }) => passed).map(({ clause }) => clause));
  const wanted = [
    ...Object.entries(book.clauses).flatMap(([id, { kind }]) => (kind === 'rule' ? [id] : [])),
    ...Object.keys(book.interpretations),
  ];
  return [
    ...reports
      .filter(({ passed }) => !passed)
      .map(({ path, title, differences }) =>
        finding('fault', book.id, `${path}: ${title}: ${differences.join('; ')}`),
      ),
    ...wanted
      .filter((id) => !proved.has(`${book.id}#${id}`))
      .map((id) => finding('unproved', `${book.id}#${id}`, 'no scenario that passes proves it')),
  ];
}

/** What the compiler says of a package, where it has one to ask. */
function typeFindings(path: string): readonly BookFinding[] {
  const config = join(resolve(path), 'tsconfig.json');
  if (!existsSync(config))
    return [finding('note', path, 'no tsconfig.json: types are not checked')];
  const compiler = compilerFor(config);
  if (compiler === null)
    return [finding('unproved', path, 'no TypeScript here to check its types')];
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--noEmit'], {
    encoding: 'utf8',
  });
  return stdout
    .split(/\n(?=\S)/)
    .filter((complaint) => /error TS\d+/.test(complaint))
    .map((complaint) => finding('fault', path, inShort(complaint)));
}

/** Where it is, and the last of its reasons: the compiler begins with the whole book and ends with the one value. */
function inShort(complaint: string): string {
  const [first = '', ...reasons] = complaint.trimEnd().split('\n');
  const reason = reasons.at(-1)?.trim();
  return reason === undefined ? first : first.replace(/(error TS\d+: ).*/, `$1${reason}`);
}

function compilerFor(config: string): string | null {
  for (const from of [config, import.meta.url]) {
    try {
      return createRequire(from).resolve('typescript/bin/tsc');
    } catch {
      // Not there; the next place may have it.
    }
  }
  return null;
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
