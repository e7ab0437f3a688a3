import '../roads/side-badge.css';
import type { DisplayView } from '@baize/protocol/client';
import type { Statistics, Trends } from '@baize/three-dice/table';
import { Pair } from '../../../display/pair.tsx';
import { http } from '../../../session/http.ts';
import type { Dictionary } from '../../../text/dictionary.ts';
import { fractionValue, percentText } from '../../../text/fraction.ts';
import { useAsked } from '../../../ui/house/use-asked.ts';
import { type Camera, TableCamera } from '../../../ui/table-camera.tsx';
import type { DisplayParts } from '../../screen-mechanic.ts';
import { diceName } from '../dice/dice-name.ts';
import { Dome, type DomeState } from '../dice/dome.tsx';
import { EVEN_MONEY } from '../even-money.ts';
import { HAN } from '../felt/face-words.ts';
import { RoadGrid } from '../roads/road-grid.tsx';
import { sideWords } from '../roads/side.ts';
import { diceBoardNames, lastRounds, SIDE_NAMES } from './dice-board-words.ts';
import { HeroNote } from './hero-note.tsx';

interface StatisticsCardProps {
  readonly statistics: Statistics;
  /** The total that is on show, to be marked. */
  readonly total: number | null;
}

/** How often each side and each total came, against what must be expected. */
function StatisticsCard({ statistics, total }: StatisticsCardProps) {
  return (
    <section className="board-card statistics" data-rounds={statistics.rounds}>
      <h2>
        <Pair text={lastRounds(statistics.rounds)} />
      </h2>
      {statistics.rounds > 0 && (
        <>
          <Bar statistics={statistics} left="big" right="small" />
          <Bar statistics={statistics} left="odd" right="even" />
        </>
      )}
      <Totals statistics={statistics} total={total} />
    </section>
  );
}

interface BarProps {
  readonly statistics: Statistics;
  readonly left: 'big' | 'odd';
  readonly right: 'small' | 'even';
}

function Bar({ statistics, left, right }: BarProps) {
  const share = (side: string) => statistics.sides.find((each) => each.side === side)?.share ?? '0';
  const width = (side: string) => `${fractionValue(share(side)) * 100}%`;
  return (
    <div className="sides-bar">
      <span data-side={left} style={{ flexBasis: width(left) }}>
        {SIDE_NAMES[left]} {percentText(share(left), 0)}
      </span>
      <span data-side="triple" style={{ flexBasis: width('triple') }}>
        {percentText(share('triple'), 0)}
      </span>
      <span data-side={right} style={{ flexBasis: width(right) }}>
        {percentText(share(right), 0)} {SIDE_NAMES[right]}
      </span>
    </div>
  );
}

const HEIGHT = 146;
const STEP = 34.5;

function Totals({ statistics, total }: StatisticsCardProps) {
  const { totals } = statistics;
  const most = Math.max(
    1,
    ...totals.map(({ count, expected }) => Math.max(count, fractionValue(expected))),
  );
  const scale = (HEIGHT - 16) / most;
  return (
    <svg
      className="totals-chart"
      viewBox="0 0 552 180"
      role="img"
      aria-label={totals.map(({ total: each, count }) => `${each}: ${count}`).join(', ')}
    >
      {totals.map(({ total: each, count, expected }, index) => (
        <g key={each} data-total={each} transform={`translate(${index * STEP} 0)`}>
          <rect
            x="4"
            y={HEIGHT - count * scale}
            width="26"
            height={count * scale}
            rx="4"
            fill={each === total ? '#f0d798' : each > 10 ? '#c9302b' : '#1f68c9'}
          />
          <path
            d={`M1 ${HEIGHT - fractionValue(expected) * scale}h32`}
            stroke="#f8f3e6"
            strokeWidth="2.5"
            strokeDasharray="4 3"
          />
          <text x="17" y="174" textAnchor="middle">
            {each}
          </text>
        </g>
      ))}
    </svg>
  );
}

const MARKED_FOR = 10 * 60 * 1000;

/** The dice, large, with what they add up to. */
function ResultHero({ view, now }: { readonly view: DisplayView; readonly now: number }) {
  const shown = diceOnDisplay(view);
  const camera = useCamera(view.table?.table ?? null);
  const fixed = view.trends?.last.find(
    ({ correctedAt }) => correctedAt !== null && now - correctedAt < MARKED_FOR,
  );
  return (
    <section className="board-card hero" data-current={shown.isCurrent}>
      <p className="hero-note">
        <HeroNote view={view} fixed={fixed} isEarlier={!shown.isCurrent && shown.round !== null} />
      </p>
      <TableCamera camera={camera} label={labelOf(shown)}>
        <Dome state={shown.dome} label={labelOf(shown)} round={shown.round ?? undefined} />
      </TableCamera>
      {shown.dome.is === 'showing' && <Result dice={shown.dome.dice} />}
      <Bound view={view} />
    </section>
  );
}

