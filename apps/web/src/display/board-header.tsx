import type { DisplayView } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { GameMark } from '../mechanics/result-picture.tsx';
import type { Foremost } from '../mechanics/screen-mechanic.ts';
import { amountText } from '../text/amount.ts';
import { inEveryLanguage } from '../text/dictionary.ts';
import { gamesAt, layoutName } from '../ui/board/use-game.ts';
import type { DisplayPhase } from './display-phase.ts';
import { displayNames, displayWords } from './display-words.ts';
import { Pair } from './pair.tsx';

interface BoardHeaderProps {
  readonly view: DisplayView;
  readonly phase: DisplayPhase;
  readonly foremost: Foremost | null;
  /** What is said beneath the phase of a void round. */
  readonly children: ReactNode;
}

/** Which game, which table, within which limits, and what is happening. */
export function BoardHeader({ view, phase, foremost, children }: BoardHeaderProps) {
  const { table, round, previous } = view;
  const number = round?.number ?? previous?.number ?? null;
  return (
    <header className="board-head">
      <GameMark mechanic={table?.mechanic ?? null} size={74} />
      <h1>{table && <Pair text={inEveryLanguage(table.rulebook.name)} />}</h1>
      <div className="board-facts">
        <p>
          <Pair text={displayNames.table} /> <b>{table?.table}</b>
          {number !== null && (
            <>
              <Pair text={displayNames.round} /> <b>{number}</b>
            </>
          )}
          {table?.demonstration && (
            <span className="board-demonstration" data-demonstration>
              <Pair text={displayNames.demonstration} />
            </span>
          )}
        </p>
        {table && <Limits table={table} foremost={foremost} />}
        {table?.demonstration && (
          <p className="board-unmet" data-unmet>
            <Pair text={displayNames.unmet} />{' '}
            {table.demonstration.unmet.map((each) => each.split('#')[1]).join(' · ')}
          </p>
        )}
        {table?.layouts && (
          <p className="board-layouts">
            <Pair text={displayNames.layouts} /> <b>{gamesAt(table).map(layoutName).join(' · ')}</b>
          </p>
        )}
      </div>
      <Phase phase={phase} table={table}>
        {phase.is === 'void' && children}
      </Phase>
    </header>
  );
}

type Table = NonNullable<DisplayView['table']>;

interface LimitsProps {
  readonly table: Table;
  readonly foremost: Foremost | null;
}

function Limits({ table, foremost }: LimitsProps) {
  const { limits, differential } = table;
  const [first] = foremost?.kinds.flatMap((kind) => limits.kinds[kind] ?? []) ?? [];
  return (
    <p>
      {foremost && first && (
        <>
          <span lang="en">{foremost.name.en}</span> <b>{rangeText(first)}</b>{' '}
        </>
      )}
      <span lang="en">{first ? displayNames.otherBets.en : displayNames.allBets.en}</span>{' '}
      <b>{rangeText(limits.default)}</b>{' '}
      {differential !== null && (
        <>
          <span lang="en">{displayNames.differential.en}</span> <b>{amountText(differential)}</b>
        </>
      )}
    </p>
  );
}

function rangeText({ minimum, maximum }: Table['limits']['default']): string {
  return `${amountText(minimum)} – ${amountText(maximum)}`;
}

interface PhaseProps {
  readonly phase: DisplayPhase;
  readonly table: Table | null;
  readonly children: ReactNode;
}

/** The two calls are shown in the words of the rulebook. */
function Phase({ phase, table, children }: PhaseProps) {
  const text = displayWords[phase.is];
  const call =
    phase.is === 'open'
      ? table?.announcements.open
      : phase.is === 'no-more-bets'
        ? table?.announcements.close
        : null;
  return (
    <div className="board-phase" data-phase={phase.is} role="status">
      {phase.seconds !== null && (
        <b data-ending={phase.seconds <= 5 || undefined}>{phase.seconds}</b>
      )}
      <span lang="en">{call ?? text.en}</span>
      <i lang="zh-Hans">{text['zh-Hans']}</i>
      {children}
    </div>
  );
}
