import { fractionText } from '@baize/exact';
import type { FollowedList, Outcomes, Solution, SolvedReading } from '@baize/si-ki-pi/mathematics';
import { readingsInForce } from '../explanation/reading-in-force.ts';

/** `baize solve --json`; the first three fields are an interface, the rest follows. */
export function solutionJson(solution: Solution, list: FollowedList): string {
  return JSON.stringify({
    ...figuresOf(solution),
    shortList: {
      ...chancesOf(list.outcomes),
      rules: list.rules.map(({ rule, sentence, upToHere }) => ({
        says: sentence,
        edge: fractionText(upToHere.edge),
        pairs: rule.pairs,
        facts: rule.facts,
        action: rule.action,
      })),
    },
    game: solution.game.id,
    readings: Object.fromEntries(
      readingsInForce(solution.game).map(({ id, value }) => [id, value]),
    ),
  });
}

/** One line of `baize solve --readings --json`. */
export function readingJson(
  { reading, value, insteadOf, solution }: SolvedReading,
  list: FollowedList,
): string {
  const shortList = { edge: fractionText(list.outcomes.edge) };
  return JSON.stringify({ reading, value, insteadOf, ...figuresOf(solution), shortList });
}

function figuresOf({ houseWay, optimal, differs, bonus }: Solution) {
  return {
    houseWay: chancesOf(houseWay),
    optimal: { ...chancesOf(optimal), differs },
    bonus: { edge: fractionText(bonus.edge), hit: fractionText(bonus.hit) },
  };
}

function chancesOf({ edge, win, lose, standOff }: Outcomes) {
  return {
    edge: fractionText(edge),
    win: fractionText(win),
    lose: fractionText(lose),
    standOff: fractionText(standOff),
  };
}
