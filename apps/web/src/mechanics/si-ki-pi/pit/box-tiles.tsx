import type { PitView } from '@baize/protocol/client';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { useWords } from '../../../text/dictionary.ts';

/** A card table: its boxes instead of a map. Hands stay closed until the dealer's are open. */
export function BoxTiles({ cards }: { readonly cards: NonNullable<PitView['cards']> }) {
  const words = useWords(pitWords);
  return (
    <section className="hcard">
      <div className="hcard-head">
        <h2>{words.boxes}</h2>
      </div>
      <ul className="pit-boxes">
        {cards.boxes.map(({ box, terminal, hand, result, cards: held, hasInitialBet }) => (
          <li key={box} data-box={box} data-bet={hasInitialBet || undefined}>
            <b>{words.box(box)}</b>
            <span>{terminal ?? words.empty}</span>
            <small>{result ?? hand}</small>
            {held !== null && <code>{held}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}
