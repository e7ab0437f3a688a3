import { describe, expect, test } from 'vitest';
import { findingText } from '../repository/finding.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import type { CoveredBook } from './covered-book.ts';
import { clauseIndex, coverageTable, failureText, summaryText } from './report.ts';

/** Clause numbers that are prefixes of one another, and one with spaces and parentheses. */
const book: CoveredBook = {
  id: 'a-book-v1',
  title: 'A Book',
  clauses: {
    '5': { kind: 'definition', says: 'Heading.' },
    '5.1': { kind: 'rule', says: 'The first.' },
    '5.12': { kind: 'rule', says: 'The twelfth.' },
    'Appendix H 1(ii)(a)': { kind: 'procedure', says: 'People do it.' },
  },
  interpretations: { 'I-D1': { says: 'Read so.' } },
  rules: {
    'void-returns-bets': 'a-book-v1#5.12',
    'wins:small': ['as-priced', 'a-book-v1#5.1'],
    differential: 'not-applicable',
  },
};

const RULES = 'packages/three-dice/src';
const BOOKS = 'packages/rulebooks/src';
const index = `${BOOKS}/a-book-v1/rule-index.ts`;

/** Everything in order: each rule cited by data and by a test, the interpretation by data. */
const good: Record<string, string> = {
  [index]: "export const rules = ['a-book-v1#5.1', 'a-book-v1#5.12', 'a-book-v1#I-D1'];\n",
  [`${RULES}/void.test.ts`]:
    "test('[a-book-v1#5.1] one', f);\nit(`[a-book-v1#5.12] stakes go back`, f);\n",
};

function cover(changes: Record<string, string> = {}): Coverage {
  const files = Object.entries({ ...good, ...changes }).map(([path, text]) => ({ path, text }));
  return coverageOf([book], files);
}

const clauseOf = (coverage: Coverage, id: string) =>
  coverage.books[0]?.clauses.find((clause) => clause.id === id);

describe('the proof', () => {
  test('holds where every rule has code and a test', () => {
    const { failures, dangling } = cover();
    expect([failures, dangling]).toEqual([[], []]);
  });

  test('fails where no code cites a rule or an interpretation', () => {
    expect(cover({ [index]: "export const rules = ['a-book-v1#5.1'];\n" }).failures).toEqual([
      'a-book-v1#5.12 (rule) is cited by no code.',
      'a-book-v1#I-D1 (interpretation) is cited by no code.',
    ]);
  });

  test('fails where no test cites a rule; a mention in its body is none', () => {
    const untested = "test('one', () => expect(because).toEqual(['a-book-v1#5.1']));\n";
    const coverage = cover({ [`${RULES}/void.test.ts`]: untested });
    expect(coverage.failures).toEqual([
      'a-book-v1#5.1 (rule) is cited by no test.',
      'a-book-v1#5.12 (rule) is cited by no test.',
    ]);
  });

  const restating = {
    [`${RULES}/void.test.ts`]: "test('[a-book-v1#5.1] one', f);\n",
    [`${BOOKS}/a-book-v1/index.test.ts`]:
      "import { ruleOf, settle } from '@baize/game';\nimport { book } from './index.ts';\n" +
      "test('[a-book-v1#5.12] stakes', () => { expect(ruleOf(book, 'k')).toEqual(book.rule); });\n",
  };

  test('fails where a test beside the data only says them again', () => {
    expect(cover(restating).failures).toEqual([
      'a-book-v1#5.12 (rule) is cited only by tests that say its data again; a scenario would prove it.',
    ]);
  });

  test('holds where such a test lets something decide, itself or through a function of its file', () => {
    const path = `${BOOKS}/a-book-v1/index.test.ts`;
    const head = "import { settle } from '@baize/game';\n";
    const direct = `${head}test('[a-book-v1#5.12] stakes', () => { expect(settle(1)).toBe(1); });\n`;
    const through = `${head}const paid = () => settle(1);\ntest('[a-book-v1#5.12] s', () => { expect(paid()).toBe(1); });\n`;
    for (const text of [direct, through]) {
      expect(cover({ ...restating, [path]: text }).failures).toEqual([]);
    }
  });

  test('holds where a scenario plays the clause', () => {
    const scenario = {
      'packages/table/scenarios/a/stakes.scenario.yaml': 'clause: a-book-v1#5.12\n',
    };
    expect(cover({ ...restating, ...scenario }).failures).toEqual([]);
  });

  test('an interpretation that reads a clause does not carry it out', () => {
    const reads = "export const i = { 'I-D1': { reads: ['a-book-v1#5.12'] } };\n";
    const rules = "export const rules = ['a-book-v1#5.1', 'a-book-v1#I-D1'];\n";
    const coverage = cover({ [index]: rules, [`${BOOKS}/a/interpretations.ts`]: reads });
    expect(coverage.failures).toEqual(['a-book-v1#5.12 (rule) is cited by no code.']);
  });

  test('a comment is no code, and code outside the sources is none either', () => {
    const coverage = cover({
      [index]: "// a-book-v1#5.12\nexport const rules = ['a-book-v1#5.1', 'a-book-v1#I-D1'];\n",
      'tools/src/a.ts': "export const a = 'a-book-v1#5.12';\n",
    });
    expect(coverage.failures).toEqual(['a-book-v1#5.12 (rule) is cited by no code.']);
  });
});

