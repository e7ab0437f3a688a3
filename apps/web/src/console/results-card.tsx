import { diceName } from '../mechanics/three-dice/dice/dice-name.ts';
import { Die } from '../mechanics/three-dice/dice/die.tsx';
import type { Face } from '../mechanics/three-dice/dice/pips.ts';
import { SideBadge } from '../mechanics/three-dice/roads/side-badge.tsx';
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
            {...(canCorrect && round.result ? { onCorrect: () => onCorrect(round.round) } : {})}
          />
        ))}
      </ol>
    </section>
  );
}

function Result(props: { readonly round: PastRound; readonly onCorrect?: () => void }) {
  const { round, onCorrect } = props;
  const words = useWords(consoleWords);
  const { number, result, status } = round;
  const content = result ? <Dice dice={result} /> : <em>{words.voided}</em>;
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

function Dice({ dice }: { readonly dice: readonly Face[] }) {
  const { total, sides } = diceName(dice);
  return (
    <>
      <span className="result-dice" role="img" aria-label={dice.join(' ')}>
        {dice.map((face, index) => (
          // Two dice may show the same face; their place is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
          <Die key={index} face={face} size={30} />
        ))}
      </span>
      <b>{total}</b>
      {sides.map((side) => (
        <SideBadge key={side} side={side} />
      ))}
    </>
  );
}
