import type { Money, Pieces } from '@baize/protocol/client';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { cageWords } from './words/cage-words.ts';

/** The fewest notes and coins of an amount, the largest first; null where they do not make it. */
export function notesFor(amount: number, notes: readonly Money[]): Pieces | null {
  let left = amount;
  const pieces = notes.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, pieces: count }];
  });
  return left === 0 ? pieces : null;
}

interface HandOverProps {
  readonly amount: number;
  readonly notes: readonly Money[];
}

/** What goes over the counter, largest first. */
export function HandOver({ amount, notes }: HandOverProps) {
  const words = useWords(cageWords);
  const pieces = notesFor(amount, notes);
  if (!pieces) return null;
  return (
    <div className="cage-over" data-hand-over={amount}>
      <h3>{words.handOver}</h3>
      <ul className="cage-notes">
        {pieces.map(({ value, pieces: count }) => (
          <li key={value} data-note={value}>
            <b>{amountText(value)}</b> <span>× {count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
