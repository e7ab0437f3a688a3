import { edgeChart } from '../../chart/edge-chart.ts';
import type { ParSheet } from '../../par-sheet.ts';
import type { Section } from '../block.ts';

/** One picture for whoever reads one page. */
export function atAGlance({ groups }: ParSheet): Section {
  return {
    id: 'at-a-glance',
    title: 'House edge by bet',
    startsPage: false,
    blocks: [{ block: 'chart', caption: 'Part of a unit staked', drawing: edgeChart(groups) }],
  };
}
