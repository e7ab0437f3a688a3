import type { DayBody, HttpFault } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { dayWords } from '../words/day-words.ts';

interface CloseKeyProps {
  readonly day: DayBody;
  readonly isOver: boolean;
  readonly onClosed: () => void;
}

/** Closes a day that is over. Where something differs it asks why, and the reason stays with the day. */
export function CloseKey({ day, isOver, onClosed }: CloseKeyProps) {
  const words = useWords(dayWords);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<HttpFault | null>(null);
  if (day.closed) return null;
  if (!isOver) return <small className="note">{words.notOver}</small>;
  const needsReason = day.differences.length > 0;
  const close = async () => {
    const answer = await http().closeDay(day.day, needsReason ? reason.trim() : null);
    setFault(answer.ok ? null : answer.error);
    if (answer.ok) onClosed();
  };
  return (
    <form
      className="house-keys no-print"
      onSubmit={(event) => {
        event.preventDefault();
        void close();
      }}
    >
      {needsReason && (
        <input
          className="hinput"
          name="reason"
          aria-label={words.reason}
          placeholder={words.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <button
        type="submit"
        className={needsReason ? 'hkey hkey--danger' : 'hkey hkey--main'}
        data-do="close-day"
        disabled={needsReason && reason.trim() === ''}
      >
        {needsReason ? words.closeAnyway : words.close}
      </button>
      <FaultLine fault={fault} />
    </form>
  );
}
