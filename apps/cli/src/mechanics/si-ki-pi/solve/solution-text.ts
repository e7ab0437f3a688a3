import { decimalText, equals, fractionText, multiply, rational, subtract } from '@baize/exact';
import { printPrice } from '@baize/game';
import type { BonusAnalysis, FollowedList, Outcomes, Solution } from '@baize/si-ki-pi/mathematics';
import { readingsInForce } from '../../../explanation/reading-in-force.ts';
import { columnTable } from '../../../text/column-table.ts';
import { groupDigits, percentText } from '../../../text/fraction.ts';
import type { Style } from '../../../text/style.ts';
import { wrapText } from '../../../text/wrap-text.ts';
import { titleOf } from '../../../title.ts';

const WIDTH = 88;

/** The short list as a person would carry it in a pocket. */
function shortListText(
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

const PLAYS = [
  { title: 'the player' },
  { title: 'wins', align: 'right' },
  { title: 'loses', align: 'right' },
  { title: 'stands off', align: 'right' },
  { title: 'edge', align: 'right' },
  { title: 'exactly' },
] as const;

const BONUS = [
  { title: 'bonus, on either hand' },
  { title: 'pays', align: 'right' },
  { title: 'hands', align: 'right' },
] as const;

/** A solved game for people: edges, bonus bets, and the rules worth knowing. */
export function solutionText(
  solution: Solution,
  list: FollowedList,
  style: Style,
): readonly string[] {
  const { game, houseWay, optimal, differs, bonus } = solution;
  const [titles = '', ...plays] = columnTable(PLAYS, [
    playRow('asks for the House Way', houseWay),
    playRow(`follows the ${list.rules.length} rules below`, list.outcomes),
    playRow('arranges every hand best', optimal),
  ]);
  const deals = groupDigits(`${houseWay.returns.total}`);
  return [
    `${style.strong(game.id)}  ${titleOf(game)}`,
    `all ${deals} deals of one deck; the dealer plays the House Way`,
    ...readingsInForce(game).map(
      ({ id, value, isDefault }) => `reading ${id}: ${value}${isDefault ? '' : ' (chosen)'}`,
    ),
    '',
    style.faint(titles),
    ...plays,
    `In ${differs} of 1,820 combinations of ranks the best arrangement is not the House Way's.`,
    '',
    ...bonusText(bonus, style),
    '',
    ...shortListText(solution, list, style),
  ];
}

function playRow(player: string, { win, lose, standOff, edge }: Outcomes): readonly string[] {
  const shares = [win, lose, standOff, edge].map((share) => percentText(share, 4));
  return [player, ...shares, fractionText(edge)];
}

function bonusText({ rows, hit, edge, returns }: BonusAnalysis, style: Style): readonly string[] {
  const [titles = '', ...lines] = columnTable(
    BONUS,
    rows.map(({ label, odds, hands }) => [label, printPrice(odds, 'to'), groupDigits(`${hands}`)]),
  );
  return [
    style.faint(titles),
    ...lines,
    `of ${groupDigits(`${returns.total}`)} hands; hit ${percentText(hit, 4)} (${fractionText(hit)}), ` +
      `edge ${percentText(edge, 4)} (${fractionText(edge)})`,
  ];
}
