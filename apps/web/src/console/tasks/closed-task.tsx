import { useWords } from '../../text/dictionary.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { refusalOf } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

/** A closed table: what is missing before it opens, and who opens it. */
export function ClosedTask({ view, act, isBusy, onOpen }: TaskProps) {
  const words = useWords(consoleWords);
  const refusal = refusalOf(view, 'OpenTable');
  return (
    <>
      <TaskHead
        title={words.closedTitle}
        hint={view.table ? words.closedHint : words.unconfigured}
      />
      <div className="task-middle">{refusal && <RefusalNote refusal={refusal} />}</div>
      <div className="task-keys">
        {view.inspection && (
          <button type="button" className="key" onClick={() => onOpen('equipment')}>
            {words.equipment}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do="OpenTable"
          disabled={refusal !== null || isBusy}
          onClick={() => act({ type: 'OpenTable' })}
        >
          {words.openTable}
        </button>
      </div>
    </>
  );
}
