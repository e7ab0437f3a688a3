import { useState } from 'react';
import type { Refusal, Step } from '../../../console/model/dealer-view.ts';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { consoleWords } from '../../../console/words/console-words.ts';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { TumblePips } from './tumble-pips.tsx';

interface TumbleTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** One press a tumble, and a last one that puts the count on record. */
export function TumbleTask({ view, act, isBusy, step, refusal }: TumbleTaskProps) {
  const [count, setCount] = useState(0);
  const words = useWords(consoleWords);
  const text = useStepText('tumble');
  const least = view.tumblesLeast ?? 1;
  const isEnough = count >= least;
  const record = () => act({ type: 'Tumble', tumbles: count });
  return (
    <>
      <TaskHead title={text.title} because={step.because}>
        <p className="quiet">{words.tumbleByDevice}</p>
      </TaskHead>
      <div className="task-middle tumble-count" role="status" data-tumbles={count}>
        <TumblePips count={count} least={least} />
        <b>{words.tumbleCount(count, least)}</b>
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        {count > 0 && !isEnough && (
          <button type="button" className="key key--danger" disabled={isBusy} onClick={record}>
            {words.tumbleShort(count, least)}
          </button>
        )}
        {isEnough && (
          <button type="button" className="key" onClick={() => setCount(0)}>
            {words.clear}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do={isEnough ? 'Tumble' : 'count'}
          disabled={refusal !== null || isBusy}
          onClick={isEnough ? record : () => setCount(count + 1)}
        >
          {isEnough ? words.tumbleDone(count) : text.action}
        </button>
      </div>
    </>
  );
}
