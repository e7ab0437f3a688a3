import { useServerTime } from '../../session/use-client.ts';
import { fractionValue } from '../../text/fraction.ts';
import { RoadGrid } from '../../ui/roads/road-grid.tsx';
import { ShareBar } from '../../ui/roads/share-bar.tsx';
import { TotalsChart } from '../../ui/roads/totals-chart.tsx';
import { useTable, useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

const COLUMNS = 34;

/** All roads at full width, and counts beside what is to be expected. */
export function TrendsPanel() {
  const words = useTerminalWords();
  const { client } = useTerminal();
  const now = useServerTime(client, 30_000);
  const trends = useTable(({ view }) => view?.trends ?? null);
  if (!trends) return null;
  const { statistics } = trends;
  const { rounds: gap, isSinceTriple } = statistics.tripleGap;
  return (
    <div className="trends">
      <h3>{words.bigSmall}</h3>
      <RoadGrid
        road={trends.bigSmall}
        columns={COLUMNS}
        look="filled"
        label={words.bigSmall}
        now={now}
      />
      <h3>{words.oddEven}</h3>
      <RoadGrid
        road={trends.oddEven}
        columns={COLUMNS}
        look="ringed"
        label={words.oddEven}
        now={now}
      />
      <h3>{words.totals}</h3>
      <RoadGrid
        road={trends.totals}
        columns={COLUMNS}
        look="totals"
        label={words.totals}
        now={now}
      />
      <h3>{words.trends.lastRounds(statistics.rounds)}</h3>
      <div className="trends-counts">
        <div>
          <ShareBar shares={statistics.sides} sides={['big', 'triple', 'small']} />
          <ShareBar shares={statistics.sides} sides={['odd', 'triple', 'even']} />
          <p>{isSinceTriple ? words.trends.sinceTriple(gap) : words.trends.noTriple(gap)}</p>
          <p>{words.trends.expected}</p>
        </div>
        <TotalsChart
          totals={statistics.totals.map(({ total, count, expected }) => ({
            total,
            count,
            expected: fractionValue(expected),
          }))}
          label={words.totals}
          last={totalOf(trends.last[0]?.dice)}
        />
      </div>
      <p>{words.informsOnly}</p>
    </div>
  );
}

function totalOf(dice: readonly number[] | undefined): number | null {
  return dice ? dice.reduce((sum, face) => sum + face, 0) : null;
}
