import { findingText } from '../repository/finding.ts';
import type { Coverage, CoveredClause } from './coverage.ts';
import type { CodePlace, TestPlace } from './place.ts';

/** For auditors: every clause of every book, what it asks, and where that is done and tested. */
export function coverageTable({ books }: Coverage): string {
  return books
    .map(({ id, title, clauses }) => [`${id}  ${title}`, ...clauses.map(clauseText)].join('\n\n'))
    .join('\n\n\n');
}

function clauseText({ id, kind, says, code, tests }: CoveredClause): string {
  return [
    `  ${id}  (${kind})`,
    `    ${says}`,
    ...code.map((place) => `    code  ${codePlaceText(place)}`),
    ...tests.map((place) => `    test  ${testPlaceText(place)}`),
  ].join('\n');
}

function codePlaceText({ path, line, in: place, key }: CodePlace): string {
  const where = place === null ? `${path}:${line}` : `${path}:${line} ${place}`;
  return key === undefined ? where : `${where} asks for ${key}`;
}

function testPlaceText({ path, line, name }: TestPlace): string {
  return `${path}:${line} ${name}`;
}

export function failureText({ failures, dangling }: Coverage): string {
  return [...failures, ...dangling.map(findingText)].map((line) => `${line}\n`).join('');
}

export function summaryText(coverage: Coverage): string {
  const clauses = coverage.books.flatMap((book) => book.clauses);
  const count = (kind: string) => clauses.filter((clause) => clause.kind === kind).length;
  const unasked = coverage.keysNobodyAsks;
  const tests = clauses.flatMap((clause) => clause.tests);
  const restated = tests.filter(({ isRestated }) => isRestated === true);
  const lines = [
    [
      `${coverage.books.length} rulebooks, ${clauses.length - count('interpretation')} clauses`,
      `(${count('rule')} rules), ${count('interpretation')} interpretations:`,
      `${coverage.failures.length} not covered, ${coverage.dangling.length} citations lead nowhere`,
    ].join(' '),
    `${restated.length} of ${tests.length} citations in tests stand over data said again, and prove nothing`,
    `${unasked.length} rule keys no code asks${unasked.length > 0 ? ': ' : ''}${unasked.join(', ')}`,
  ];
  return lines.join('\n');
}

/** What `baize clause` shows: by citation, the code and the tests that cite it. */
export function clauseIndex({ books }: Coverage): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    books.flatMap(({ clauses }) =>
      clauses.map(({ citation, kind, says, code, tests }) => [
        citation,
        { kind, says, code, tests: tests.map(({ path, line, name }) => ({ path, line, name })) },
      ]),
    ),
  );
}
