import { useWords } from '../../text/dictionary.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import type { Refusal } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import type { TaskProps } from './task-card.tsx';
import { TaskHead } from './task-head.tsx';

/** The equipment is not ready for a round; the panel of checks is one press away. */
export function EquipmentTask({ refusal, onOpen }: TaskProps & { readonly refusal: Refusal }) {
  const words = useWords(consoleWords);
  return (
    <>
      <TaskHead title={words.notReady} hint={words.notReadyHint} />
      <div className="task-middle">
        <RefusalNote refusal={refusal} />
      </div>
      <button
        type="button"
        className="key key--main"
        data-open="equipment"
        onClick={() => onOpen('equipment')}
      >
        {words.equipment}
      </button>
    </>
  );
}
