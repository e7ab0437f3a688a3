import { fractionText } from '@baize/exact';
import type { CitedClause } from '../sheet/cited.ts';
import type { ConductStep } from '../sheet/conduct.ts';
import type { ReadingEffect } from '../sheet/reading-effects.ts';
import type { InterpretationInForce, ReadingInForce } from '../sheet/readings.ts';
import type { JsonValue } from './json-value.ts';

export function readingJson(reading: ReadingInForce): JsonValue {
  return {
    reading: reading.id,
    value: reading.value,
    default: reading.byDefault,
    others: reading.others,
    interpretation: reading.interpretation,
  };
}

export function effectJson({ reading, value, insteadOf, changes }: ReadingEffect): JsonValue {
  return {
    effect: `${reading}=${value}`,
    insteadOf,
    changes: changes.map(({ title, bets, play, edge, edgeThen }) => ({
      group: play === null ? title : `${title}, ${play}`,
      bets,
      play,
      edge: fractionText(edge),
      edgeThen: fractionText(edgeThen),
    })),
  };
}

export function interpretationJson(each: InterpretationInForce): JsonValue {
  return {
    interpretation: each.id,
    reads: each.reads,
    says: each.says,
    why: each.why,
    status: each.status,
    reading: each.reading,
    inForce: each.isInForce,
    bearsOnFigures: each.bearsOnFigures,
  };
}

export function conductJson({ step, what, says, because }: ConductStep, index: number): JsonValue {
  return { step: `${index + 1}-${step}`, what, says, because };
}

export function ruleJson({ citation, clause, kind, says }: CitedClause): JsonValue {
  return { citation, clause, kind, says };
}
