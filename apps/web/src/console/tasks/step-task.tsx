import type { WireCommand } from '@baize/protocol/client';
import { useLanguage } from '../../text/language.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import type { DealerView, Refusal, Step, StepName } from '../model/dealer-view.ts';
import { useStepText } from '../words/step-words.ts';
import { StepPicture } from './step-picture.tsx';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

interface StepTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
  readonly command: WireCommand;
}

/** A step that takes one press. */
export function StepTask({ view, act, now, isBusy, step, refusal, command }: StepTaskProps) {
  const text = useStepText(step.step);
  const called = useCall(step.step, view);
  return (
    <>
      <TaskHead title={text.title} because={step.because} />
      <div className="task-middle">
        <StepPicture view={view} step={step.step} now={now} />
      </div>
      {refusal && <RefusalNote refusal={refusal} />}
      <button
        type="button"
        className="key key--main"
        data-do={command.type}
        disabled={refusal !== null || isBusy}
        onClick={() => act(command)}
      >
        {called ?? text.action}
      </button>
    </>
  );
}

/** The two calls are made in the words of the rulebook, which are English. */
function useCall(step: StepName, { table }: DealerView): string | null {
  const language = useLanguage();
  if (language !== 'en' || !table) return null;
  if (step === 'open-bets') return table.announcements.open;
  return step === 'close-bets' ? table.announcements.close : null;
}
