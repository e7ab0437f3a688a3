import type { DealerView } from '../../../console/model/dealer-view.ts';
import { useWords } from '../../../text/dictionary.ts';
import { PlayingCards } from '../cards/playing-card.tsx';
import { cardWords } from './card-words.ts';

type Cards = NonNullable<DealerView['cards']>;

/** Every box of the table, and how far it is. */
export function Boxes({ boxes }: Pick<Cards, 'boxes'>) {
  const words = useWords(cardWords);
  return (
    <ul className="boxes" aria-label={words.boxes}>
      {boxes.map((box) => (
        <li key={box.box} data-box={box.box} data-hand={box.hand}>
          <b>{words.box(box.box)}</b>
          <span>{box.terminal ?? words.empty}</span>
          {box.setting && (
            <>
              <PlayingCards cards={box.setting.low} />
              <PlayingCards cards={box.setting.high} />
            </>
          )}
          <em>{box.result ? words.results[box.result] : words.hands[box.hand]}</em>
        </li>
      ))}
    </ul>
  );
}
