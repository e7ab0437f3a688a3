import type { DisplayView } from '@baize/protocol/client';
import { CardsBoard } from '../mechanics/si-ki-pi/display/cards-board.tsx';
import { DieSymbols } from '../mechanics/three-dice/dice/die.tsx';
import { ResultHero } from '../mechanics/three-dice/display/result-hero.tsx';
import { Roads } from '../mechanics/three-dice/display/roads.tsx';
import { StatisticsCard } from '../mechanics/three-dice/display/statistics-card.tsx';
import { Because } from '../ui/clause-tag.tsx';
import { FitScreen } from '../ui/fit-screen.tsx';
import { BoardHeader } from './board-header.tsx';
import { diceOnDisplay, displayPhase } from './display-phase.ts';
import { displayNames } from './display-words.ts';
import { Pair } from './pair.tsx';
import './display.css';

interface DisplayScreenProps {
  readonly view: DisplayView;
  readonly isOnline: boolean;
  readonly now: number;
}

/** The board over the table. It informs, and decides nothing. */
export function DisplayScreen({ view, isOnline, now }: DisplayScreenProps) {
  const phase = displayPhase(view, isOnline, now);
  const { trends, cards } = view;
  return (
    <FitScreen width={1920} height={1080}>
      <DieSymbols />
      <main className="board" data-phase={phase.is}>
        <BoardHeader view={view} phase={phase} />
        {trends && (
          <>
            <ResultHero view={view} now={now} />
            <StatisticsCard statistics={trends.statistics} total={totalOnShow(view)} />
            <Roads trends={trends} now={now} />
          </>
        )}
        {cards && <CardsBoard cards={cards} />}
        <Footer view={view} />
      </main>
    </FitScreen>
  );
}

function totalOnShow(view: DisplayView): number | null {
  const { dome } = diceOnDisplay(view);
  return dome.is === 'showing' ? dome.dice[0] + dome.dice[1] + dome.dice[2] : null;
}

/** By which clause a board only informs; the note is there whenever dice are. */
function Footer({ view }: { readonly view: DisplayView }) {
  return (
    <footer className="board-foot">
      <span>
        {view.trends && <Pair text={displayNames.informsOnly} />}{' '}
        {view.informsOnly && <Because citations={view.informsOnly} />}
      </span>
      {view.trends && (
        <span>
          <Pair text={displayNames.expected} />
        </span>
      )}
    </footer>
  );
}
