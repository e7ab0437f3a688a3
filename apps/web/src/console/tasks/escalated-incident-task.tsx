import { useState } from 'react';
import { useParts } from '../../mechanics/mechanics.ts';
import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { DecisionKeys } from '../../ui/incidents/decision-keys.tsx';
import { useIncidentText, useUndecided } from '../../ui/incidents/incident-words.ts';
import { returnsOf } from '../../ui/incidents/returns.ts';
import { VoidReturns } from '../../ui/incidents/void-returns.tsx';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { refusalOf } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

const KEYS = { row: 'task-keys task-keys--even', key: 'key' };

interface EscalatedIncidentTaskProps extends TaskProps {
  readonly matter: TaskProps['view']['matters'][number];
}

/** What no clause decides waits for a person of sufficient rank, who says why. */
export function EscalatedIncidentTask({ view, act, isBusy, matter }: EscalatedIncidentTaskProps) {
  const [reason, setReason] = useState('');
  const words = useWords(consoleWords);
  const incidents = useParts(view.table?.mechanic ?? null, 'incidents') ?? null;
  const textOf = useIncidentText(useOwnWords(view.table?.mechanic ?? null));
  const own = useUndecided(incidents, view, matter.matter);
  const refusal = refusalOf(view, 'DecideMatter');
  const mayVoid = view.round !== null && own === null;
  const isReady = refusal === null && reason.trim() !== '' && !isBusy;
  const decide = (effect: 'continue' | 'void-round') =>
    act({ type: 'DecideMatter', matter: matter.matter, reason: reason.trim(), effect });
  return (
    <>
      <TaskHead
        title={words.matterTitle}
        hint={own?.hint ?? words.matterHint}
        because={matter.because}
      />
      <div className="task-middle">
        <p className="matter-name">{own?.name ?? textOf(matter.incident).name}</p>
        {refusal ? (
          <RefusalNote refusal={refusal} />
        ) : (
          <label className="field">
            <span>{words.reason}</span>
            <textarea rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
          </label>
        )}
        {mayVoid && !refusal && <VoidReturns returned={returnsOf(view)} />}
      </div>
      <DecisionKeys
        looks={KEYS}
        voids={mayVoid ? words.decideVoid : null}
        goesOn={own?.goesOn ?? words.decideContinue}
        isReady={isReady}
        onDecide={decide}
      />
    </>
  );
}