describe('citations lead nowhere', () => {
  test.each([
    ["export const a = 'a-book-v1#5.13';", 'a-book-v1#5.13'],
    ["export const a = 'a-book-v1#5.1.1';", 'a-book-v1#5.1.1'],
    ["export const a = 'a-book-v1#5.1(a)';", 'a-book-v1#5.1(a)'],
    ["export const a = 'a-book-v1#5.1 (a)';", 'a-book-v1#5.1 (a)'],
    ["export const a = 'a-book-v1#Appendix H 1(ii)(b)';", 'a-book-v1#Appendix H 1(ii)(b)'],
    ["export const a = 'a-book-v2#5.1';", 'a-book-v2#5.1'],
    ["export const a = 'As a-book-v1#5.2 says, all of them go back.';", 'a-book-v1#5.2'],
    ['// See a-book-v1#5.2.\nexport const a = 1;', 'a-book-v1#5.2'],
  ])('in code: %s', (code, citation) => {
    const path = `${RULES}/a.ts`;
    const [finding, ...others] = cover({ [path]: code }).dangling.map(findingText);
    expect(finding).toBe(`${path}:1 cites ${citation}, which is not in any rulebook.`);
    expect(others).toEqual([]);
  });

  test.each(['test', 'it', 'test.each([1])'])('in the name of a test: %s', (call) => {
    const path = `${RULES}/a.test.ts`;
    const coverage = cover({ [path]: `${call}('[a-book-v1#5.1, a-book-v1#5.3] both', f);\n` });
    expect(coverage.dangling.map(findingText)).toEqual([
      `${path}:1 cites a-book-v1#5.3, which is not in any rulebook.`,
    ]);
  });

  test('in a document', () => {
    const text =
      '# A\n\nBy `a-book-v1#5.1`, a-book-v1#5.12. And a-book-v1#5.1.9, a-book-v1#<clause>.\n';
    expect(cover({ 'README.md': text }).dangling.map(findingText)).toEqual([
      'README.md:3 cites a-book-v1#5.1.9, which is not in any rulebook.',
    ]);
  });

  test('an expected value of a test may be wrong on purpose', () => {
    const code = "test('unknown clauses are refused', () => find('a-book-v1#9.9'));\n";
    expect(cover({ [`${RULES}/a.test.ts`]: code }).dangling).toEqual([]);
  });
});

