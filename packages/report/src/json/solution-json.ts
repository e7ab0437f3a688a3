import { fractionText } from '@baize/exact';
import type { ArrangementValue } from '@baize/math';
import type { ParSolution } from '../sheet/solution.ts';
import type { JsonValue } from './json-value.ts';

export function solutionJson(solution: ParSolution): JsonValue {
  const { patterns, differs, cost, dearest, shortList, everyHand } = solution;
  return {
    patterns,
    differs,
    costOfHouseWay: fractionText(cost),
    dearest: dearest.map((each) => ({
      pattern: each.name,
      hands: each.hands,
      houseWay: arrangementJson(each.houseWay),
      best: arrangementJson(each.best),
      costDealt: fractionText(each.costDealt),
      costOverall: fractionText(each.costOverall),
    })),
    shortList: shortList.map(({ sentence, edge }) => ({ sentence, edge: fractionText(edge) })),
    everyHand: everyHand.map(({ name, hands, houseWay, best }) => ({
      pattern: name,
      hands,
      houseWay: arrangementJson(houseWay),
      best: arrangementJson(best),
    })),
  };
}

function arrangementJson({ low, high, win, standOff, lose, value }: ArrangementValue): JsonValue {
  return { low, high, win, standOff, lose, value: fractionText(value) };
}
