import { useWords } from '../../text/dictionary.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { refusalOf } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

/** No further round until the fault is mended. */
export function SuspendedTask({
  view,
  act,
  isBusy,
  reason,
}: TaskProps & { readonly reason: string }) {
  const words = useWords(consoleWords);
  const refusal = refusalOf(view, 'ReleaseTable');
  return (
    <>
      <TaskHead title={words.suspendedTitle} hint={reason} />
      <div className="task-middle">{refusal && <RefusalNote refusal={refusal} />}</div>
      <button
        type="button"
        className="key key--main"
        data-do="ReleaseTable"
        disabled={refusal !== null || isBusy}
        onClick={() => act({ type: 'ReleaseTable' })}
      >
        {words.release}
      </button>
    </>
  );
}
