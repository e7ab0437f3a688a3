import { strongestOf } from '../evidence/evidence.ts';
import type { EvidenceKeeper } from '../evidence/evidence-keeper.ts';
import { groupDigits } from '../finding.ts';
import { oddsText } from '../verdict-on-evidence.ts';
import { type Alarm, LOOK } from './alarm.ts';

/**
 * What the evidence must have reached for an alarm, and for two more if it goes on growing. A table
 * that is fair and stays so ever raises one with a chance of at most 1 in 100.
 */
const STEPS = [100, 10_000, 1_000_000];

export interface EvidenceAlarms {
  /** To be asked whenever the evidence was computed anew. */
  raised(one: string): readonly Alarm[];
}

export function evidenceAlarms(keeper: EvidenceKeeper): EvidenceAlarms {
  let step = 0;
  return {
    raised(one) {
      const highest = keeper.highest();
      const wanted = STEPS[step];
      if (highest === null || wanted === undefined || highest.log < Math.log(wanted)) return [];
      while (highest.log >= Math.log(STEPS[step] ?? Number.POSITIVE_INFINITY)) step += 1;
      const odds = oddsText(highest.log);
      const test = strongestOf(highest)?.test ?? '';
      const sentence =
        `${capital(one)} ${groupDigits(highest.at)}: the evidence against fair, independent results stands at ` +
        `${odds} to 1, mostly from "${test}". Of fair tables at most one in ${odds} ever gets there; ${LOOK}`;
      const evidence = Number(Math.exp(Math.min(highest.log, 700)).toPrecision(6));
      return [{ at: highest.at, sentence, details: { evidence, test } }];
    },
  };
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
