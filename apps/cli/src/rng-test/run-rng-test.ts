import {
  type CloseHash,
  commit,
  deriving,
  drawSeed,
  parseCloseHash,
  parseSeed,
  type Seed,
} from '@baize/chance';
import { assert, ok } from '@baize/exact';
import { fairnessIn } from '@baize/house/fairness';
import {
  type BatteryReport,
  batteryReport,
  type GeneratorTests,
  type JudgedFinding,
  pText,
} from '@baize/math/fairness';
import { usageError } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { findingJson } from '../fairness/fairness-json.ts';
import { statisticText, verdictLines } from '../fairness/fairness-text.ts';
import type { Io } from '../io.ts';
import { interruption } from '../simulation/interruption.ts';
import { progressLine } from '../simulation/progress-line.ts';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import { type Style, styleFor } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';

/** Draws between two looks at the world: Ctrl-C is heard, and the bar moves. */
const STRIDE = 5000;

interface BatteryWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (rolls: number) => void;
}

interface BatteryRun {
  readonly report: BatteryReport;
  /** What was drawn, and how many of each: `rolls`, `decks`. */
  readonly drawn: readonly (readonly [many: string, count: number])[];
  readonly isComplete: boolean;
}

/**
 * Draws as a table draws, by seed and close hash, and puts the results through the battery. The close
 * hash of draw n is n itself: inputs that differ in a bit or two are the hardest for the derivation.
 */
async function runBattery(
  generators: readonly GeneratorTests<unknown>[],
  seed: Seed,
  draws: number,
  { signal, onProgress }: BatteryWatch,
): Promise<BatteryRun> {
  const tried = generators.map(({ many, drawing, oneIn, battery }) => ({
    many,
    oneIn,
    draw: deriving(drawing, seed),
    tests: battery(),
  }));
  let drawn = 0;
  while (drawn < draws && !signal.aborted) {
    const end = Math.min(draws, drawn + STRIDE);
    for (; drawn < end; drawn += 1) {
      const closeHash = closeHashOf(drawn);
      for (const { oneIn, draw, tests } of tried) {
        if (drawn % oneIn === 0) tests.accept(draw(closeHash));
      }
    }
    onProgress(drawn);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const counts = tried.map(({ many, oneIn }) => [many, Math.ceil(drawn / oneIn)] as const);
  const outcomes = tried.flatMap(({ tests }) => tests.outcomes());
  const report = batteryReport(outcomes, drawnText(counts));
  return { report, drawn: counts, isComplete: drawn === draws };
}

/** `1,000,000 rolls and 100,000 decks`. */
function drawnText(drawn: BatteryRun['drawn']): string {
  return drawn.map(([many, count]) => `${amountText(count)} ${many}`).join(' and ');
}

function closeHashOf(draw: number): CloseHash {
  const parsed = parseCloseHash(draw.toString(16).padStart(64, '0'));
  assert(parsed.ok, 'A number in hex is hex.');
  return parsed.value;
}

const COLUMNS = [
  { title: 'test' },
  { title: 'n', align: 'right' },
  { title: 'statistic', align: 'right' },
  { title: 'df', align: 'right' },
  { title: 'p', align: 'right' },
  { title: 'Holm', align: 'right' },
  { title: '95%' },
  { title: '99%' },
] as const;

/** The battery for a person, who can repeat it to the letter with the seed it names. */
function batteryText(
  seed: Seed,
  draws: number,
  { report, drawn, isComplete }: BatteryRun,
  style: Style,
): readonly string[] {
  const { findings, leftOut, verdict } = report;
  const stopped = isComplete ? '' : ` of ${amountText(draws)}: stopped`;
  const [titles = '', ...lines] = columnTable(
    COLUMNS,
    findings.map((each) => row(each, style)),
  );
  return [
    style.strong(drawnText(drawn).replace(/ and |$/, (next) => `${stopped}${next}`)),
    `seed ${seed}`,
    ...verdictLines(verdict, style),
    ...(findings.length === 0 ? [] : ['', style.faint(titles), ...lines]),
    ...leftOut.map(({ test, reason }) => style.faint(`left out: ${test} ${reason}`)),
    '',
    ...wrapText(expectation(findings), 96),
  ];
}

function row(finding: JudgedFinding, style: Style): readonly string[] {
  const { test, n, distribution, p, holm } = finding;
  const passes = (level: number) => (holm >= level ? style.good('pass') : style.bad('fail'));
  return [
    test,
    amountText(n),
    statisticText(finding),
    distribution.kind === 'chi-square' ? amountText(distribution.degrees) : '-',
    pText(p),
    pText(holm),
    passes(0.05),
    passes(0.01),
  ];
}

/** Whoever sees a small p-value among two dozen should know that it was to be expected. */
function expectation(findings: readonly JudgedFinding[]): string {
  const below = (level: number) => findings.filter(({ p }) => p < level).length;
  const tests = findings.length;
  return (
    `Pass and fail are after Holm, who allows for all ${tests} tests, and so is the verdict. Alone, ` +
    `${below(0.05)} p-values are below 5% where a perfect generator has ${(tests * 0.05).toFixed(1)} on ` +
    `average, and ${below(0.01)} below 1% where it has ${(tests * 0.01).toFixed(1)}.`
  );
}

export interface RngTestRequest {
  readonly draws: number;
  readonly seed: string | null;
  readonly isJson: boolean;
}

export async function runRngTest(request: RngTestRequest, io: Io): Promise<ExitCode> {
  const { draws, isJson } = request;
  const seed = request.seed === null ? ok(drawSeed()) : parseSeed(request.seed.toLowerCase());
  if (!seed.ok) return usageError(io, 'rng-test', `--seed: ${seed.error.message}`);
  const generators = fairnessIn(io.library).flatMap(({ generator }) => generator ?? []);
  const { signal, end } = interruption();
  const isWatched = process.stderr.isTTY === true;
  const line = progressLine(io, draws, { isWatched, now: () => performance.now() });
  const run = await runBattery(generators, seed.value, draws, { signal, onProgress: line.show });
  line.end();
  end();
  const lines = isJson
    ? [batteryJson(seed.value, draws, run)]
    : batteryText(seed.value, draws, run, styleFor(io.hasColours));
  io.out.write(`${lines.join('\n')}\n`);
  const { level } = run.report.verdict;
  if (level === 'unusual' || level === 'very-unusual') return EXIT.unusual;
  if (!run.isComplete) return EXIT.stopped;
  return level === 'no-test' ? EXIT.tooFew : EXIT.ok;
}

/** One line that depends on the seed and the number of draws alone. */
function batteryJson(seed: Seed, draws: number, { report, drawn, isComplete }: BatteryRun): string {
  const { findings, leftOut, verdict } = report;
  return JSON.stringify({
    seed,
    commitment: commit(seed),
    draws,
    ...Object.fromEntries(drawn),
    complete: isComplete,
    verdict: { level: verdict.level, text: verdict.sentences.join(' ') },
    tests: findings.map((finding) => {
      const { cells: _cells, ...numbers } = findingJson(finding);
      return { ...numbers, at95: finding.holm >= 0.05, at99: finding.holm >= 0.01 };
    }),
    leftOut: leftOut.map(({ test, reason }) => ({ test, reason })),
  });
}
