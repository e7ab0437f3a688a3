// How often every test and all evidence together find something, in fair records and in wrong ones: the tables
// of levels and powers that packages/math/README.md prints. `BAIZE_RECORDS=200` measures faster, and `dice`,
// `hands`, `decks`, `generators`, `long-rolls` or `long-deals` as arguments measure those alone.
import { batteryReport, type RecordReport, type Verdict } from '@baize/math/fairness';
import { couponTest, serialTest } from '@baize/math/fairness/kit';
import { CARD_KIND, deckBattery, placeOf } from '@baize/si-ki-pi/fairness';
import { STRANGE_DECKS, STRANGE_HANDS } from '@baize/testing/strange-cards';
import { STRANGE_DICE } from '@baize/testing/strange-dice';
import { DICE_KIND, diceBattery } from '@baize/three-dice/fairness';

const FAIR_RECORDS = Number(process.env.BAIZE_RECORDS ?? 2000);
const WRONG_RECORDS = Math.ceil(FAIR_RECORDS / 10);

interface Kind {
  readonly what: string;
  readonly record: (seed: number, count: number) => Iterable<readonly number[]>;
}

/** Tests that are filled with results one by one; those of a generator weigh no evidence. */
interface Filled {
  accept(result: readonly number[]): void;
  report(): {
    readonly findings: readonly { readonly test: string; readonly p: number }[];
    readonly oneLook: Pick<Verdict, 'level'>;
    readonly evidence: RecordReport['evidence'] | null;
  };
}

interface Family {
  readonly name: string;
  readonly title: string;
  readonly results: number;
  readonly tests: () => Filled;
  readonly kinds: readonly Kind[];
}

const CARDS: readonly string[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2']
  .flatMap((rank) => ['s', 'h', 'd', 'c'].map((suit) => `${rank}${suit}`))
  .toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));

const FACES = [1, 2, 3, 4, 5, 6] as const;

function faceOf(number: number): (typeof FACES)[number] {
  return FACES[number - 1] ?? 1;
}

const DECKS_OF_GENERATORS: readonly string[] = [
  'fair',
  'shuffled by three riffles',
  'the bottom card stays in one deck of ten',
];

const GENERATORS: readonly Kind[] = [
  generator('fair', 'fair', 'fair'),
  ...[
    'every roll equally often',
    'a device with a cycle of 700 rolls',
    'one die with a face at 18%',
    'two dice alike in one roll of ten',
    'the last roll again in one of twenty',
  ].map((what) => generator(what, what, 'fair')),
  ...DECKS_OF_GENERATORS.slice(1).map((what) => generator(`decks: ${what}`, 'fair', what)),
];

const FAMILIES: readonly Family[] = [
  {
    name: 'dice',
    title: 'Dice, 2,160 rolls',
    results: 2160,
    tests: DICE_KIND.tests,
    kinds: STRANGE_DICE.map(({ what, rolls }) => ({ what, record: rolls })),
  },
  {
    name: 'hands',
    title: 'Hands of four cards, 1,000 deals',
    results: 1000,
    tests: CARD_KIND.tests,
    kinds: STRANGE_HANDS.map(({ what, deals }) => ({ what, record: deals })),
  },
  {
    name: 'decks',
    title: 'Whole decks, 300',
    results: 300,
    tests: CARD_KIND.tests,
    kinds: STRANGE_DECKS.map(({ what, deals }) => ({ what, record: deals })),
  },
  {
    name: 'generators',
    title: 'Generators (`rng-test`), 20,000 rolls and 2,000 decks',
    results: 20_000,
    tests: generatorTests,
    kinds: GENERATORS,
  },
  {
    name: 'long-rolls',
    title: 'Tests of generators that need long records, 480,000 rolls',
    results: 480_000,
    tests: () => symbolTests('rolls', 216, ([a = 1, b = 1, c = 1]) => 36 * a + 6 * b + c - 43),
    kinds: GENERATORS.slice(0, 6).map(({ what }) => ({ what, record: rollsOf(what) })),
  },
  {
    name: 'long-deals',
    title: 'Tests of generators that need long records, the first cards of 30,000 decks',
    results: 30_000,
    tests: () => symbolTests('deals', 52, ([place = 0]) => place),
    kinds: STRANGE_DECKS.filter(({ what }) => DECKS_OF_GENERATORS.includes(what)).map(
      ({ what, deals }) => ({ what, record: deals }),
    ),
  },
];

const NOTHING: Seen = { records: 0, evidence: 0, oneLook: 0, tests: new Map(), bets: new Map() };

const wanted = process.argv.slice(2);
for (const family of FAMILIES) {
  if (wanted.length === 0 || wanted.includes(family.name)) printFamily(family);
}

/** Three tables: all together for every kind of record, then every test and every bet by itself. */
function printFamily(family: Family): void {
  const seen = family.kinds.map((kind) => measure(family, kind));
  const letters = family.kinds.map((_, i) => String.fromCharCode(64 + i));
  print(`### ${family.title}`, '');
  const isWeighed = seen.some(({ bets }) => bets.size > 0);
  print(...head('', ['records', ...(isWeighed ? ['by evidence'] : []), 'at one look']));
  for (const [i, { what }] of family.kinds.entries()) {
    const name = i === 0 ? 'fair' : `${letters[i]} ${what}`;
    const { records, evidence, oneLook } = seen[i] ?? NOTHING;
    const weighed = isWeighed ? `${share(evidence, records)}% | ` : '';
    const found = `${weighed}${share(oneLook, records)}%`;
    print(`| ${name} | ${records.toLocaleString('en')} | ${found} |`);
  }
  const heads = ['fair', ...letters.slice(1)];
  print('', 'Each test by itself, p below 5%:', '', ...head('test', heads));
  for (const row of rowsOf(seen, ({ tests }) => tests)) print(row);
  if (isWeighed) {
    print('', 'Each bet by itself at 20 to 1 or more, when all stood highest:', '');
    print(...head('bet', heads));
    for (const row of rowsOf(seen, ({ bets }) => bets)) print(row);
  }
  print('');
}

