import { fractionText } from '@baize/exact';
import type { FollowedList, Solution, SolvedReading } from '@baize/si-ki-pi/mathematics';
import { columnTable } from '../../../text/column-table.ts';
import { percentText } from '../../../text/fraction.ts';
import type { Style } from '../../../text/style.ts';

const COLUMNS = [
  { title: 'reading' },
  { title: 'instead of' },
  { title: 'House Way', align: 'right' },
  { title: 'short list', align: 'right' },
  { title: 'best play', align: 'right' },
  { title: 'differs', align: 'right' },
  { title: 'House Way exactly' },
  { title: 'best play exactly' },
] as const;

/** What each other reading does to the edges, below the edges as they are. */
export function readingsText(
  asTheyAre: { readonly solution: Solution; readonly list: FollowedList },
  others: readonly { readonly solved: SolvedReading; readonly list: FollowedList }[],
  style: Style,
): readonly string[] {
  const [titles = '', ...lines] = columnTable(COLUMNS, [
    ['as asked', '', ...figures(asTheyAre.solution, asTheyAre.list)],
    ...others.map(({ solved: { reading, value, insteadOf, solution }, list }) => [
      `${reading}=${value}`,
      insteadOf,
      ...figures(solution, list),
    ]),
  ]);
  return [style.faint(titles), ...lines];
}

function figures(
  { houseWay, optimal, differs }: Solution,
  { outcomes }: FollowedList,
): readonly string[] {
  return [
    ...[houseWay.edge, outcomes.edge, optimal.edge].map((edge) => percentText(edge, 4)),
    `${differs}`,
    fractionText(houseWay.edge),
    fractionText(optimal.edge),
  ];
}
