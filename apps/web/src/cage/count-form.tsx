import type { Money, Pieces } from '@baize/protocol/client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { amountText, moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { cageWords } from './words/cage-words.ts';

interface CountFormProps {
  readonly notes: readonly Money[];
  readonly done: string;
  readonly name: string;
  readonly isBusy?: boolean;
  /** Every line has to be filled; else an empty one is none. */
  readonly isWhole?: boolean;
  readonly onCounted: (pieces: Pieces) => void;
  readonly children?: ReactNode;
}

/** Pieces of every note and coin, counted by hand; the sum is drawn from them. */
export function CountForm(props: CountFormProps) {
  const { notes, done, name, isBusy, isWhole = false, onCounted, children } = props;
  const [counted, setCounted] = useState<Counted>({});
  const [left, setLeft] = useState<readonly Money[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = isWhole ? notes.filter((value) => counted[value] === undefined) : [];
    setLeft(empty);
    if (empty.length === 0) return onCounted(piecesIn(notes, counted).filter(isThere));
    event.currentTarget.querySelector<HTMLInputElement>(`[name="note-${empty[0]}"]`)?.focus();
  };
  const count = (value: Money, now: number | null) => {
    setCounted(withCount(counted, value, now));
    setLeft(left.filter((each) => each !== value));
  };
  return (
    <form className="count-form" data-count={name} onSubmit={submit}>
      {children}
      <NotesTable notes={notes} counted={counted} left={left} onCount={count} />
      <NotCounted left={left} />
      <button type="submit" className="hkey hkey--main" data-do={name} disabled={isBusy}>
        {done}
      </button>
    </form>
  );
}

/** By value; a line that nobody has counted is not there. */
type Counted = Readonly<Record<number, number>>;

function piecesIn(notes: readonly Money[], counted: Counted): Pieces {
  return notes.map((value) => ({ value, pieces: counted[value] ?? 0 }));
}

function isThere({ pieces }: Pieces[number]): boolean {
  return pieces > 0;
}

function NotCounted({ left }: { readonly left: readonly Money[] }) {
  const words = useWords(cageWords);
  if (left.length === 0) return null;
  return (
    <p className="trouble" role="alert" data-not-counted={left.join(' ')}>
      {words.notCounted(left.map((value) => amountText(value)).join(', '))}
    </p>
  );
}

interface NotesTableProps {
  readonly notes: readonly Money[];
  readonly counted: Counted;
  readonly left: readonly Money[];
  readonly onCount: (value: Money, count: number | null) => void;
}

function NotesTable({ notes, counted, left, onCount }: NotesTableProps) {
  const words = useWords(cageWords);
  const pieces = piecesIn(notes, counted);
  return (
    <table aria-label={words.count}>
      <thead>
        <tr>
          <th scope="col">{words.note}</th>
          <th scope="col" data-kind="number">
            {words.pieces}
          </th>
          <th scope="col" data-kind="number">
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ value, pieces: count }) => (
          <NoteRow
            key={value}
            value={value}
            count={count}
            isCounted={counted[value] !== undefined}
            isMissing={left.includes(value)}
            onCount={(now) => onCount(value, now)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.together}</th>
          <td />
          <td data-kind="number" data-counted>
            {moneyText(pieces.reduce((sum, each) => sum + each.value * each.pieces, 0))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** An emptied line is one that nobody has counted. */
function withCount(counted: Counted, value: number, count: number | null): Counted {
  const { [value]: _, ...others } = counted;
  return count === null ? others : { ...others, [value]: count };
}

interface NoteRowProps {
  readonly value: Money;
  readonly count: number;
  readonly isCounted: boolean;
  readonly isMissing: boolean;
  readonly onCount: (count: number | null) => void;
}

function NoteRow({ value, count, isCounted, isMissing, onCount }: NoteRowProps) {
  const words = useWords(cageWords);
  return (
    <tr>
      <th scope="row">{amountText(value)}</th>
      <td data-kind="number">
        <input
          className="hinput"
          name={`note-${value}`}
          aria-label={words.piecesOf(amountText(value))}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          value={isCounted ? count : ''}
          placeholder="0"
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/\D/g, '');
            onCount(digits === '' ? null : Number(digits));
          }}
        />
      </td>
      <td data-kind="number">{moneyText(value * count)}</td>
    </tr>
  );
}
