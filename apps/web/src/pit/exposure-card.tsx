import type { OutcomeBody, PitView } from '@baize/protocol/client';
import { memo, useMemo } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import { ResultPicture } from '../mechanics/result-picture.tsx';
import type { Outcome } from '../mechanics/screen-mechanic.ts';
import { http } from '../session/http.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import type { GameSheet } from '../ui/board/game-sheet.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { useKeys } from '../ui/use-keys.ts';
import { outcomeCount } from './every-outcome.tsx';
import { ExposureMap } from './exposure-map.tsx';
import { useInTurn } from './use-in-turn.ts';
import { pitWords } from './words/pit-words.ts';

interface ExposureCardProps {
  readonly view: PitView;
  readonly table: string;
  readonly sheet: GameSheet | null;
  readonly chosen: Outcome | null;
  readonly onChoose: (result: Outcome | null) => void;
}

const COSTLIEST = 10;
const COSTLIEST_TURN = 5;
const NO_WINS: OutcomeBody['wins'] = [];

/** The layout by what it could cost, beside the results that would cost most. */
export function ExposureCard({ view, table, sheet, chosen, onChoose }: ExposureCardProps) {
  const words = useWords(pitWords);
  const outcomes = view.exposure?.outcomes ?? [];
  const isAtRisk = (view.exposure?.atRisk ?? 0) > 0;
  const mechanic = view.table?.mechanic ?? null;
  const pictures = useParts(mechanic, 'pictures');
  const labelOf = useParts(mechanic, 'pit')?.areaLabel ?? noLabel;
  const keyOf = (result: Outcome | null) => (result && pictures?.resultKey(result)) || '';
  const text = isAtRisk ? keyOf(chosen) : '';
  const asked = useOutcome(table, text, view.exposure?.atRisk ?? 0);
  // While more bets come in, the answer to the last ones stays: it would only flicker.
  const shown = asked && text !== '' && keyOf(asked.dice) === text ? asked : null;
  return (
    <section className="hcard pit-exposure" data-exposure={isAtRisk ? 'at-risk' : 'none'}>
      <div className="hcard-head">
        <h2>{words.exposure}</h2>
        <small>{words.exposureNote}</small>
      </div>
      <div className="pit-exposure-body">
        {sheet && (
          <ExposureMap
            sheet={sheet}
            areas={view.areas}
            wins={shown?.wins ?? NO_WINS}
            labelOf={labelOf}
          />
        )}
        <div className="pit-costliest">
          <h3>{words.costliest(outcomeCount(outcomes))}</h3>
          {!isAtRisk && <p className="note">{words.noStakes}</p>}
          {isAtRisk && pictures && (
            <Costliest
              mechanic={mechanic}
              keyOf={pictures.resultKey}
              outcomes={outcomes}
              chosen={text}
              onChoose={onChoose}
            />
          )}
          {shown && <Shown outcome={shown} text={pictures?.resultText(shown.dice) ?? ''} />}
        </div>
      </div>
    </section>
  );
}

/** What one result would pay by the stakes as they lie; null while nobody has chosen one. */
function useOutcome(table: string, text: string, atRisk: number): OutcomeBody | null {
  const question = text === '' ? '' : `${table} ${text} ${atRisk}`;
  const asked = useAsked(question, () =>
    text === '' ? answerNothing() : http().outcome(table, text),
  );
  return asked.problem === null ? asked.value : null;
}

interface ShownProps {
  readonly outcome: OutcomeBody;
  readonly text: string;
}

/** What the chosen result would do with the stakes. */
function Shown({ outcome: { pays, wins, collects }, text }: ShownProps) {
  const words = useWords(pitWords);
  return (
    <p className="note" data-outcome-pays={pays}>
      {text} {words.outcome(amountText(pays), wins.length, amountText(collects))}
    </p>
  );
}

interface CostliestProps {
  readonly mechanic: string | null;
  readonly keyOf: (result: Outcome) => string;
  readonly outcomes: NonNullable<PitView['exposure']>['outcomes'];
  readonly chosen: string;
  readonly onChoose: (result: Outcome | null) => void;
}

function Costliest({ mechanic, keyOf, outcomes, chosen, onChoose }: CostliestProps) {
  const shown = useInTurn(outcomes, COSTLIEST_TURN).slice(0, COSTLIEST);
  useKeys((key) => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const at = outcomes.findIndex((each) => keyOf(each.dice) === chosen);
    const next = outcomes[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))];
    onChoose(next?.dice ?? null);
    return true;
  });
  return (
    <ol>
      {shown.map((outcome, rank) => (
        <CostlyRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the order; which result stands there changes with every bet.
          key={rank}
          mechanic={mechanic}
          outcome={outcome}
          text={keyOf(outcome.dice)}
          isChosen={keyOf(outcome.dice) === chosen}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

interface CostlyRowProps {
  readonly mechanic: string | null;
  readonly outcome: CostliestProps['outcomes'][number];
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: (result: Outcome | null) => void;
}

const CostlyRow = memo(function CostlyRow(props: CostlyRowProps) {
  const { mechanic, outcome, text, isChosen, onChoose } = props;
  const { dice, weight, net } = outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says which result it is.
  const drawn = useMemo(
    () => <ResultPicture mechanic={mechanic} result={dice} size={20} />,
    [mechanic, text],
  );
  return (
    <li>
      <button
        type="button"
        data-outcome={text}
        aria-pressed={isChosen}
        onClick={() => onChoose(isChosen ? null : dice)}
      >
        {drawn}
        <small>×{weight}</small>
        <b className={net < 0 ? 'neg' : 'pos'}>{amountText(net)}</b>
      </button>
    </li>
  );
});

function noLabel(): null {
  return null;
}

/** Nobody has chosen a result. */
function answerNothing(): ReturnType<ReturnType<typeof http>['outcome']> {
  return Promise.resolve({
    ok: false,
    error: { status: 409, code: 'no-round', message: 'No result is chosen.' },
  });
}
