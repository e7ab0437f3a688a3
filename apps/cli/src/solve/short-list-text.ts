import { decimalText, equals, fractionText, multiply, rational, subtract } from '@baize/exact';
import type { FollowedList, Solution } from '@baize/math';
import { readingsInForce } from '../explanation/reading-in-force.ts';
import { percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';

const WIDTH = 88;

/** The short list as a person would carry it in a pocket. */
export function shortListText(
  solution: Solution,
  { rules, outcomes }: FollowedList,
  style: Style,
): readonly string[] {
  const away = multiply(subtract(outcomes.edge, solution.optimal.edge), rational(100));
  return [
    style.strong('Ask for the House Way, except (the first rule that fits decides):'),
    ...rules.flatMap(({ sentence, upToHere }, index) => {
      const [first = '', ...more] = wrapText(sentence, WIDTH);
      const number = `${index + 1}`.padStart(3);
      const edge = style.faint(percentText(upToHere.edge, 4));
      return [`${number}  ${first}`, ...more.map((line) => `     ${line}`)].map((line, at, all) =>
        at === all.length - 1 ? `${line}  ${edge}` : line,
      );
    }),
    '',
    ...wrapText(
      'A rule that fits decides also where it leaves the hand as the House Way sets it. Zero cards are K, Q, J and 10. A rule that names cards to put together needs them in the hand. A hand counts its points; a Gong counts 10 and a Pair 11. "New" is what the rule would make of the hand. Behind each rule stands the edge of whoever knows it and those before it.',
      WIDTH,
    ),
    `All ${rules.length}: edge ${percentText(outcomes.edge, 4)} (${fractionText(outcomes.edge)}), ${decimalText(away, 4)} percentage points above the best play.`,
    ...wrapText(claim(solution, rules.length), WIDTH),
  ];
}

/** What is proved of the list is proved for the default readings. */
function claim({ game, houseWay, optimal }: Solution, rules: number): string {
  if (equals(houseWay.edge, optimal.edge)) return 'The House Way is the best play.';
  const isDefault = readingsInForce(game).every((reading) => reading.isDefault);
  return isDefault
    ? `None of these rules makes any hand worse than the House Way does, so each may be used without the others. Of lists made of such rules with at most three facts each, no shorter one than ${rules} comes within 0.01 percentage points of the best play.`
    : 'The list was made for the default readings; under others it may be neither the shortest nor right for every hand.';
}
