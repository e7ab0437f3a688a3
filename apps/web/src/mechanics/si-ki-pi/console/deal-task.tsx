import { useState } from 'react';
import type { Refusal, Step } from '../../../console/model/dealer-view.ts';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { cardsToDeal, deckFrom } from '../cards/card-deck.ts';
import { Boxes } from './boxes.tsx';
import { CardGrid } from './card-grid.tsx';
import { cardWords } from './card-words.ts';

interface DealTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** The shuffler deals, or the dealer enters the cards in the order they leave the deck. */
export function DealTask({ view, act, isBusy, step, refusal }: DealTaskProps) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const words = useWords(cardWords);
  const text = useStepText('deal');
  const boxes = view.cards?.boxes ?? [];
  const most = cardsToDeal(boxes.filter(({ hasInitialBet }) => hasInitialBet).length);
  const isVirtual = view.table?.resultSource === 'virtual';
  const isReady = isVirtual || taken.length === most;
  return (
    <>
      <TaskHead
        title={text.title}
        hint={isVirtual ? words.shuffled : text.hint}
        because={step.because}
      />
      <Boxes boxes={boxes} />
      {!isVirtual && (
        <CardGrid
          taken={taken}
          most={most}
          label={words.grid}
          onTake={(card) => setTaken([...taken, card])}
        />
      )}
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        {!isVirtual && (
          <button type="button" className="key" onClick={() => setTaken(taken.slice(0, -1))}>
            {words.takeBack}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do="Deal"
          disabled={!isReady || refusal !== null || isBusy}
          onClick={() =>
            act({ type: 'Deal', ...(isVirtual ? {} : { deck: [...deckFrom(taken)] }) })
          }
        >
          {isVirtual
            ? words.dealNow
            : isReady
              ? words.dealEntered(most)
              : words.enter(taken.length, most)}
        </button>
      </div>
    </>
  );
}
