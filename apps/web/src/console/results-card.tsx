import { ResultPicture } from '../mechanics/result-picture.tsx';
import { useWords } from '../text/dictionary.ts';
import type { DealerView, PastRound } from './model/dealer-view.ts';
import { consoleWords } from './words/console-words.ts';

interface ResultsCardProps {
  readonly view: DealerView;
  readonly onCorrect: (round: string) => void;
}

/** The rounds before this one; a wrong one can be put right from here. */
export function ResultsCard({ view, onCorrect }: ResultsCardProps) {
  const words = useWords(consoleWords);
  const canCorrect = view.incidents.some(({ action }) => action === 'resettle-by-dice');
  return (
    <section className="card results-card" aria-labelledby="last-results">
      <h2 id="last-results">{words.lastResults}</h2>
      {view.rounds.length === 0 && <p className="quiet">{words.noResults}</p>}
      <ol className="results">
        {view.rounds.slice(0, 10).map((round) => (
          <Result
            key={round.round}
            round={round}
            mechanic={view.table?.mechanic ?? null}
            {...(canCorrect && round.result ? { onCorrect: () => onCorrect(round.round) } : {})}
          />
        ))}
      </ol>
    </section>
  );
}

interface ResultProps {
  readonly round: PastRound;
  readonly mechanic: string | null;
  readonly onCorrect?: () => void;
}

function Result({ round, mechanic, onCorrect }: ResultProps) {
  const words = useWords(consoleWords);
  const { number, result, status } = round;
  const content = result ? (
    <ResultPicture mechanic={mechanic} result={result} size={30} isNamed />
  ) : (
    <em>{words.voided}</em>
  );
  return (
    <li data-round={round.round} data-status={status}>
      <span className="result-number">{number}</span>
      {status === 'void' || status === 'reversed' ? <em>{words.voided}</em> : content}
      {status === 'corrected' && <small className="result-mark">{words.corrected}</small>}
      {onCorrect && (
        <button
          type="button"
          aria-label={`${words.correct}, ${words.round(number)}`}
          onClick={onCorrect}
        >
          ✎
        </button>
      )}
    </li>
  );
}
