import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { isFace } from '../../ui/dice/pips.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { DicePad } from '../dice-pad.tsx';
import type { Refusal, Step } from '../model/dealer-view.ts';
import {
  completeEntry,
  type DiceEntry,
  diceText,
  eraseFace,
  NO_ENTRY,
  totalOf,
  typeFace,
} from '../model/dice-entry.ts';
import { consoleWords } from '../words/console-words.ts';
import { stepWords } from '../words/step-words.ts';
import { DeviceNote } from './device-note.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { ShownDice } from './shown-dice.tsx';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

interface DiceTaskProps extends TaskProps {
  readonly step: Step;
  readonly refusal: Refusal | null;
}

/** The dealer enters what the dice show; the button that confirms says it again. */
export function DiceTask({ view, act, isBusy, step, refusal }: DiceTaskProps) {
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  const words = useWords(consoleWords);
  const text = useWords(stepWords)['register-result'];
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
