import type { SheetArea } from '../../../ui/board/game-sheet.ts';
import { type AreaKind, drawnBet } from './bet-text.ts';

/** What the kinds of area are called together, where somebody has the felt read to them. */
export type AreaGroupName =
  | 'evenMoney'
  | 'triples'
  | 'doubles'
  | 'totals'
  | 'dominoes'
  | 'singles'
  | 'fours'
  | 'threes'
  | 'pairsWithSingle'
  | 'others';

const GROUP_OF: Readonly<Record<AreaKind, AreaGroupName>> = {
  small: 'evenMoney',
  big: 'evenMoney',
  odd: 'evenMoney',
  even: 'evenMoney',
  'any-triple': 'triples',
  triple: 'triples',
  double: 'doubles',
  total: 'totals',
  domino: 'dominoes',
  single: 'singles',
  four: 'fours',
  three: 'threes',
  'pair-single': 'pairsWithSingle',
  own: 'others',
};

interface AreaGroup<Area> {
  readonly name: AreaGroupName;
  readonly areas: readonly Area[];
}

/** Areas by kind: the groups and what is in them keep the order of the layout. */
export function areaGroups<Area extends Pick<SheetArea, 'bet'>>(
  areas: readonly Area[],
): readonly AreaGroup<Area>[] {
  const groups = new Map<AreaGroupName, Area[]>();
  for (const area of areas) {
    const name = GROUP_OF[drawnBet(area.bet).kind];
    const known = groups.get(name);
    if (known) known.push(area);
    else groups.set(name, [area]);
  }
  return [...groups].map(([name, members]) => ({ name, areas: members }));
}
