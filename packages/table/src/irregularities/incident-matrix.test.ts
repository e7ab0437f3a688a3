import { INCIDENTS, type Incident, type Phase, type Shaker } from '@baize/game';
import { SHIPPED } from '@baize/house';
import { RULEBOOKS } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { mechanicOf } from '../configuration/table-rules.ts';
import { dispositionAt } from './incident-phases.ts';

/** One letter for each thing a document can order; `-` is a moment at which it cannot have happened. */
const LETTERS: Readonly<Record<string, string>> = {
  'void-round': 'V',
  'void-affected-rounds': 'A',
  'no-roll': 'N',
  'settle-by-dice': 'S',
  'settle-by-dice-then-suspend': 'W',
  'suspend-table': 'X',
  'resettle-by-dice': 'R',
  'conclude-if-established': 'E',
  'registered-bets-stand': 'T',
  continue: 'C',
  'refer-to-manager': 'M',
  'settle-and-hold': 'H',
  'apportion-stakes': 'P',
  'stakes-stand-in-full': 'F',
  'offer-withdrawal': 'O',
  redeal: 'D',
  'set-by-house-way': 'B',
  'reset-dealer-hand': 'Z',
  'cannot-occur': 'I',
};

interface Matrix {
  readonly book: string;
  readonly shaker: Shaker | null;
  /** The phases a round of the document has, in its order, after the time between rounds. */
  readonly phases: readonly Phase[];
  /** By hand, from the document: a letter for each phase. What is not listed cannot occur in the game. */
  readonly orders: Readonly<Partial<Record<Incident, string>>>;
}

const OPEN_COVER: readonly Phase[] = ['idle', 'betting', 'closed', 'tumbled'];
const SHAKEN = ['idle', 'betting', 'closed', 'tumbled'] as const;
const SETTLING = ['resulted', 'collected', 'paid'] as const;

