import type { PitView, Roll } from '@baize/protocol/client';
import { ExposureMap } from '../../../pit/exposure-map.tsx';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { http } from '../../../session/http.ts';
import { amountText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import type { GameSheet } from '../../../ui/board/game-sheet.ts';
import { useAsked } from '../../../ui/house/use-asked.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { DiceRow } from '../dice/dice-row.tsx';

interface ExposureCardProps {
  readonly view: PitView;
  readonly table: string;
  readonly sheet: GameSheet | null;
  readonly chosen: Roll | null;
  readonly onChoose: (dice: Roll | null) => void;
}

const COSTLIEST = 10;

/** The layout by what it could cost, beside the results that would cost most. */
export function ExposureCard({ view, table, sheet, chosen, onChoose }: ExposureCardProps) {
  const words = useWords(pitWords);
  const outcomes = view.exposure?.outcomes ?? [];
  const isAtRisk = (view.exposure?.atRisk ?? 0) > 0;
  const dice = isAtRisk ? chosen : null;
  const text = dice?.join('') ?? '';
  const outcome = useAsked(`${table} ${text} ${view.exposure?.atRisk ?? 0}`, () =>
    text === '' ? nothing() : http().outcome(table, text),
  );
  const shown = text !== '' && !outcome.isOld ? outcome.value : null;
  useKeys((key) => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const at = outcomes.findIndex((each) => each.dice.join('') === chosen?.join(''));
    const next = outcomes[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))];
    onChoose(next?.dice ?? null);
    return true;
  });
  return (
    <section className="hcard pit-exposure" data-exposure={isAtRisk ? 'at-risk' : 'none'}>
      <div className="hcard-head">
        <h2>{words.exposure}</h2>
        <small>{words.exposureNote}</small>
      </div>
      <div className="pit-exposure-body">
        {sheet && <ExposureMap sheet={sheet} areas={view.areas} wins={shown?.wins ?? []} />}
        <div className="pit-costliest">
          <h3>{words.costliest}</h3>
          {!isAtRisk && <p className="note">{words.noStakes}</p>}
          {isAtRisk && <Costliest outcomes={outcomes} chosen={text} onChoose={onChoose} />}
          {shown && (
            <p className="note" data-outcome-pays={shown.pays}>
              {shown.dice.join('-')}{' '}
              {words.outcome(amountText(shown.pays), shown.wins.length, amountText(shown.collects))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface CostliestProps {
  readonly outcomes: NonNullable<PitView['exposure']>['outcomes'];
  readonly chosen: string;
  readonly onChoose: (dice: Roll | null) => void;
}

function Costliest({ outcomes, chosen, onChoose }: CostliestProps) {
  return (
    <ol>
      {outcomes.slice(0, COSTLIEST).map(({ dice, weight, net }) => {
        const text = dice.join('');
        return (
          <li key={text}>
            <button
              type="button"
              data-outcome={text}
              aria-pressed={text === chosen}
              onClick={() => onChoose(text === chosen ? null : dice)}
            >
              <DiceRow dice={dice} size={20} />
              <small>×{weight}</small>
              <b className={net < 0 ? 'neg' : 'pos'}>{amountText(net)}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Nobody has chosen a result. */
function nothing(): ReturnType<ReturnType<typeof http>['outcome']> {
  return Promise.resolve({
    ok: false,
    error: { status: 409, code: 'no-round', message: 'No result is chosen.' },
  });
}
