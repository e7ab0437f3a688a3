import { isMarkdown, isTest, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { codeCitations, danglingAt } from './code-citations.ts';
import { type Citable, type CoveredBook, citablesOf } from './covered-book.ts';
import { keyPlaces } from './key-places.ts';
import { collectCitations, type KnownCitations } from './known-citations.ts';
import type { CodePlace, TestPlace } from './place.ts';
import { scenarioCitations } from './scenario-citations.ts';
import { testCitations } from './test-citations.ts';

/** One clause or interpretation with everything that cites it. */
export interface CoveredClause extends Citable {
  readonly code: readonly CodePlace[];
  readonly tests: readonly TestPlace[];
  /** Scenario files about it. */
  readonly scenarios: readonly TestPlace[];
}

export interface Coverage {
  readonly books: readonly {
    readonly id: string;
    readonly title: string;
    readonly clauses: readonly CoveredClause[];
  }[];
  /** Why the proof fails; empty when it holds. */
  readonly failures: readonly string[];
  readonly dangling: readonly Finding[];
  /** Keys that books answer and no shared code asks yet. */
  readonly keysNobodyAsks: readonly string[];
}

/** Clause coverage both ways: every rule is carried out and tested, and every citation resolves. */
export function coverageOf(
  books: readonly CoveredBook[],
  files: readonly RepositoryFile[],
): Coverage {
  const known = collectCitations(books);
  const sources = files.filter(({ path }) => /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path));
  const keys = new Set(books.flatMap((book) => Object.keys(book.rules)));
  const production = sources.filter(({ path }) => !isTest(path));
  const asked = keyPlaces(production, keys);
  const code = codeCitations(production, known);
  const tests = testCitations(
    sources.filter(({ path }) => isTest(path)),
    known,
  );
  const scenarios = scenarioCitations(files);
  const covered = books.map((book) => ({
    id: book.id,
    title: book.title,
    clauses: citablesOf(book).map((citable) => ({
      ...citable,
      code: [
        ...(code.places.get(citable.citation) ?? []),
        ...mergePlaces(citable.keys.flatMap((key) => asked.get(key) ?? [])),
      ],
      tests: tests.places.get(citable.citation) ?? [],
      scenarios: scenarios.get(citable.citation) ?? [],
    })),
  }));
  return {
    books: covered,
    failures: covered.flatMap(({ clauses }) => clauses.flatMap(failuresOf)),
    dangling: [...code.dangling, ...tests.dangling, ...danglingInDocuments(files, known)],
    keysNobodyAsks: [...keys].filter((key) => !asked.has(key)).toSorted(),
  };
}

/** One line of code that asks by several keys is one place. */
function mergePlaces(places: readonly CodePlace[]): readonly CodePlace[] {
  const byLine = new Map<string, CodePlace>();
  for (const place of places) {
    const line = `${place.path}:${place.line}`;
    const earlier = byLine.get(line);
    byLine.set(line, earlier ? { ...place, key: `${earlier.key}, ${place.key}` } : place);
  }
  return [...byLine.values()];
}

function failuresOf(clause: CoveredClause): readonly string[] {
  const { citation, kind, code, tests, scenarios } = clause;
  if (kind !== 'rule' && kind !== 'interpretation') return [];
  const isProved = scenarios.length > 0 || tests.some(({ isRestated }) => isRestated !== true);
  return [
    ...(code.length === 0 ? [`${citation} (${kind}) is cited by no code.`] : []),
    ...(kind === 'rule' && !isProved ? [describeUnproved(citation, tests)] : []),
  ];
}

function describeUnproved(citation: string, tests: readonly TestPlace[]): string {
  if (tests.length === 0) return `${citation} (rule) is cited by no test.`;
  return `${citation} (rule) is cited only by tests that say its data again; a scenario would prove it.`;
}

function danglingInDocuments(
  files: readonly RepositoryFile[],
  known: KnownCitations,
): readonly Finding[] {
  return files
    .filter(({ path }) => isMarkdown(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        known
          .within(line)
          .filter(({ isKnown }) => !isKnown)
          .map((citation) => danglingAt(path, index + 1, citation.text)),
      ),
    );
}
