import './card-grid.css';
import { useEffect, useState } from 'react';
import { RANKS, SUITS } from '../cards/card-deck.ts';

interface CardGridProps {
  /** In the order they were taken. */
  readonly taken: readonly string[];
  /** Cards that cannot be taken, besides those that were. */
  readonly isOff?: (card: string) => boolean;
  readonly onTake: (card: string) => void;
  readonly label: string;
  /** Whether what was taken may be touched again, to leave it. */
  readonly isChoice?: boolean;
}

/** Every card of the deck once; one that was taken cannot be taken again. */
export function CardGrid({ taken, isOff, onTake, label, isChoice = false }: CardGridProps) {
  const last = taken.at(-1);
  return (
    <fieldset className="card-grid" aria-label={label}>
      {SUITS.map(({ letter, sign }) =>
        RANKS.map((rank) => {
          const card = `${rank}${letter}`;
          const isTaken = taken.includes(card);
          return (
            <button
              key={card}
              type="button"
              className="card-key"
              data-card={card}
              data-suit={letter}
              data-last={card === last || undefined}
              aria-pressed={isTaken}
              disabled={(isTaken && !isChoice) || isOff?.(card) === true}
              onClick={() => onTake(card)}
            >
              <b>{rank === 'T' ? '10' : rank}</b>
              <i>{sign}</i>
            </button>
          );
        }),
      )}
    </fieldset>
  );
}

/** A rank and then a suit, typed by hand or by a scanner; null where no rank waits for its suit. */
export function useTypedCards(
  isOn: boolean,
  take: (card: string) => void,
  takeBack: () => void,
  enter: () => unknown,
): string | null {
  const [rank, setRank] = useState<string | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Whoever writes a note, or answers a sheet, deals no cards meanwhile.
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog'))
        return;
      const read = readCardKey(event.key, rank);
      if (read.is === 'nothing') return;
      if (read.is === 'rank') setRank(read.rank);
      if (read.is === 'card') {
        setRank(null);
        take(read.card);
      }
      if (read.is === 'back') takeBack();
      // A key that has the focus is pressed by Enter itself.
      if (read.is === 'enter' && !(event.target instanceof HTMLButtonElement)) enter();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return rank;
}

/** What a key means while cards are entered. */
type CardKey =
  | { readonly is: 'nothing' | 'back' | 'enter' }
  | { readonly is: 'rank'; readonly rank: string }
  | { readonly is: 'card'; readonly card: string };

/** Rank first, then suit, as a scanner types them: `7` `c`, `t` `h`; `10` is typed as `1` `0`. */
export function readCardKey(key: string, rank: string | null): CardKey {
  if (key === 'Backspace') return { is: 'back' };
  if (key === 'Enter') return { is: 'enter' };
  if (key.length !== 1) return { is: 'nothing' };
  const suit = SUITS.find(({ letter }) => letter === key.toLowerCase());
  if (suit && rank !== null) return { is: 'card', card: `${rank}${suit.letter}` };
  const upper = key === '0' ? 'T' : key.toUpperCase();
  const found = RANKS.find((each) => each === upper);
  return found ? { is: 'rank', rank: found } : { is: 'nothing' };
}
