import { SMALLEST_P } from '../statistics/smallest-p.ts';
import { groupDigits, isOrAre } from './finding.ts';
import type { JudgedFinding } from './judged.ts';

/** `usual`: no adjusted p-value below 5%; `unusual`: one below 5%; `very-unusual`: one below 1%. */
export type VerdictLevel = 'no-test' | 'usual' | 'unusual' | 'very-unusual';

export interface Verdict {
  readonly level: VerdictLevel;
  /** Whole sentences. They say what is known and what is not, and never that somebody cheats. */
  readonly sentences: readonly string[];
}

export const UNUSUAL = 0.05;
const VERY_UNUSUAL = 0.01;

/** What to say of a record made by people and devices where something is unusual. */
export const RECORD_ADVICE: readonly string[] = [
  'A test cannot tell the cause: a misread or mistyped result, a worn die, the device, or chance.',
  'Check how results were recorded, then test a fresh record before drawing a conclusion.',
];

/** The same for a generator, whose every number can be drawn again. */
export const GENERATOR_ADVICE: readonly string[] = [
  'A test cannot tell a fault from chance: repeat it with other seeds and more draws.',
];

/** `what` is what was recorded, with its number: `2,000 rolls`. */
export function verdictOn(
  findings: readonly JudgedFinding[],
  what: string,
  advice: readonly string[] = RECORD_ADVICE,
): Verdict {
  const [least] = findings.toSorted((a, b) => a.p - b.p || a.holm - b.holm);
  if (least === undefined) {
    return {
      level: 'no-test',
      sentences: [`${what} ${isOrAre(what)} too few for any of the tests.`],
    };
  }
  if (least.holm >= UNUSUAL) return { level: 'usual', sentences: usual(findings, least, what) };
  const level = least.holm >= VERY_UNUSUAL ? 'unusual' : 'very-unusual';
  return { level, sentences: [...notable(findings, least, what), ...advice] };
}

function usual(
  findings: readonly JudgedFinding[],
  least: JudgedFinding,
  what: string,
): readonly string[] {
  return [
    `Nothing unusual: ${what} of fair, independent results look like this.`,
    `The least likely of ${testsIn(findings)} is "${least.test}" with ${pPhrase(least.p)}, ` +
      `${pText(least.holm)} once the number of tests is allowed for.`,
    'That proves no fairness: a small bias can hide in a record of this length.',
  ];
}

function notable(
  findings: readonly JudgedFinding[],
  least: JudgedFinding,
  what: string,
): readonly string[] {
  const level = least.holm < VERY_UNUSUAL ? '99%' : '95%';
  const others = findings.filter(({ holm }) => holm < UNUSUAL).length - 1;
  const also =
    others > 0 ? ` ${others} more of the tests ${others > 1 ? 'are' : 'is'} unusual.` : '';
  return [
    `Unusual at the ${level} level: "${least.test}" has ${pPhrase(least.p)}, ` +
      `${pText(least.holm)} with ${testsIn(findings)} allowed for.${also}`,
    `Of records of ${what} with fair, independent results, at most one in ` +
      `${rarity(least.holm)} would show something as unlikely as this.`,
  ];
}

function testsIn(findings: readonly JudgedFinding[]): string {
  return findings.length === 1 ? 'one test' : `${findings.length} tests`;
}

function pPhrase(p: number): string {
  return p <= SMALLEST_P ? `p below ${SMALLEST_P}` : `p = ${pText(p)}`;
}

/** Beyond a million more digits would only pretend to precision. */
function rarity(p: number): string {
  return p < 1e-6 ? 'a million' : groupDigits(Math.floor(1 / p));
}

/** Three significant digits, as papers print p-values. */
export function pText(p: number): string {
  if (p <= SMALLEST_P) return `<${SMALLEST_P}`;
  return p < 0.0001 ? p.toExponential(1) : `${Number(p.toPrecision(3))}`;
}
