import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { useConsoleParts } from '../console-parts-context.ts';
import type { Step } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { useStepText } from '../words/step-words.ts';
import { StepPicture } from './step-picture.tsx';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

/** A step nobody has to take: an automatic table, or a machine that finds the result by itself. */
export function MachineTask({ view, step, now }: TaskProps & { readonly step: Step }) {
  const words = useWords(consoleWords);
  const text = useStepText(step.step);
  const parts = useConsoleParts();
  const { reads } = parts.words[useLanguage()];
  const isReading = step.step === parts.resultStep;
  return (
    <>
      <TaskHead title={text.title} hint={words.machine.hint} because={step.because} />
      <div className="task-middle">
        {isReading ? (
          <parts.Reading view={view} />
        ) : (
          <StepPicture view={view} step={step.step} now={now} />
        )}
      </div>
      <p className="machine-note" role="status">
        {isReading ? reads : words.machine.title}
      </p>
    </>
  );
}
