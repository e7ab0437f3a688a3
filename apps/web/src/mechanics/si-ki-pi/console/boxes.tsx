import type { ReactNode } from 'react';
import type { DealerView } from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { CardFace } from '../cards/card-face.tsx';
import { cardWords } from './card-words.ts';

type Cards = NonNullable<DealerView['cards']>;
export type DealerBox = Cards['boxes'][number];

interface BoxesProps extends Pick<Cards, 'boxes'> {
  /** What can be done about a box, below what is said of it. */
  readonly children?: (box: DealerBox) => ReactNode;
}

/** Every box of the table from the dealer's side: box 1 on the left. */
export function Boxes({ boxes, children }: BoxesProps) {
  const words = useWords(cardWords);
  return (
    <ul className="boxes" aria-label={words.boxes} data-many={boxes.length > 8 || undefined}>
      {boxes.map((box) => (
        <li key={box.box} data-box={box.box} data-hand={box.hand} data-way={box.way ?? undefined}>
          <header>
            <b className="compare-box">{box.box}</b>
            <span>
              <b title={nameText(box, words)}>{nameText(box, words)}</b>
              <small>{backersText(box, words)}</small>
            </span>
          </header>
          {(box.hand === 'dealt' || box.hand === 'set') && (
            <span className="boxes-cards" aria-hidden="true">
              {[0, 1, 2, 3].map((place) => (
                <CardFace key={place} card={null} width={54} />
              ))}
            </span>
          )}
          <em>
            {stateText(box, words)}
            {box.hand === 'dealt' && box.hasLooked && ` · ${words.looked}`}
          </em>
          {children?.(box)}
        </li>
      ))}
    </ul>
  );
}

/** Who sits at a box, or that nobody does. */
export function nameText(box: DealerBox, words: (typeof cardWords)['en']): string {
  return box.terminal ?? (box.hasInitialBet ? words.nobody : words.free);
}

/** Who else has staked on a box, or that nobody has. */
export function backersText(box: DealerBox, words: (typeof cardWords)['en']): string {
  if (box.backers > 0) return words.backers(box.backers);
  return box.hasInitialBet ? words.noBacker : words.noBet;
}

/** Where a box stands, in a word or two. */
export function stateText(box: DealerBox, words: (typeof cardWords)['en']): string {
  if (box.offered.length > 0) return words.decides;
  if (box.hand === 'set' && box.way === 'house-way') return words.houseWay;
  if (box.hand === 'none' && box.hasInitialBet) return words.waitsForCards;
  return words.hands[box.hand];
}