interface Seen {
  readonly records: number;
  readonly evidence: number;
  readonly oneLook: number;
  /** For each test how often its p-value fell below 5%, and for each bet how often it reached 20. */
  readonly tests: ReadonlyMap<string, number>;
  readonly bets: ReadonlyMap<string, number>;
}

function measure({ tests: start, results, title }: Family, { what, record }: Kind): Seen {
  const tests = new Map<string, number>();
  const bets = new Map<string, number>();
  const records = what === 'fair' ? FAIR_RECORDS : WRONG_RECORDS;
  let [evidence, oneLook] = [0, 0];
  for (let seed = 0; seed < records; seed += 1) {
    const filled = start();
    for (const result of record(100_000 + seed, results)) filled.accept(result);
    const report = filled.report();
    if (highestOf(report.evidence) >= Math.log(20)) evidence += 1;
    if (isUnusual(report.oneLook)) oneLook += 1;
    for (const { test, p } of report.findings) add(tests, test, p < 0.05);
    for (const { test, log } of report.evidence?.highest?.parts ?? []) {
      add(bets, test, log >= Math.log(20));
    }
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[K${title}: ${what} ${seed + 1}/${records}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  return { records, evidence, oneLook, tests, bets };
}

function head(first: string, others: readonly string[]): readonly string[] {
  const cells = [first, ...others];
  return [`| ${cells.join(' | ')} |`.replace('|  |', '| |'), `|${' --- |'.repeat(cells.length)}`];
}

/** One row for each name, one column for each kind; a test that was left out has an empty cell. */
function rowsOf(seen: readonly Seen[], part: (seen: Seen) => Seen['tests']): readonly string[] {
  const names = [...new Set(seen.flatMap((each) => [...part(each).keys()]))];
  return names.map((name) => {
    const cells = seen.map((each) => {
      const count = part(each).get(name);
      return count === undefined ? '' : share(count, each.records);
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
}

function highestOf(evidence: RecordReport['evidence'] | null): number {
  return evidence?.highest?.log ?? 0;
}

function rollsOf(kind: string): Kind['record'] {
  return STRANGE_DICE.find(({ what }) => what === kind)?.rolls ?? (() => []);
}

/** The two tests that count pairs and whole collections of symbols. */
function symbolTests(
  name: string,
  symbols: number,
  symbolOf: (result: readonly number[]) => number,
): Filled {
  const tests = [serialTest(name, symbols), couponTest(name, symbols)];
  return {
    accept(result) {
      const symbol = symbolOf(result);
      for (const test of tests) test.accept(symbol);
    },
    report: () => {
      const findings = tests.map((test) => test.outcome()).filter((each) => 'p' in each);
      // As many tests, so many chances: the smallest counts times their number.
      const smallest = Math.min(1, ...findings.map(({ p }) => p * findings.length));
      return {
        findings,
        oneLook: { level: smallest < 0.05 ? 'unusual' : 'usual' },
        evidence: null,
      };
    },
  };
}

/** The tests of a generator: three numbers are a roll, 52 are a deck. */
function generatorTests(): Filled {
  const dice = diceBattery();
  const decks = deckBattery();
  return {
    accept(result) {
      const [a = 1, b = 1, c = 1] = result;
      if (result.length === 3) dice.accept([faceOf(a), faceOf(b), faceOf(c)]);
      else decks.accept(result.map((place) => CARDS[place] ?? ''));
    },
    report: () => {
      const outcomes = [...dice.outcomes(), ...decks.outcomes()];
      const { findings, verdict } = batteryReport(outcomes, 'draws');
      return { findings, oneLook: verdict, evidence: null };
    },
  };
}

/** Rolls of one kind, then a tenth as many decks of another. */
function* generateResults(dice: string, decks: string, seed: number, count: number) {
  const rolls = STRANGE_DICE.find(({ what }) => what === dice)?.rolls(seed, count) ?? [];
  const deals = STRANGE_DECKS.find(({ what }) => what === decks)?.deals(seed, count / 10) ?? [];
  yield* rolls;
  yield* deals;
}

function generator(what: string, dice: string, decks: string): Kind {
  return { what, record: (seed, count) => generateResults(dice, decks, seed, count) };
}

function isUnusual({ level }: Pick<Verdict, 'level'>): boolean {
  return level === 'unusual' || level === 'very-unusual';
}

function add(counts: Map<string, number>, key: string, isCounted: boolean): void {
  counts.set(key, (counts.get(key) ?? 0) + (isCounted ? 1 : 0));
}

/** In percent, with one digit where that tells something. */
function share(count: number, of: number): string {
  const percent = (100 * count) / of;
  return percent === 0 || percent === 100 ? `${percent}` : percent.toFixed(1);
}

function print(...lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}
