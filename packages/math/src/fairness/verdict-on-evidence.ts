import { strongestOf } from './evidence/evidence.ts';
import { EVIDENCE_MINIMUM, type EvidenceSummary } from './evidence/evidence-keeper.ts';
import { groupDigits, isOrAre } from './finding.ts';
import { RECORD_ADVICE, type Verdict } from './verdict.ts';

/** What a stake must have become for a record to be called unusual, and very unusual. */
export const UNUSUAL_EVIDENCE = 20;
const VERY_UNUSUAL_EVIDENCE = 100;

/** The verdict that holds however often one looks; `what` is what was recorded, with its number. */
export function verdictOnEvidence({ highest }: EvidenceSummary, what: string): Verdict {
  if (highest === null) {
    const sentence = `${what} ${isOrAre(what)} too few: evidence is weighed from ${EVIDENCE_MINIMUM} on.`;
    return { level: 'no-test', sentences: [sentence] };
  }
  const odds = oddsText(highest.log);
  if (highest.log < Math.log(UNUSUAL_EVIDENCE)) {
    return {
      level: 'usual',
      sentences: [
        `Nothing unusual: in ${what} the evidence against fair, independent results never stood ` +
          `higher than ${odds} to 1, and ${UNUSUAL_EVIDENCE} to 1 is unusual.`,
        'However often one looks while a record grows, at most one fair table in ' +
          `${UNUSUAL_EVIDENCE} is ever called unusual.`,
        'That proves no fairness: a small bias can hide in a record of this length.',
      ],
    };
  }
  const strongest = strongestOf(highest);
  const isVery = highest.log >= Math.log(VERY_UNUSUAL_EVIDENCE);
  return {
    level: isVery ? 'very-unusual' : 'unusual',
    sentences: [
      `${isVery ? 'Very unusual' : 'Unusual'}: after ${groupDigits(highest.at)} of ${what} the evidence ` +
        `against fair, independent results stood at ${odds} to 1, mostly from ` +
        `"${strongest?.test ?? ''}" with ${oddsText(strongest?.log ?? 0)} to 1 alone.`,
      `Of fair tables at most one in ${odds} ever shows as much, however often one looks.`,
      ...RECORD_ADVICE,
    ],
  };
}

/** What a stake of 1 has become, in two or three digits; beyond a million more would only pretend. */
export function oddsText(log: number): string {
  if (log >= Math.log(1e6)) return 'a million';
  const value = Math.exp(log);
  if (value >= 10) return groupDigits(Math.floor(value));
  return value < 0.01 ? 'less than 0.01' : `${Number(value.toPrecision(2))}`;
}
