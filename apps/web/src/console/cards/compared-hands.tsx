import { useWords } from '../../text/dictionary.ts';
import { PlayingCards } from '../../ui/cards/playing-card.tsx';
import type { DealerView } from '../model/dealer-view.ts';
import { SettledList } from '../tasks/settled-list.tsx';
import { cardWords } from '../words/card-words.ts';
import { Boxes } from './boxes.tsx';

/** All hands face up: the dealer's setting, every box, and whom to pay once that is settled. */
export function ComparedHands({ view }: { readonly view: DealerView }) {
  const words = useWords(cardWords);
  const { cards, settled } = view;
  if (!cards) return null;
  const { setting } = cards.dealer;
  return (
    <>
      {setting && (
        <dl className="house-way">
          <dt>{words.low}</dt>
          <dd>
            <PlayingCards cards={setting.low} />
          </dd>
          <dt>{words.high}</dt>
          <dd>
            <PlayingCards cards={setting.high} />
          </dd>
        </dl>
      )}
      <Boxes boxes={cards.boxes} />
      {settled && <SettledList view={view} />}
    </>
  );
}
