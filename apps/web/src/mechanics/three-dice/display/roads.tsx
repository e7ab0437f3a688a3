import type { Trends } from '@baize/protocol/client';
import { Pair } from '../../../display/pair.tsx';
import type { Bilingual } from '../../../text/dictionary.ts';
import { RoadGrid } from '../roads/road-grid.tsx';
import { diceBoardNames } from './dice-board-words.ts';

const COLUMNS = 30;

const ROADS = [
  { road: 'bigSmall', look: 'filled' },
  { road: 'oddEven', look: 'ringed' },
  { road: 'totals', look: 'totals' },
] as const;

/** Three roads on their paper, the newest at the right. */
export function Roads({ trends, now }: { readonly trends: Trends; readonly now: number }) {
  return (
    <div className="board-roads">
      {ROADS.map(({ road, look }) => (
        <section key={road} data-road={road}>
          <h2>
            <Pair text={diceBoardNames[road]} />
          </h2>
          <RoadGrid
            road={trends[road]}
            columns={COLUMNS}
            look={look}
            label={sayRoad(diceBoardNames[road])}
            now={now}
            letters="han"
          />
        </section>
      ))}
    </div>
  );
}

function sayRoad({ en, zh }: Bilingual): string {
  return `${en} ${zh}`;
}