const MATRICES: readonly Matrix[] = [
  {
    book: 'rws-sic-bo-2021',
    shaker: null,
    phases: OPEN_COVER,
    orders: {
      'tumbled-fewer-than-three': '---V',
      'die-not-flat': '---V',
      'tumbler-before-close': 'CV--',
      'dice-damaged': 'AAAA',
      'dome-broken': '-MMM',
      'shaker-failed': '--EE',
      'electrical-device-failed': '-EEE',
      'lights-wrong': 'SSSS',
      'display-wrong': 'SSSS',
      'wrong-result-registered': 'RRRR',
      'error-noticed-later': '-CCC',
      'round-interrupted': '-EEE',
      'terminals-interrupted': '-TTT',
      'player-walked-away': '-HHH',
      'not-covered': 'MMMM',
    },
  },
  {
    book: 'rws-tai-sai-v5',
    shaker: null,
    phases: OPEN_COVER,
    orders: {
      'tumbled-fewer-than-three': '---V',
      'die-not-flat': '---V',
      'tumbler-before-close': 'CV--',
      'dice-damaged': 'AAAA',
      'dome-broken': '-MMM',
      'shaker-failed': '--EE',
      'electrical-device-failed': 'SSSS',
      'lights-wrong': 'SSSS',
      'display-wrong': 'SSSS',
      'wrong-result-registered': 'RRRR',
      'error-noticed-later': '-CCC',
      'round-interrupted': '-EEE',
      'terminals-interrupted': '-TTT',
      'excess-not-rejected': '-PPP',
      'below-minimum-not-noticed': '-FFF',
      'player-walked-away': '-HHH',
      'not-covered': 'MMMM',
    },
  },
  {
    book: 'mbs-sic-bo-v4',
    shaker: null,
    phases: ['idle', 'covered', 'betting', 'closed', 'uncovered'],
    orders: {
      'tumbled-fewer-than-three': '-VVVV',
      'die-not-flat': '-VVVV',
      'tumbler-before-close': '--M--',
      'dice-exposed-before-close': '-VV--',
      'dice-damaged': '-VVVV',
      'dome-broken': '-VVVV',
      'shaker-failed': '-EEEE',
      'electrical-device-failed': '-EEEE',
      'lights-wrong': 'SSSSS',
      'display-wrong': 'SSSSS',
      'wrong-result-registered': 'RRRRR',
      'error-noticed-later': '-CCCC',
      'round-interrupted': '-EEEE',
      'terminals-interrupted': '-TTTT',
      'player-walked-away': '--HHH',
      'not-covered': 'MMMMM',
    },
  },
  {
    book: 'licensee-sic-bo',
    shaker: 'manual',
    phases: [...SHAKEN, 'uncovered', ...SETTLING],
    orders: {
      'tumbled-fewer-than-three': '---NN---',
      'die-not-flat': '---NNMMM',
      'tumbler-before-close': 'CM------',
      'dice-damaged': 'MMMMMMMM',
      'dome-broken': '-MMMMMMM',
      'shaker-failed': '--MMM---',
      'electrical-device-failed': 'XMMMWWWW',
      'lights-wrong': 'XMMMWWWW',
      'display-wrong': 'SSSSSSSS',
      'wrong-result-registered': 'RRRRRRRR',
      'error-noticed-later': '-CCCCCCC',
      'round-interrupted': '-EEEEEEE',
      'terminals-interrupted': '-TTTTTTT',
      'excess-not-rejected': '-MMMMMMM',
      'below-minimum-not-noticed': '-MMMMMMM',
      'player-walked-away': '-HHHHHHH',
      'not-covered': 'MMMMMMMM',
    },
  },
  {
    book: 'licensee-sic-bo',
    shaker: 'automated',
    phases: [...SHAKEN, ...SETTLING],
    orders: {
      'tumbled-fewer-than-three': '---I---',
      'die-not-flat': '---NMMM',
      'tumbler-before-close': 'CM-----',
      'dice-damaged': 'MMMMMMM',
      'dome-broken': '-MMMMMM',
      'shaker-failed': '--VV---',
      'electrical-device-failed': 'XMMWWWW',
      'lights-wrong': 'XMMWWWW',
      'display-wrong': 'SSSSSSS',
      'wrong-result-registered': 'RRRRRRR',
      'error-noticed-later': '-CCCCCC',
      'round-interrupted': '-EEEEEE',
      'terminals-interrupted': '-TTTTTT',
      'excess-not-rejected': '-MMMMMM',
      'below-minimum-not-noticed': '-MMMMMM',
      'player-walked-away': '-HHHHHH',
      'not-covered': 'MMMMMMM',
    },
  },
  {
    book: 'rws-si-ki-pi-v2',
    shaker: null,
    phases: ['idle', 'betting', 'closed', 'dealt', 'dealer-set', 'resulted'],
    orders: {
      'display-wrong': 'MMMMMM',
      'wrong-result-registered': 'MMMMMM',
      'error-noticed-later': '-MMMMM',
      'round-interrupted': '-EEEEE',
      'terminals-interrupted': '-TTTTT',
      'excess-not-rejected': '-MMMMM',
      'below-minimum-not-noticed': '-MMMMM',
      'player-walked-away': '-BBBBB',
      'foreign-card': '-VVVVV',
      'foreign-card-after-settlement': 'C-----',
      'dealer-cards-exposed-unseen': '---VVV',
      'dealer-cards-exposed-seen': '---CCC',
      'player-cards-exposed-unseen': '---OMM',
      'player-cards-exposed-seen': '---CCC',
      'single-card-exposed': '---CCC',
      'player-exposes-own-cards': '---CC-',
      'misdeal-unseen': '---DD-',
      'misdeal-seen': '---VVV',
      'dealer-hand-misset': '----Z-',
      'not-covered': 'MMMMMM',
    },
  },
];

test('every book has its matrix, and every phase of its procedure is in it', () => {
  expect(new Set(MATRICES.map(({ book }) => book))).toEqual(new Set(RULEBOOKS.map(({ id }) => id)));
  for (const { book, shaker, phases } of MATRICES) {
    const steps = RULEBOOKS.find(({ id }) => id === book)?.procedure.steps ?? [];
    const own = steps.filter((step) => !('shaker' in step) || step.shaker === shaker);
    expect(new Set(phases), book).toEqual(new Set(own.map(({ from }) => from)));
  }
});

describe.each(MATRICES)('$book, shaker $shaker', ({ book: id, shaker, phases, orders }) => {
  test.each(INCIDENTS)('%s in every phase', (incident) => {
    const book = RULEBOOKS.find((each) => each.id === id);
    if (!book) throw new Error(`There is no ${id}.`);
    const mechanic = mechanicOf(book.mechanic, SHIPPED);
    const rules = { book, procedure: book.procedure, mechanic };
    const found = phases.map((phase) => {
      const disposition = dispositionAt(incident, rules, {
        phase,
        shaker,
        rounds: phase === 'idle' ? 1 : 2,
      });
      return disposition ? LETTERS[disposition.action] : '-';
    });
    expect(found.join('')).toBe(orders[incident] ?? 'I'.repeat(phases.length));
  });
});
