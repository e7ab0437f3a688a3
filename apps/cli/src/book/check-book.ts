import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { createLibrary, faultsInBook, type RulebookBase } from '@baize/game';
import {
  type HouseLibrary,
  MECHANICS,
  mechanicOf,
  parseScenarios,
  runScenario,
} from '@baize/house';
import { mathematicsOf } from '@baize/house/mathematics';
import { type OutsidePackage, readPackage } from '@baize/loader';
import { figuresOf } from '@baize/math';
import { type GameEntry, RULEBOOKS } from '@baize/rulebooks';
import { ALL_ROLLS, diceGame, parseBet, type Wager } from '@baize/three-dice';
import { gameFacts } from '../games/game-facts.ts';
import { scenarioFiles } from '../scenarios/scenario-files.ts';
import { reportsOf } from '../scenarios/scenario-report.ts';
import { type BookFinding, finding } from './finding.ts';

/** Everything absent, inconsistent or unproved in the books of a package, in one list. */
export async function checkBooks(path: string): Promise<readonly BookFinding[]> {
  const types = typeFindings(path);
  const read = await readPackage(path);
  if (!read.ok) return [...types, finding('fault', path, read.error)];
  const { books, mechanics } = read.value;
  const contract = books.flatMap((book) => contractFindings(book, [...MECHANICS, ...mechanics]));
  const all = [...MECHANICS, ...mechanics];
  const library = createLibrary<GameEntry, HouseLibrary['mechanics'][number]>(all, [
    ...RULEBOOKS,
    ...books,
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
): readonly BookFinding[] {
  try {
    return faultsInBook({ mechanics }, book).map(({ promise, fault }) =>
      finding('fault', book.id, `${promise}: ${fault}`),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [finding('fault', book.id, `it cannot be checked: ${reason}`)];
  }
}

function playedFindings(book: Book, path: string, library: HouseLibrary): readonly BookFinding[] {
  const scenarios = join(path, 'scenarios');
  const counts = join(path, 'counts.csv');
  const games = library.games.filter((game) => game.book.id === book.id);
  return [
    ...games.flatMap((game) => dryRoundFindings(game, library)),
    ...proofFindings(
      book,
      existsSync(scenarios) && readdirSync(scenarios).length > 0 ? scenarios : null,
      library,
    ),
    ...countFindings(games, existsSync(counts) ? counts : null, library),
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
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .map((line) => finding('fault', path, line));
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

/**
 * On how many of the 216 rolls each bet wins, against what its author has counted by other means:
 * lines of `bet,wins` in `counts.csv`. A bet of the book's own that nobody has counted is unproved.
 */
function countFindings(
  games: readonly GameEntry[],
  file: string | null,
  library: HouseLibrary,
): readonly BookFinding[] {
  const counted = file === null ? new Map<string, number>() : countsIn(readFileSync(file, 'utf8'));
  const wagers = games.flatMap((entry) =>
    entry.layout ? diceGame(entry.book, entry.layout).wagers : [],
  );
  const others = games.flatMap((entry) => countedBets(entry, library));
  const offered = new Set([...wagers.map(({ text }) => text), ...others.map(({ bet }) => bet)]);
  const strays = [...counted.keys()].filter((bet) => !offered.has(bet));
  return [
    ...wagers.flatMap((wager) => countFinding(wager, counted.get(wager.text))),
    ...others.flatMap((bet) => otherFinding(bet, counted.get(bet.bet))),
    ...wagers
      .filter(({ bet }) => bet.cite !== null && bet.zh === undefined)
      .map(({ text }) => finding('note', text, 'no Chinese name; its name is shown instead')),
    ...strays.map((bet) => finding('fault', bet, 'counts.csv counts it, and no layout offers it')),
  ];
}

function countFinding(
  { text, verdicts }: Wager,
  counted: number | undefined,
): readonly BookFinding[] {
  const wins = verdicts.filter(({ result }) => result === 'win').length;
  if (counted === undefined) {
    const isShared = parseBet(text) !== null;
    return isShared ? [] : [finding('unproved', text, 'counts.csv has no independent count of it')];
  }
  if (counted === wins) return [];
  const says = `it wins on ${wins} of ${ALL_ROLLS.length} rolls, and counts.csv says ${counted}`;
  return [finding('fault', text, says)];
}

interface CountedBet {
  readonly bet: string;
  readonly wins: bigint;
  readonly says: string;
}

/** The bets of a mechanic from outside that lie on a felt; at boxes they depend on how everybody plays. */
function countedBets(entry: GameEntry, library: HouseLibrary): readonly CountedBet[] {
  // Entries of dice and cards say a layout, be it null; what a mechanic from outside says is its own.
  if ('layout' in (entry as object)) return [];
  const game = mechanicOf(library, (entry as GameEntry).book).printed(entry as GameEntry);
  const enumeration = mathematicsOf(library, game).enumeration(game);
  const { total, outcome } = enumeration;
  return enumeration.bets.map((bet) => {
    const { wins } = figuresOf(enumeration, bet);
    return { bet: bet.bet, wins, says: `it wins on ${wins} of ${total} ${outcome.many}` };
  });
}

function otherFinding(
  { bet, wins, says }: CountedBet,
  counted: number | undefined,
): readonly BookFinding[] {
  if (counted === undefined) {
    return [finding('unproved', bet, 'counts.csv has no independent count of it')];
  }
  if (BigInt(counted) === wins) return [];
  return [finding('fault', bet, `${says}, and counts.csv says ${counted}`)];
}

function countsIn(text: string): ReadonlyMap<string, number> {
  const rows = text.trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [bet = '', wins = ''] = row.split(',');
      return [bet.trim(), Number(wins)];
    }),
  );
}
