import type { PitView } from '@baize/protocol/client';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { ListFiles } from '../ui/house/list-files.tsx';
import { pitWords } from './words/pit-words.ts';
import { recallWords } from './words/recall-words.ts';

interface PastRoundsProps {
  readonly view: PitView;
  readonly onCorrect: (round: string) => void;
  readonly onDecide: (round: string) => void;
  readonly onRecall: () => void;
}

const SHOWN = 6;

/** The last rounds, with what they took and gave; a wrong one is corrected from here by two people. */
export function PastRounds({ view, onCorrect, onDecide, onRecall }: PastRoundsProps) {
  const words = useWords(pitWords);
  const recall = useWords(recallWords);
  const corrects = useParts(view.table?.mechanic ?? null, 'incidents')?.corrects;
  const canCorrect =
    view.incidents.some(({ action }) => action === 'resettle-by-dice') ||
    (corrects !== undefined && view.can[corrects] !== undefined);
  if (view.rounds.length === 0) return null;
  return (
    <section className="hcard pit-past">
      <div className="hcard-head">
        <h2>{words.rounds}</h2>
        {view.table && <ListFiles list="rounds" query={{ table: view.table.table }} />}
        <button type="button" className="hkey hkey--small" data-open="recall" onClick={onRecall}>
          {recall.open}
        </button>
      </div>
      <ul>
        {view.rounds.slice(0, SHOWN).map(({ round, number, status, result, staked, returned }) => (
          <li key={round} data-round={round} data-status={status}>
            <span>{number}</span>
            {result ? (
              <ResultPicture mechanic={view.table?.mechanic ?? null} result={result} size={18} />
            ) : (
              <small>{words.roundStatuses[status]}</small>
            )}
            <b>
              {amountText(staked)} / {amountText(returned)}
            </b>
            {canCorrect && (status === 'settled' || status === 'corrected') && (
              <button
                type="button"
                className="hkey"
                data-correct={round}
                onClick={() => onCorrect(round)}
              >
                {words.correct}
              </button>
            )}
            <DecideKey view={view} round={round} onDecide={onDecide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DecideKeyProps {
  readonly view: PitView;
  readonly round: string;
  readonly onDecide: (round: string) => void;
}

/** For whoever may decide about a round what no clause does; nothing for anybody else. */
export function DecideKey({ view, round, onDecide }: DecideKeyProps) {
  const words = useWords(pitWords);
  const permission = view.can.DecideRound;
  if (permission && !permission.allowed && permission.refusal.code === 'not-authorised')
    return null;
  return (
    <button
      type="button"
      className="hkey"
      data-decide-about={round}
      onClick={() => onDecide(round)}
    >
      {words.decide}
    </button>
  );
}
