import type { DealerView } from '../../../console/model/dealer-view.ts';
import { SettledList } from '../../../console/tasks/settled-list.tsx';
import { useWords } from '../../../text/dictionary.ts';
import { PlayingCards } from '../cards/playing-card.tsx';
import { Boxes } from './boxes.tsx';
import { cardWords } from './card-words.ts';

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
