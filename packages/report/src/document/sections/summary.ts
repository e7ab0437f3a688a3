import { compare, equals, fractionText } from '@baize/exact';
import { labelOf } from '../../chart/group-label.ts';
import type { ParGroup, ParSheet } from '../../par-sheet.ts';
import { percentText, returnText } from '../../sheet/figure-text.ts';
import { topReturn } from '../../sheet/figures.ts';
import type { Block, Tile } from '../block.ts';

/** The first thing anybody asks: how many bets, what they cost, what they can pay. */
export function summary(sheet: ParSheet): readonly Block[] {
  return [{ block: 'tiles', tiles: tiles(sheet) }];
}

function tiles({ bets, groups }: ParSheet): readonly Tile[] {
  const byEdge = groups.toSorted((a, b) => compare(a.figures.edge, b.figures.edge));
  const byTop = groups.toSorted((a, b) =>
    compare(topReturn(b.figures).value, topReturn(a.figures).value),
  );
  const areas = new Set(bets.map(({ bet }) => bet)).size;
  return [
    { label: 'Bets offered', value: `${areas}`, note: `in ${groups.length} rows of equal figures` },
    ...edgeTile('Lowest edge', byEdge),
    ...edgeTile('Highest edge', byEdge.toReversed()),
    ...topTile(byTop[0]),
  ];
}

/** Several bets may share the edge; one is named and the others are counted. */
function edgeTile(label: string, [first, ...others]: readonly ParGroup[]): readonly Tile[] {
  if (!first) return [];
  const same = others.filter(({ figures }) => equals(figures.edge, first.figures.edge)).length;
  const note = same === 0 ? labelOf(first) : `${labelOf(first)} and ${same} more`;
  return [{ label, value: percentText(first.figures.edge, 2), note }];
}

function topTile(group: ParGroup | undefined): readonly Tile[] {
  if (!group) return [];
  const { value, chance } = topReturn(group.figures);
  const note = `${labelOf(group)}, chance ${fractionText(chance)}`;
  return [{ label: 'Largest return', value: `${returnText(value)} x stake`, note }];
}