/** What binds the next virtual result, before bets open, and this one until it is there. */
function Bound({ view: { round, committed } }: { readonly view: DisplayView }) {
  const bound = round ? (round.result ? null : round.commitment) : committed;
  if (bound === null) return null;
  return (
    <p className="hero-bound" data-commitment={bound}>
      <Pair text={round ? diceBoardNames.bound : diceBoardNames.nextBound} />{' '}
      <code>{bound.slice(0, 16)}…</code>
    </p>
  );
}

/** Where this table's camera is, as the floor says it. */
function useCamera(table: string | null): Camera | null {
  const floor = useAsked(`camera ${table}`, () => http().floor());
  return floor.value?.tables.find((each) => each.table === table)?.camera ?? null;
}

function labelOf({ dome }: DisplayedDice): string {
  return dome.is === 'showing' ? dome.dice.join(' ') : dome.is;
}

function Result({ dice }: { readonly dice: readonly number[] }) {
  const { total, sides } = diceName(dice);
  return (
    <div className="hero-result" data-total={total}>
      <b>{total}</b>
      {sides.map((side) => (
        <span key={side} className="side-tag" data-side={side}>
          <i className="han" lang="zh-Hans">
            {HAN[side]}
          </i>
          {sideWords.en.word[side]}
        </span>
      ))}
    </div>
  );
}

const COLUMNS = 30;

const ROADS = [
  { road: 'bigSmall', look: 'filled' },
  { road: 'oddEven', look: 'ringed' },
  { road: 'totals', look: 'totals' },
] as const;

/** Three roads on their paper, the newest at the right. */
function Roads({ trends, now }: { readonly trends: Trends; readonly now: number }) {
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

function sayRoad({ en, 'zh-Hans': chinese }: Dictionary<string>): string {
  return `${en} ${chinese}`;
}

/** The board over a dice table: the dice, how often each side came, and three roads. */
export const displayParts: DisplayParts = {
  Board: DiceBoard,
  foremost: EVEN_MONEY,
  notes: {
    informsOnly: {
      en: 'For information only. The dice on the table prevail.',
      'zh-Hans': '仅供参考，以桌上骰子为准。',
    },
    howToRead: { en: 'Dashed line: expected count', 'zh-Hans': '虚线：期望次数' },
  },
};

function DiceBoard({ view, now }: { readonly view: DisplayView; readonly now: number }) {
  if (!view.trends) return null;
  return (
    <>
      <ResultHero view={view} now={now} />
      <StatisticsCard statistics={view.trends.statistics} total={totalOnShow(view)} />
      <Roads trends={view.trends} now={now} />
    </>
  );
}

function totalOnShow(view: DisplayView): number | null {
  const { dome } = diceOnDisplay(view);
  return dome.is === 'showing' ? dome.dice[0] + dome.dice[1] + dome.dice[2] : null;
}

/** The dice everybody may see, and of which round they are. */
interface DisplayedDice {
  readonly dome: DomeState;
  readonly round: string | null;
  /** False while the dice of an earlier round are still shown. */
  readonly isCurrent: boolean;
}

export function diceOnDisplay(view: DisplayView): DisplayedDice {
  const { round, table, trends } = view;
  if (round?.result) {
    return { dome: { is: 'showing', dice: round.result }, round: round.id, isCurrent: true };
  }
  // They lie still, and are tumbled no more: which of them could be read is said beside them.
  if (view.unread) return { dome: { is: 'empty' }, round: null, isCurrent: true };
  const hidden = round && hiddenDice(round.phase, table?.covered ?? false);
  if (hidden) return { dome: hidden, round: null, isCurrent: true };
  const last = trends?.last[0];
  if (!last) return { dome: { is: 'empty' }, round: null, isCurrent: true };
  return {
    dome: { is: 'showing', dice: last.dice },
    round: last.round,
    isCurrent: round === null && view.previous?.id === last.round,
  };
}

/** Dice under a cover, or tumbled and not yet read; null while an earlier result may be shown. */
function hiddenDice(
  phase: NonNullable<DisplayView['round']>['phase'],
  isCovered: boolean,
): DomeState | null {
  if (phase === 'tumbled') return { is: 'tumbling' };
  // Tumbled long before under the cover: they lie still and have not been read.
  if (phase === 'uncovered') return { is: 'empty' };
  return isCovered ? { is: 'covered' } : null;
}
