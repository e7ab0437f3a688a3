import type { FaultsBody } from '@baize/protocol/client';
import { useState } from 'react';
import { faultWords } from '../console/words/fault-words.ts';
import { http } from '../session/http.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { timeText } from '../text/moment.ts';
import { ListFiles } from '../ui/house/list-files.tsx';
import { pitWords } from './words/pit-words.ts';

type Fault = FaultsBody['faults'][number];

interface FaultListProps {
  readonly faults: readonly Fault[];
  readonly onCleared: () => void;
}

/** What is out of order at this table, until somebody has put it right and said how. */
export function FaultList({ faults, onCleared }: FaultListProps) {
  const words = useWords(pitWords);
  return (
    <section className="hcard" data-faults={faults.length}>
      <div className="hcard-head">
        <h2>{words.faults}</h2>
        <span className="house-gap" />
        <ListFiles list="faults" />
      </div>
      {faults.length === 0 && <p className="note">{words.noFaults}</p>}
      <ul className="pit-faults">
        {faults.map((fault) => (
          <li key={fault.id} data-fault={fault.kind} data-subject={fault.subject}>
            <FaultItem fault={fault} onCleared={onCleared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FaultItem({
  fault,
  onCleared,
}: {
  readonly fault: Fault;
  readonly onCleared: () => void;
}) {
  const [reason, setReason] = useState<string | null>(null);
  const words = useWords(pitWords);
  const { kinds } = useWords(faultWords);
  const language = useLanguage();
  const names: Readonly<Record<string, string>> = kinds;
  const clear = async () => {
    const cleared = await http().clearFault(fault.id, reason?.trim() ?? '');
    if (cleared.ok) onCleared();
  };
  return (
    <>
      <p>
        <b>{fault.subject}</b>{' '}
        {language === 'en' ? fault.message : (names[fault.kind] ?? fault.message)}{' '}
        <small>{timeText(fault.setAt)}</small>
      </p>
      {reason === null ? (
        <button type="button" className="hkey" data-do="put-right" onClick={() => setReason('')}>
          {words.put}
        </button>
      ) : (
        <ReasonForm reason={reason} onReason={setReason} onDone={() => void clear()} />
      )}
    </>
  );
}

interface ReasonFormProps {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onDone: () => void;
}

function ReasonForm({ reason, onReason, onDone }: ReasonFormProps) {
  const words = useWords(pitWords);
  return (
    <form
      className="house-keys"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <input
        className="hinput"
        name="reason"
        aria-label={words.why}
        placeholder={words.why}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <button
        type="submit"
        className="hkey hkey--main"
        data-do="clear-fault"
        disabled={reason.trim() === ''}
      >
        {words.put}
      </button>
    </form>
  );
}
