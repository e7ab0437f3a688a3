import type { DisplayView } from '@baize/protocol/client';
import { useParts } from '../mechanics/mechanics.ts';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import type { DisplayParts } from '../mechanics/screen-mechanic.ts';
import { Because } from '../ui/clause-tag.tsx';
import { FitScreen } from '../ui/fit-screen.tsx';
import { BoardHeader } from './board-header.tsx';
import { displayPhase } from './display-phase.ts';
import { displayWords } from './display-words.ts';
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
  const parts = useParts(view.table?.mechanic ?? null, 'display');
  return (
    <FitScreen width={1920} height={1080}>
      <PictureSymbols />
      <main className="board" data-phase={phase.is}>
        <BoardHeader view={view} phase={phase} foremost={parts?.foremost ?? null} />
        {parts && <parts.Board view={view} now={now} />}
        {parts === null && (
          <p className="opening" role="alert">
            <Pair text={displayWords.unknown} />
          </p>
        )}
        <Footer view={view} notes={parts?.notes ?? null} />
      </main>
    </FitScreen>
  );
}

interface FooterProps {
  readonly view: DisplayView;
  readonly notes: DisplayParts['notes'];
}

/** By which clause a board only informs. */
function Footer({ view, notes }: FooterProps) {
  return (
    <footer className="board-foot">
      <span>
        {notes && <Pair text={notes.informsOnly} />}{' '}
        {view.informsOnly && <Because citations={view.informsOnly} />}
      </span>
      {notes && (
        <span>
          <Pair text={notes.howToRead} />
        </span>
      )}
    </footer>
  );
}
