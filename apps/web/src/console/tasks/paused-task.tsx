import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { refusalOf } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { pauseText } from '../words/fault-words.ts';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

interface PausedTaskProps extends TaskProps {
  readonly reason: string;
  readonly isInRound: boolean;
}

/** After a pause or a restart: the round continues as it was, or an interruption is declared. */
export function PausedTask({ view, act, isBusy, onOpen, reason, isInRound }: PausedTaskProps) {
  const words = useWords(consoleWords);
  const language = useLanguage();
  const refusal = refusalOf(view, 'ResumeTable');
  return (
    <>
      <TaskHead title={words.pausedTitle} hint={pauseText(reason, language)}>
        <p className="quiet">{isInRound ? words.pausedInRound : words.pausedIdle}</p>
      </TaskHead>
      <div className="task-middle">{refusal && <RefusalNote refusal={refusal} />}</div>
      <div className="task-keys task-keys--even">
        {isInRound && (
          <button
            type="button"
            className="key key--danger"
            data-open="interruption"
            onClick={() => onOpen('interruption')}
          >
            {words.interrupt}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do="ResumeTable"
          disabled={refusal !== null || isBusy}
          onClick={() => act({ type: 'ResumeTable' })}
        >
          {isInRound ? words.resume : words.resumeIdle}
        </button>
      </div>
    </>
  );
}