describe('the index', () => {
  test('names the file, the line and the function', () => {
    const code = "\nexport function voidRound() {\n  const a = ['a-book-v1#5.12'];\n}\n";
    const coverage = cover({ [`${RULES}/void-round.ts`]: code });
    expect(clauseOf(coverage, '5.12')).toMatchObject({
      code: [
        { path: index, line: 1, in: 'rules' },
        { path: `${RULES}/void-round.ts`, line: 3, in: 'voidRound' },
      ],
      tests: [{ path: `${RULES}/void.test.ts`, line: 2, name: 'stakes go back' }],
    });
  });

  test('names the entry where data cites', () => {
    const data =
      "export const rules = {\n  'wins:small': ['a-book-v1#5.1'],\n  deck: 'a-book-v1#5.12',\n};\n";
    const coverage = cover({ [index]: data });
    expect(clauseOf(coverage, '5.1')?.code).toEqual([
      { path: index, line: 2, in: "rules['wins:small']" },
    ]);
    expect(clauseOf(coverage, '5.12')?.code).toEqual([{ path: index, line: 3, in: 'rules.deck' }]);
  });

  test('counts a line that asks by two keys once', () => {
    const two: CoveredBook = {
      ...book,
      rules: { 'low-won': 'a-book-v1#5.12', 'high-won': 'a-book-v1#5.12' },
    };
    const path = `${RULES}/compare.ts`;
    const text = "export const both = ruleOf(book, 'low-won', 'high-won');\n";
    const [covered] = coverageOf([two], [{ path, text }]).books;
    expect(covered?.clauses.find(({ id }) => id === '5.12')?.code).toEqual([
      { path, line: 1, in: 'both', key: 'low-won, high-won' },
    ]);
  });

  test('follows a rule key to whoever asks by it, and to whoever builds it', () => {
    const code = [
      "export const give = (book: Book) => ruleOf(book, 'void-returns-bets');",
      `export function judge() {\n  return book.rules[\`wins:\${bet.kind}\`];\n}`,
    ];
    const coverage = cover({ [`${RULES}/void-round.ts`]: code.join('\n') });
    const path = `${RULES}/void-round.ts`;
    expect(clauseOf(coverage, '5.12')?.code.slice(1)).toEqual([
      { path, line: 1, in: 'give', key: 'void-returns-bets' },
    ]);
    expect(clauseOf(coverage, '5.1')?.code.slice(1)).toEqual([
      { path, line: 3, in: 'judge', key: 'wins:small' },
    ]);
    expect(coverage.keysNobodyAsks).toEqual(['differential']);
  });

  test.each([
    "export type Key = 'void-returns-bets';",
    "export const isKey = (key: string) => key === 'void-returns-bets';",
    "export const line = { kind: 'void-returns-bets' };",
    `export const text = \`\${a}\${b}\`;`,
  ])('is not led astray by %s', (code) => {
    const coverage = cover({ [`${RULES}/a.ts`]: code });
    expect(coverage.keysNobodyAsks).toEqual(['differential', 'void-returns-bets', 'wins:small']);
  });

  test('a property of the rules is a question too', () => {
    const coverage = cover({ [`${RULES}/a.ts`]: 'export const a = book.rules.differential;' });
    expect(coverage.keysNobodyAsks).not.toContain('differential');
  });

  test('a table of tests cites what its rows cite', () => {
    const rows = "const ROWS = [['a-book-v1#5.1', 1], ['a-book-v1#5.12', 2]] as const;\n";
    const coverage = cover({
      [`${RULES}/void.test.ts`]: `${rows}test.each(ROWS)('[%s] by %i', f);\n`,
    });
    expect(coverage.failures).toEqual([]);
    expect(clauseOf(coverage, '5.12')?.tests).toEqual([
      { path: `${RULES}/void.test.ts`, line: 2, name: 'by %i' },
    ]);
  });
});

describe('the report', () => {
  test('shows every clause with its places', () => {
    const lines = coverageTable(cover()).split('\n');
    expect(lines).toContain('a-book-v1  A Book');
    expect(lines.slice(lines.indexOf('  5.12  (rule)')).slice(0, 4)).toEqual([
      '  5.12  (rule)',
      '    The twelfth.',
      `    code  ${index}:1 rules`,
      `    test  ${RULES}/void.test.ts:2 stakes go back`,
    ]);
  });

  test('counts', () => {
    expect(summaryText(cover()).split('\n')).toEqual([
      '1 rulebooks, 4 clauses (2 rules), 1 interpretations: 0 not covered, 0 citations lead nowhere',
      '0 of 2 citations in tests stand over data said again, and prove nothing',
      '3 rule keys no code asks: differential, void-returns-bets, wins:small',
    ]);
  });

  test('says what fails, a line each', () => {
    const coverage = cover({ [index]: '', 'README.md': 'a-book-v1#6\n' });
    expect(failureText(coverage).split('\n')).toEqual([
      'a-book-v1#5.1 (rule) is cited by no code.',
      'a-book-v1#5.12 (rule) is cited by no code.',
      'a-book-v1#I-D1 (interpretation) is cited by no code.',
      'README.md:1 cites a-book-v1#6, which is not in any rulebook.',
      '',
    ]);
  });

  test('is the same as JSON, by citation', () => {
    expect(clauseIndex(cover())['a-book-v1#5.1']).toEqual({
      kind: 'rule',
      says: 'The first.',
      code: [{ path: index, line: 1, in: 'rules' }],
      tests: [{ path: `${RULES}/void.test.ts`, line: 1, name: 'one' }],
    });
  });
});
