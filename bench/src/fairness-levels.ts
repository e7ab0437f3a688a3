// How often every test and all evidence together find something, in fair records and in wrong ones: the
// levels and powers that packages/math/README.md prints. `BAIZE_RECORDS=500` measures faster.
import { CARD_KIND, DICE_KIND, type RecordReport, type RecordTests } from '@baize/math/fairness';
import { STRANGE_DECKS, STRANGE_DICE, STRANGE_HANDS } from '@baize/math/fairness/testing';

const FAIR_RECORDS = Number(process.env['BAIZE_RECORDS'] ?? 2000);
const WRONG_RECORDS = Math.ceil(FAIR_RECORDS / 10);

interface Family {
  readonly title: string;
  readonly results: number;
  readonly tests: () => RecordTests;
  readonly kinds: readonly {
    readonly what: string;
    readonly record: (seed: number, count: number) => readonly (readonly number[])[];
  }[];
}

const FAMILIES: readonly Family[] = [
  {
    title: 'dice, 2,160 rolls',
    results: 2160,
    tests: DICE_KIND.tests,
    kinds: STRANGE_DICE.map(({ what, rolls }) => ({ what, record: rolls })),
  },
  {
    title: 'hands of four cards, 1,000 deals',
    results: 1000,
    tests: CARD_KIND.tests,
    kinds: STRANGE_HANDS.map(({ what, deals }) => ({ what, record: deals })),
  },
  {
    title: 'whole decks, 300',
    results: 300,
    tests: CARD_KIND.tests,
    kinds: STRANGE_DECKS.map(({ what, deals }) => ({ what, record: deals })),
  },
];

for (const family of FAMILIES) {
  console.log(`\n${family.title}`);
  for (const { what, record } of family.kinds) {
    const records = what === 'fair' ? FAIR_RECORDS : WRONG_RECORDS;
    const seen = measure(family, record, records, what);
    console.log(
      `| ${what} | ${records} | ${share(seen.evidence, records)} | ${share(seen.oneLook, records)} |`,
    );
    if (what === 'fair') printLevels(seen, records);
  }
}

interface Seen {
  readonly evidence: number;
  readonly oneLook: number;
  /** For each test how often its p-value fell below 5%, and for each bet how often it reached 20. */
  readonly tests: ReadonlyMap<string, number>;
  readonly bets: ReadonlyMap<string, number>;
}

function measure(
  { tests: start, results, title }: Family,
  record: Family['kinds'][number]['record'],
  records: number,
  what: string,
): Seen {
  const tests = new Map<string, number>();
  const bets = new Map<string, number>();
  let [evidence, oneLook] = [0, 0];
  for (let seed = 0; seed < records; seed += 1) {
    const filled = start();
    for (const result of record(100_000 + seed, results)) filled.accept(result);
    const report = filled.report();
    if (isUnusual(report.verdict)) evidence += 1;
    if (isUnusual(report.oneLook)) oneLook += 1;
    for (const { test, p } of report.findings) add(tests, test, p < 0.05);
    for (const { test, log } of report.evidence.highest?.parts ?? []) {
      add(bets, test, log >= Math.log(20));
    }
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[K${title}: ${what} ${seed + 1}/${records}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  return { evidence, oneLook, tests, bets };
}

function printLevels({ tests, bets }: Seen, records: number): void {
  for (const [test, below] of tests)
    console.log(`    p below 5%: ${share(below, records)} ${test}`);
  for (const [bet, reached] of bets) console.log(`    20 to 1: ${share(reached, records)} ${bet}`);
}

function isUnusual({ level }: RecordReport['verdict']): boolean {
  return level === 'unusual' || level === 'very-unusual';
}

function add(counts: Map<string, number>, key: string, isCounted: boolean): void {
  counts.set(key, (counts.get(key) ?? 0) + (isCounted ? 1 : 0));
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)}%`;
}
