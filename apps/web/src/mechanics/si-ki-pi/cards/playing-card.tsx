import { signOf } from './card-deck.ts';
import './playing-card.css';

/** One card face up: its index is all one needs at a glance. */
function PlayingCard({ card }: { readonly card: string }) {
  return (
    <span className="playing-card" data-suit={card.at(1)} data-card={card}>
      {signOf(card)}
    </span>
  );
}

/** Cards written side by side: `Kd Qc`. */
export function PlayingCards({ cards }: { readonly cards: string }) {
  return (
    <span className="playing-cards">
      {cards.split(' ').map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </span>
  );
}
