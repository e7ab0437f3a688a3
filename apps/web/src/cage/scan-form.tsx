import { readTicketNumber, type TicketNumberProblem } from '@baize/protocol/client';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useWords } from '../text/dictionary.ts';
import { cageWords } from './words/cage-words.ts';

interface ScanFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onNumber: (number: string) => void;
}

/** Where a number is scanned or typed, with or without the spaces of the paper; it looks up and never pays. */
export function ScanForm({ field, onNumber }: ScanFormProps) {
  const words = useWords(cageWords);
  const [problem, setProblem] = useState<TicketNumberProblem | null>(null);
  useEffect(() => field.current?.focus(), [field]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readTicketNumber(String(new FormData(event.currentTarget).get('number') ?? ''));
    setProblem(read.ok ? null : read.problem);
    if (!read.ok) return field.current?.select();
    onNumber(read.number);
    event.currentTarget.reset();
  };
  return (
    <form className="cage-scan" onSubmit={submit}>
      <label>
        <span className="spoken">{words.scan}</span>
        <input
          ref={field}
          name="number"
          className="hinput"
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.scan}
          aria-invalid={problem !== null || undefined}
          onChange={() => setProblem(null)}
          required
        />
      </label>
      <button type="submit" className="hkey" data-do="look-up">
        {words.lookUp}
      </button>
      {problem && (
        <p className="trouble" role="alert" data-scan-problem={problem.code}>
          {problem.code === 'digit-count' ? words.digitCount(problem.digits) : words.wrongDigit}
        </p>
      )}
    </form>
  );
}
