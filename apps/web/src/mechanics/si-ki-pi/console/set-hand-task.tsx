import { isAllowed, type Refusal, type Step } from '../../../console/model/dealer-view.ts';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { PlayingCards } from '../cards/playing-card.tsx';
import { Boxes } from './boxes.tsx';
import { cardWords } from './card-words.ts';

interface SetHandTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** When every box is put down the dealer's cards are set, as the House Way says and not otherwise. */
export function SetHandTask({ view, act, isBusy, step, refusal }: SetHandTaskProps) {
  const words = useWords(cardWords);
  const text = useStepText('set-dealer-hand');
  const way = view.cards?.houseWay ?? null;
  return (
    <>
      <TaskHead title={text.title} hint={text.hint} because={step.because} />
      <Boxes boxes={view.cards?.boxes ?? []} />
      <div className="task-middle">
        {way ? <HouseWay way={way} /> : <p className="quiet">{words.waiting}</p>}
      </div>
      {way && refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        {!way && (
          <button
            type="button"
            className="key key--main"
            data-do="EndArranging"
            disabled={!isAllowed(view, 'EndArranging') || isBusy}
            onClick={() => act({ type: 'EndArranging' })}
          >
            {words.endArranging}
          </button>
        )}
        {way && (
          <button
            type="button"
            className="key key--main"
            data-do="SetDealerHand"
            disabled={refusal !== null || isBusy}
            onClick={() => act({ type: 'SetDealerHand', low: way.low, high: way.high })}
          >
            {words.confirmHand(way.low, way.high)}
          </button>
        )}
      </div>
    </>
  );
}

type Way = NonNullable<NonNullable<TaskProps['view']['cards']>['houseWay']>;

function HouseWay({ way }: { readonly way: Way }) {
  const words = useWords(cardWords);
  return (
    <dl className="house-way">
      <dt>{words.low}</dt>
      <dd>
        <PlayingCards cards={way.low} />
      </dd>
      <dt>{words.high}</dt>
      <dd>
        <PlayingCards cards={way.high} />
      </dd>
      <dd className="house-way-because">
        {words.houseWay} <Because citations={way.because} />
      </dd>
    </dl>
  );
}
