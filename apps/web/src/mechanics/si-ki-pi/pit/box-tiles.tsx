import type { PitView } from '@baize/protocol/client';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { useWords } from '../../../text/dictionary.ts';
import type { PitParts } from '../../screen-mechanic.ts';

/** A card table: its boxes instead of a map. */
export const pitParts: PitParts = {
  Middle: ({ view }) => view.cards && <BoxTiles cards={view.cards} />,
  TileFigure: ({ view }) => view.cards && <BoxesWithBets cards={view.cards} />,
  areaLabel: () => null,
};

function BoxesWithBets({ cards: { boxes } }: { readonly cards: NonNullable<PitView['cards']> }) {
  const words = useWords(pitWords);
  return (
    <span>
      <small>{words.boxes}</small>
      <b>
        {boxes.filter(({ hasInitialBet }) => hasInitialBet).length} / {boxes.length}
      </b>
    </span>
  );
}

/** Hands stay closed until the dealer's are open. */
function BoxTiles({ cards }: { readonly cards: NonNullable<PitView['cards']> }) {
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
