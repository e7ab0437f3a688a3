import { RANKS, SUITS, signOf } from '../cards/card-deck.ts';

interface CardGridProps {
  /** In the order they were dealt. */
  readonly taken: readonly string[];
  readonly most: number;
  readonly onTake: (card: string) => void;
  readonly label: string;
}

/** Every card of the deck once; a card that has been dealt cannot be dealt again. */
export function CardGrid({ taken, most, onTake, label }: CardGridProps) {
  return (
    <fieldset className="card-grid" aria-label={label}>
      {SUITS.map(({ letter }) =>
        RANKS.map((rank) => {
          const card = `${rank}${letter}`;
          const place = taken.indexOf(card);
          return (
            <button
              key={card}
              type="button"
              className="card-key"
              data-card={card}
              data-suit={letter}
              aria-pressed={place >= 0}
              disabled={place >= 0 || taken.length >= most}
              onClick={() => onTake(card)}
            >
              {signOf(card)}
              {place >= 0 && <small>{place + 1}</small>}
            </button>
          );
        }),
      )}
    </fieldset>
  );
}
