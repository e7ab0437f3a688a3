import './side-column.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useServerTime } from '../../../session/use-client.ts';
import type { TerminalPhase } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { CheckKey } from '../../../terminal/rest.tsx';
import { roundText } from '../../../terminal/round-text.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useTerminalWords } from '../../../terminal/words/words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Die } from '../dice/die.tsx';
import { Dome, type DomeState } from '../dice/dome.tsx';
import { RoadGrid } from '../roads/road-grid.tsx';
import { ShareBar } from '../roads/share-bar.tsx';
import { SideBadge, SideTag } from '../roads/side-badge.tsx';
import { diceWords } from './dice-words.ts';
import { resultSides } from './result-sides.ts';

// Few tables have a camera, and until its picture comes the dome is drawn anyway.
const TableCamera = lazy(async () => ({
  default: (await import('../../../ui/table-camera.tsx')).TableCamera,
}));

interface SideColumnProps {
  readonly phase: TerminalPhase;
  readonly view: PlayerView;
}

/** The dome, the last results and a road. */
export function SideColumn({ phase, view }: SideColumnProps) {
  return (
    <aside className="side">
      <DomeCard phase={phase} view={view} />
      <LastResults view={view} />
      <RoadsCard view={view} />
    </aside>
  );
}

function DomeCard({ phase, view }: SideColumnProps) {
  const words = useTerminalWords();
  const dice = useWords(diceWords);
  const state = domeState(view, phase);
  const on = resultOnDome(view, phase);
  const sides = on ? resultSides(view, on.round) : null;
  const isRead = view.round?.phase !== 'uncovered';
  const isHidden = state.is === 'covered' || state.is === 'tumbling' || !isRead;
  const number = isHidden ? view.round?.number : on?.number;
  const label = isRead ? domeLabel(state, on?.total ?? 0, dice) : dice.uncovered;
  return (
    <section className="card dome-card">
      <h2>
        <b>
          {isHidden ? words.thisRound : on?.isThisRound ? words.thisResult : words.previousResult}
        </b>
        {number !== undefined && (
          <span>
            {words.round} {roundText(number)}
          </span>
        )}
      </h2>
      <Watched>
        <Dome state={state} label={label} round={on?.round} />
      </Watched>
      <div className="dome-result">
        {on && state.is === 'showing' && (
          <>
            <span className="dome-total">{on.total}</span>
            {sides?.size && <SideTag side={sides.size} />}
            {sides?.parity && sides.parity !== 'triple' && <SideTag side={sides.parity} />}
          </>
        )}
      </div>
      <CheckKey />
    </section>
  );
}

/** The dice themselves where a camera looks at them, and what is drawn until its picture comes. */
function Watched({ children }: { readonly children: ReactNode }) {
  const { camera } = useTerminal().table;
  const words = useWords(diceWords);
  if (camera === null) return children;
  return (
    <Suspense fallback={children}>
      <TableCamera camera={camera} label={words.camera}>
        {children}
      </TableCamera>
    </Suspense>
  );
}

function domeLabel(state: DomeState, total: number, words: (typeof diceWords)['en']): string {
  switch (state.is) {
    case 'covered':
      return words.covered;
    case 'tumbling':
      return words.tumbling;
    case 'empty':
      return words.none;
    case 'showing':
      return words.show(state.dice.join('-'), total);
  }
}

/** How many of the last results are listed. */
const LISTED = 6;

function LastResults({ view }: { readonly view: PlayerView }) {
  const words = useTerminalWords();
  const results = view.trends?.last.slice(0, LISTED) ?? [];
  return (
    <section className="card">
      <h2>
        <b>{words.lastResults}</b>
      </h2>
      <ol className="last-results">
        {results.map(({ round, number, dice, correctedAt }, index) => {
          const { size, parity } = resultSides(view, round);
          return (
            <li key={round} data-new={index === 0 || undefined} data-result={dice.join('-')}>
              <span className="last-round">…{`${number}`.slice(-3)}</span>
              <span className="dice-row">
                {dice.map((face, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice differ only by their place.
                  <Die key={place} face={face} size={25} />
                ))}
              </span>
              <span className="last-total">
                {dice[0] + dice[1] + dice[2]}
                {correctedAt !== null && <sup title={words.corrected}>✎</sup>}
              </span>
              {size && <SideBadge side={size} />}
              {parity && <SideBadge side={parity} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const ROADS = ['bigSmall', 'oddEven', 'totals'] as const;
const COLUMNS = 13;

function RoadsCard({ view }: { readonly view: PlayerView }) {
  const { tools } = useTerminalWords();
  const words = useWords(diceWords);
  const { client, store } = useTerminal();
  const now = useServerTime(client, 30_000);
  const [chosen, choose] = useState<(typeof ROADS)[number]>('bigSmall');
  const { trends } = view;
  if (!trends) return null;
  return (
    <section className="card roads-card">
      <div className="road-tabs" role="tablist">
        {ROADS.map((road) => (
          <button
            key={road}
            type="button"
            role="tab"
            aria-selected={road === chosen}
            onClick={() => choose(road)}
          >
            {words[road]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="road-open"
        onClick={() => store.setState({ panel: 'trends' })}
      >
        <span className="spoken">{tools.trends}</span>
        <RoadGrid
          road={trends[chosen]}
          columns={COLUMNS}
          look={chosen === 'bigSmall' ? 'filled' : chosen === 'oddEven' ? 'ringed' : 'totals'}
          label={words[chosen]}
          now={now}
        />
      </button>
      <ShareBar
        shares={trends.statistics.sides}
        sides={chosen === 'oddEven' ? ['odd', 'triple', 'even'] : ['big', 'triple', 'small']}
      />
      <p className="roads-note">{words.informsOnly}</p>
    </section>
  );
}

/** Which result the dome stands for. */
interface DomeResult {
  readonly round: string;
  readonly number: number;
  readonly total: number;
  readonly isThisRound: boolean;
}

/** The dice everybody may see: none under a cover, none before a result is registered. */
function domeState(view: PlayerView, phase: TerminalPhase): DomeState {
  const { round, table } = view;
  if (round?.result) return { is: 'showing', dice: round.result };
  const isCovered =
    table?.covered && round && ['covered', 'betting', 'closed'].includes(round.phase);
  if (isCovered) return { is: 'covered' };
  const isTumbling = phase.is === 'no-more-bets' && phase.isTumbling;
  // Tumbled long before under the cover: when it is lifted they lie still and have not been read.
  if (round?.phase === 'uncovered') return { is: 'empty' };
  if (isTumbling) return { is: 'tumbling' };
  const last = lastResult(view);
  return last ? { is: 'showing', dice: last.dice } : { is: 'empty' };
}

function resultOnDome(view: PlayerView, phase: TerminalPhase): DomeResult | null {
  const { round } = view;
  if (round?.result) {
    const { id, number, total } = round;
    return { round: id, number, total: total ?? 0, isThisRound: true };
  }
  const last = lastResult(view);
  if (!last) return null;
  const total = last.dice[0] + last.dice[1] + last.dice[2];
  const isThisRound = phase.is === 'result' && !round;
  return { round: last.round, number: last.number, total, isThisRound };
}

/** The last round with a result; void rounds are not on the roads. */
function lastResult(view: PlayerView) {
  return view.trends?.last[0] ?? null;
}
