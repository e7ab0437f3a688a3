import {
  BOOK_CONTRACT,
  type Phase,
  type ProcedureStep,
  type Promised,
  type StepName,
} from '@baize/game';
import {
  type Block,
  DICE_CONTRACT,
  type DiceLayout,
  type DiceRulebook,
  type OwnBet,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import type { Rulebook } from './rulebook.ts';
import { rwsTaiSaiV5 } from './rws-tai-sai-v5/index.ts';

// A contract that never complains proves nothing: each promise is broken here once, in a copy of a
// sound book, and must be the one that notices.
const book: DiceRulebook = rwsTaiSaiV5;
const [layout = rwsTaiSaiV5.layouts[0]]: readonly DiceLayout[] = rwsTaiSaiV5.layouts;

function problemsOf<Book>(contract: readonly Promised<Book>[], promise: string, broken: Book) {
  const found = contract.find((each) => each.promise === promise);
  if (!found) throw new Error(`Nobody promises that ${promise}.`);
  return found.problems(broken);
}

/** The book with steps that say they lead elsewhere. */
const withSteps = (...changes: readonly (readonly [StepName, Phase])[]): Rulebook => {
  const leading = new Map(changes);
  const steps: readonly ProcedureStep[] = book.procedure.steps;
  return {
    ...book,
    procedure: {
      ...book.procedure,
      steps: steps.map((each) => ({ ...each, to: leading.get(each.step) ?? each.to })),
    },
  };
};

const withClause = (id: string, says: string): Rulebook => ({
  ...book,
  clauses: { ...book.clauses, [id]: { kind: 'definition', says } },
});

test.each<[promise: string, broken: Rulebook, problems: readonly string[]]>([
  ['every clause has a number', withClause('', 'Something.'), ['"" is no number']],
  ['every clause has a number', withClause(' 7', 'Something.'), ['" 7" is no number']],
  ['every clause has a number', { ...book, clauses: {} }, ['the book has no clause']],
  [
    'every clause is one short line in our own words',
    withClause('9', 'x'.repeat(161)),
    ['9 has 161 characters'],
  ],
  ['every clause is one short line in our own words', withClause('9', 'x'.repeat(160)), []],
  ['every clause is one short line in our own words', withClause('9', ''), ['9 has 0 characters']],
  [
    'every clause is one short line in our own words',
    withClause('9', 'One.\nTwo.'),
    ['9 has 9 characters'],
  ],
  [
    'no two clauses say the same',
    withClause('9', 'A bet and a wager are one thing.'),
    ['1.1 repeats 9'],
  ],
  ['no two clauses say the same', withClause('9', 'Heading: settlement.'), []],
  [
    'every citation leads somewhere in the same book',
    { ...book, rules: { ...book.rules, 'claw-back': ['rws-tai-sai-v5#9.9', 'other-book#5.12'] } },
    ['rws-tai-sai-v5#9.9', 'other-book#5.12'],
  ],
  [
    'every citation leads somewhere in the same book',
    {
      ...book,
      interpretations: {
        'I-X': { reads: ['other-book#1.1'], says: 'x', why: 'x', status: 'proposed' },
      },
      irregularities: book.irregularities,
      layouts: [],
      rules: { ...book.rules },
    },
    expect.arrayContaining(['other-book#1.1', 'rws-tai-sai-v5#I-D8']),
  ],
  [
    'every clause of kind rule governs something',
    { ...book, rules: { ...book.rules, 'bets-on-behalf': 'rws-tai-sai-v5#3.2' } },
    [],
  ],
  [
    'every clause of kind rule governs something',
    { ...book, rules: { ...book.rules, 'acting-persons': 'not-applicable' } },
    ['1.5 is cited by nothing'],
  ],
  [
    'every interpretation decides something',
    { ...book, rules: { ...book.rules, 'odds-wording': 'not-applicable' } },
    ['I-D12 is cited by nothing'],
  ],
  [
    'every incident has a disposition',
    {
      ...book,
      irregularities: {
        ...book.irregularities,
        'foreign-card': { action: 'cannot-occur', why: '' },
      },
    },
    ['foreign-card'],
  ],
  [
    'the steps of a round lead from idle back to idle',
    { ...book, procedure: { ...book.procedure, steps: book.procedure.steps.slice(1, 3) } },
    ['close-bets begins at betting, after idle', 'the round ends at tumbled'],
  ],
  [
    'the steps of a round lead from idle back to idle',
    { ...book, procedure: { ...book.procedure, steps: [] } },
    ['the round ends at undefined'],
  ],
  [
    'the steps of a round lead from idle back to idle',
    withSteps(['close-bets', 'idle']),
    ['tumble begins at closed, after idle', 'close-bets ends the round before the last step'],
  ],
  [
    'every step leads where it can',
    withSteps(['tumble', 'uncovered'], ['close-bets', 'paid']),
    ['close-bets leads to closed, not to paid', 'tumble leads to tumbled, not to uncovered'],
  ],
  [
    'every step leads where it can',
    withSteps(['register-result', 'covered']),
    ['register-result leads to resulted or idle, not to covered'],
  ],
])('%s: noticed when broken', (promise, broken, problems) => {
  expect(problemsOf(BOOK_CONTRACT, promise, broken)).toEqual(problems);
});

const withLayout = (change: Partial<DiceLayout>): DiceRulebook => ({
  ...book,
  layouts: [{ ...layout, ...change }],
});
const withBlock = (block: Block): DiceRulebook =>
  withLayout({ board: [...layout.board, block], captions: [] });
const cell = (x: number, y: number, width: number, height: number): DiceRulebook =>
  withLayout({
    board: [{ at: [x, y], size: [width, height], step: [0, 0], rows: [['big']] }],
    captions: [],
  });
const priced = (pays: string): DiceRulebook =>
  withLayout({
    payTable: { ...layout.payTable, rows: [{ bet: 'big', label: 'Big', pays }] },
    board: [],
    captions: [],
  });

test.each<[promise: string, broken: DiceRulebook, problems: readonly string[]]>([
  [
    'the areas drawn are the bets priced',
    withBlock({ at: [0, 0], size: [1, 1], step: [0, 0], rows: [['odd', 'big']] }),
    ['a: odd has no price', 'a: big twice'],
  ],
  [
    'the areas drawn are the bets priced',
    withLayout({ board: layout.board.slice(1) }),
    ['Tai Sai (Open Cover) Pay Table 1: big is on no layout'],
  ],
  ['every area is large enough to touch', cell(0, 0, 65.9, 66), ['a: big is 65.9 x 66']],
  ['every area is large enough to touch', cell(0, 0, 66, 65.9), ['a: big is 66 x 65.9']],
  ['every area is large enough to touch', cell(0, 0, 66, 66), []],
  ['everything printed lies on the canvas', cell(0, 0, 1508, 812), []],
  ['everything printed lies on the canvas', cell(-0.1, 0, 66, 66), ['a: big']],
  ['everything printed lies on the canvas', cell(0, -0.1, 66, 66), ['a: big']],
  ['everything printed lies on the canvas', cell(0, 0, 1508.1, 66), ['a: big']],
  ['everything printed lies on the canvas', cell(0, 0, 66, 812.1), ['a: big']],
  [
    'nothing printed overlaps',
    withLayout({
      board: [{ at: [0, 0], size: [70, 70], step: [69.9, 70], rows: [['big', 'small'], ['odd']] }],
      captions: [{ at: [0, 139.9], size: [10, 10], text: '1 wins 6' }],
    }),
    ['a: big and small', 'a: odd and 1 wins 6'],
  ],
  [
    'no odds are stated with "for"',
    withLayout({ captions: [{ at: [0, 0], size: [1, 1], text: '1 wins 1 for one die' }] }),
    ['1 wins 1 for one die'],
  ],
  ['every printed price reads back as itself', priced('8.5 to 1'), []],
  [
    'the kinds priced are the kinds named',
    { ...book, betNames: { ...book.betNames, odd: null } },
    ["odd is priced, or the group of a bet of the book's own, and has no name"],
  ],
  [
    'the kinds priced are the kinds named',
    { ...book, layouts: [layout] },
    ['odd', 'even', 'four', 'three', 'pair-single'].map(
      (kind) => `${kind} is named and has no price; its name is null`,
    ),
  ],
  [
    'every bet of its own can be won and lost',
    withBets(
      { id: 'run', name: 'Run', group: 'run', wins: { dice: 'consecutive' } },
      { id: 'run', name: '', group: '', wins: { total: [3, 18] } },
      { id: 'small', name: 'Small', group: 'small', wins: { any: [{ total: 'odd' }] } },
      { id: 'Never', name: 'Never', group: 'x', wins: { all: [{ total: [3] }, { total: [4] }] } },
      {
        id: 'ever',
        name: 'Ever',
        group: 'x',
        wins: { any: [{ total: 'odd' }, { total: 'even' }] },
      },
      { id: 'two', name: 'Two', group: 'x', wins: { total: [2] } },
    ),
    [
      'run is there twice',
      'run has no name',
      'run has no group',
      'small is a bet of the shared kinds',
      'Never is no id',
      'Never never wins',
      'ever always wins',
      'two: wins.total: totals are 3 to 18, or "odd" or "even"',
    ],
  ],
  [
    'every area settles on all 216 rolls and says why',
    {
      ...cell(0, 0, 66, 66),
      rules: { ...book.rules, 'triple:big': 'other-book#1' },
    },
    [1, 2, 3, 4, 5, 6].map((face) => `rws-tai-sai-v5/a: big on ${face}-${face}-${face}`),
  ],
])('%s: noticed when broken, with three dice', (promise, broken, problems) => {
  expect(problemsOf(DICE_CONTRACT, promise, broken)).toEqual(problems);
});

function withBets(...bets: readonly Omit<OwnBet, 'cite'>[]): DiceRulebook {
  return { ...book, bets: bets.map((bet) => ({ ...bet, cite: ['rws-tai-sai-v5#4.1.1'] })) };
}
