import type { DisplayView } from '@baize/protocol/client';
import { Pair } from '../../../display/pair.tsx';
import type { Bilingual } from '../../../text/dictionary.ts';
import type { DisplayParts } from '../../screen-mechanic.ts';
import { PlayingCards } from '../cards/playing-card.tsx';
import { cardBoardNames } from './card-board-words.ts';

type Cards = NonNullable<DisplayView['cards']>;

const RESULTS = {
  win: { en: 'wins', zh: '赢' },
  lose: { en: 'loses', zh: '输' },
  'stand-off': { en: 'stand-off', zh: '和' },
} as const;

/** The board over a card table. */
export const displayParts: DisplayParts = {
  Board: ({ view }) => view.cards && <CardsBoard cards={view.cards} />,
  foremost: null,
  notes: null,
};

/** The dealer's hand once it is turned, and every box. */
function CardsBoard({ cards }: { readonly cards: Cards }) {
  const { setting } = cards.dealer;
  return (
    <div className="board-cards">
      <section className="board-card dealer-hand">
        <h2>
          <Pair text={cardBoardNames.dealer} />
        </h2>
        {setting ? (
          <Hand low={setting.low} high={setting.high} />
        ) : (
          <p>
            <Pair text={cardBoardNames.faceDown} />
          </p>
        )}
      </section>
      <ul className="board-boxes">
        {cards.boxes.map((box) => (
          <li
            key={box.box}
            className="board-card"
            data-box={box.box}
            data-hand={box.hand}
            data-result={box.result ?? undefined}
          >
            <b>{box.box}</b>
            {box.setting && <Hand low={box.setting.low} high={box.setting.high} />}
            <p>
              <Pair text={stateOf(box)} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a box has to say for itself, to everybody. */
function stateOf({ result, hand, isTaken, hasInitialBet }: Cards['boxes'][number]): Bilingual {
  if (result) return RESULTS[result];
  if (hand !== 'none') return cardBoardNames[hand];
  if (hasInitialBet) return cardBoardNames.staked;
  return isTaken ? cardBoardNames.taken : cardBoardNames.free;
}

function Hand({ low, high }: { readonly low: string; readonly high: string }) {
  return (
    <dl className="board-hand">
      <dt>
        <Pair text={cardBoardNames.low} />
      </dt>
      <dd>
        <PlayingCards cards={low} />
      </dd>
      <dt>
        <Pair text={cardBoardNames.high} />
      </dt>
      <dd>
        <PlayingCards cards={high} />
      </dd>
    </dl>
  );
}
