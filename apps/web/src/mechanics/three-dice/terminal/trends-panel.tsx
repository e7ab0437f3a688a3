import type { Trends } from '@baize/three-dice/table';
import { useServerTime } from '../../../session/use-client.ts';
import { useTable, useTerminal } from '../../../terminal/terminal-context.ts';
import { useWords } from '../../../text/dictionary.ts';
import { fractionValue } from '../../../text/fraction.ts';
import { Die } from '../dice/die.tsx';
import { type FaceCount, faceCounts, hotToCold } from '../roads/face-counts.ts';
import { RoadGrid } from '../roads/road-grid.tsx';
import { ShareBar } from '../roads/share-bar.tsx';
import { TotalsChart } from '../roads/totals-chart.tsx';
import { diceWords } from './dice-words.ts';

const en = {
  faces: 'Numbers, most seen first',
  pairs: 'Pairs, most seen first',
  expectedOf: (fraction: string) => `expected ${fraction}`,
  noMemory: 'Dice have no memory: what came often or seldom says nothing about the next roll.',
  expected: 'Dashed line: expected count',
  lastRounds: (count: number) => `Last ${count} rounds`,
  sinceTriple: (count: number) => `${count} rounds since the last triple`,
  noTriple: (count: number) => `No triple in ${count} rounds`,
};

const zhHans: typeof en = {
  faces: '点数，出现最多在前',
  pairs: '对子，出现最多在前',
  expectedOf: (fraction) => `期望 ${fraction}`,
  noMemory: '骰子没有记忆：出现多或少，都与下一局无关。',
  expected: '虚线：期望次数',
  lastRounds: (count) => `最近 ${count} 局`,
  sinceTriple: (count) => `距上次围骰 ${count} 局`,
  noTriple: (count) => `${count} 局内未开围骰`,
};

const trendWords = {
  en: { ...diceWords.en, ...en },
  'zh-Hans': { ...diceWords['zh-Hans'], ...zhHans },
};

const COLUMNS = 34;

const ROADS = [
  ['bigSmall', 'filled'],
  ['oddEven', 'ringed'],
  ['totals', 'totals'],
] as const;

/** All roads at full width, and counts beside what is to be expected. */
export function TrendsPanel() {
  const words = useWords(trendWords);
  const { client } = useTerminal();
  const now = useServerTime(client, 30_000);
  const trends = useTable(({ view }) => view?.trends ?? null);
  if (!trends) return null;
  return (
    <div className="trends">
      {ROADS.map(([name, look]) => (
        <section key={name}>
          <h3>{words[name]}</h3>
          <RoadGrid
            road={trends[name]}
            columns={COLUMNS}
            look={look}
            label={words[name]}
            now={now}
          />
        </section>
      ))}
      <Counts trends={trends} />
      <Faces trends={trends} />
      <p>
        <b>{words.noMemory}</b> {words.informsOnly}
      </p>
    </div>
  );
}

function Counts({ trends }: { readonly trends: Trends }) {
  const words = useWords(trendWords);
  const { rounds, sides, totals, tripleGap } = trends.statistics;
  return (
    <section>
      <h3>{words.lastRounds(rounds)}</h3>
      <div className="trends-counts">
        <div>
          <ShareBar shares={sides} sides={['big', 'triple', 'small']} />
          <ShareBar shares={sides} sides={['odd', 'triple', 'even']} />
          <p>
            {tripleGap.isSinceTriple
              ? words.sinceTriple(tripleGap.rounds)
              : words.noTriple(tripleGap.rounds)}
          </p>
          <p>{words.expected}</p>
        </div>
        <TotalsChart
          totals={totals.map(({ total, count, expected }) => ({
            total,
            count,
            expected: fractionValue(expected),
          }))}
          label={words.totals}
          last={totalOf(trends.last[0]?.dice)}
        />
      </div>
    </section>
  );
}

/** Hot and cold: which faces and pairs came, most often first, each beside its exact expectation. */
function Faces({ trends }: { readonly trends: Trends }) {
  const words = useWords(trendWords);
  const rolls = trends.last.map(({ dice }) => dice);
  if (rolls.length === 0) return null;
  return (
    <section>
      <h3>{words.lastRounds(rolls.length)}</h3>
      <div className="trends-counts">
        <FaceList title={words.faces} counts={hotToCold(faceCounts(rolls, 'once'))} />
        <FaceList title={words.pairs} counts={hotToCold(faceCounts(rolls, 'twice'))} isPair />
      </div>
    </section>
  );
}

function FaceList(props: {
  readonly title: string;
  readonly counts: readonly FaceCount[];
  readonly isPair?: boolean;
}) {
  const words = useWords(trendWords);
  const most = Math.max(
    ...props.counts.map(({ count, expected }) => Math.max(count, lengthOf(expected))),
  );
  return (
    <div>
      <h4>{props.title}</h4>
      <ol className="face-counts">
        {props.counts.map(({ face, count, expected }) => (
          <li key={face} data-face={face} data-count={count}>
            <Die face={face} size={26} />
            {props.isPair && <Die face={face} size={26} />}
            <span className="face-bar">
              <i style={{ width: `${(100 * count) / most}%` }} />
              <em style={{ left: `${(100 * lengthOf(expected)) / most}%` }} />
            </span>
            <b>{count}</b>
            <small>{words.expectedOf(`${expected.rolls} × ${expected.ways}/216`)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An expectation as a length on a chart. */
function lengthOf({ ways, of, rolls }: FaceCount['expected']): number {
  return (ways * rolls) / of;
}

function totalOf(dice: readonly number[] | undefined): number | null {
  return dice ? dice.reduce((sum, face) => sum + face, 0) : null;
}
