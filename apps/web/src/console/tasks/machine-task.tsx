import { Dome, type DomeState } from '../../mechanics/three-dice/dice/dome.tsx';
import { useWords } from '../../text/dictionary.ts';
import type { DealerView, Step } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { stepWords } from '../words/step-words.ts';
import { StepPicture } from './step-picture.tsx';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

/** A step nobody has to take: an automatic table, or a tumbler that reads by itself. */
export function MachineTask({ view, step, now }: TaskProps & { readonly step: Step }) {
  const words = useWords(consoleWords);
  const text = useWords(stepWords)[step.step];
  const isReading = step.step === 'register-result';
  return (
    <>
      <TaskHead title={text.title} hint={words.machine.hint} because={step.because} />
      <div className="task-middle">
        {isReading ? (
          <div className="task-dome">
            <Dome state={domeOf(view)} label={words.machine.reads} />
          </div>
        ) : (
          <StepPicture view={view} step={step.step} now={now} />
        )}
      </div>
      <p className="machine-note" role="status">
        {isReading ? words.machine.reads : words.machine.title}
      </p>
    </>
  );
}

function domeOf({ round }: DealerView): DomeState {
  return round?.phase === 'tumbled' ? { is: 'tumbling' } : { is: 'empty' };
}
