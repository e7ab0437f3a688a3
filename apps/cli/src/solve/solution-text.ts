import { fractionText } from '@baize/exact';
import type { BonusAnalysis, FollowedList, Outcomes, Solution } from '@baize/math';
import { printPrice } from '@baize/three-dice';
import { readingsInForce } from '../explanation/reading-in-force.ts';
import { columnTable } from '../text/column-table.ts';
import { groupDigits, percentText } from '../text/fraction.ts';
import type { Style } from '../text/style.ts';
import { titleOf } from '../title.ts';
import { shortListText } from './short-list-text.ts';

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
