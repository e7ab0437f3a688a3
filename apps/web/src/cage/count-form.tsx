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
  readonly onCounted: (pieces: Pieces) => void;
  readonly children?: ReactNode;
}

/** Pieces of every note and coin, counted by hand; the sum is drawn from them. */
export function CountForm({ notes, done, name, isBusy, onCounted, children }: CountFormProps) {
  const words = useWords(cageWords);
  const [counted, setCounted] = useState<Readonly<Record<number, number>>>({});
  const pieces = notes.map((value) => ({ value, pieces: counted[value] ?? 0 }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCounted(pieces.filter((each) => each.pieces > 0));
  };
  return (
    <form className="count-form" data-count={name} onSubmit={submit}>
      {children}
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
              onCount={(now) => setCounted({ ...counted, [value]: now })}
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
      <button type="submit" className="hkey hkey--main" data-do={name} disabled={isBusy}>
        {done}
      </button>
    </form>
  );
}

interface NoteRowProps {
  readonly value: Money;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

function NoteRow({ value, count, onCount }: NoteRowProps) {
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
          value={count === 0 ? '' : count}
          placeholder="0"
          onChange={({ target }) => onCount(Number(target.value.replace(/\D/g, '')))}
        />
      </td>
      <td data-kind="number">{moneyText(value * count)}</td>
    </tr>
  );
}
