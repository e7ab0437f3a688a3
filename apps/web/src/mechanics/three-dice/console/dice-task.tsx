import { useEffect, useRef, useState } from 'react';
import type { Refusal, Step } from '../../../console/model/dealer-view.ts';
import type { TaskProps } from '../../../console/tasks/task-card.tsx';
import { TaskHead } from '../../../console/tasks/task-head.tsx';
import { consoleWords } from '../../../console/words/console-words.ts';
import { useStepText } from '../../../console/words/step-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { RefusalNote } from '../../../ui/refusal-note.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { isFace } from '../dice/pips.ts';
import { DeviceNote } from './device-note.tsx';
import {
  completeEntry,
  type DiceEntry,
  diceText,
  eraseFace,
  NO_ENTRY,
  totalOf,
  typeFace,
} from './dice-entry.ts';
import { DicePad } from './dice-pad.tsx';
import { ShownDice } from './shown-dice.tsx';

interface DiceTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** The dealer enters what the dice show; the button that confirms says it again. */
export function DiceTask({ view, act, isBusy, step, refusal }: DiceTaskProps) {
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  const words = useWords(consoleWords);
  const text = useStepText('register-result');
  const dice = completeEntry(entry);
  const isBlocked = refusal !== null || isBusy;
  const confirmKey = useRef<HTMLButtonElement>(null);
  const isComplete = dice !== null;
  // The result is read out and one press away, wherever the focus was left.
  useEffect(() => {
    if (isComplete) confirmKey.current?.focus();
  }, [isComplete]);
  const confirm = () => {
    if (dice && !isBlocked) act({ type: 'RegisterResult', dice: [...dice], flat: true });
  };
  useKeys((key) => {
    const face = Number(key);
    if (isFace(face)) setEntry(typeFace(entry, face));
    else if (key === 'Backspace') setEntry(eraseFace(entry));
    else if (key === 'Enter') confirm();
    else return false;
    return true;
  });
  return (
    <>
      <TaskHead title={text.title} because={step.because} />
      <DicePad entry={entry} onChange={setEntry} />
      <ShownDice dice={entry} />
      <DeviceNote view={view} />
      {refusal && <RefusalNote refusal={refusal} />}
      <div className="task-keys">
        <button type="button" className="key" data-do="clear" onClick={() => setEntry(NO_ENTRY)}>
          {words.clear}
        </button>
        <button
          ref={confirmKey}
          type="button"
          className="key key--main"
          data-do="RegisterResult"
          disabled={!dice || isBlocked}
          onClick={confirm}
        >
          {dice ? words.confirm(diceText(dice), totalOf(dice)) : words.confirmEmpty}
        </button>
      </div>
    </>
  );
}
