import type { PitView } from '@baize/protocol/client';
import { pitWords } from '../../../pit/words/pit-words.ts';
import { amountText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import type { PitParts } from '../../screen-mechanic.ts';
import { cardBoardNames } from '../display/card-board-words.ts';

/** A card table: its boxes instead of a map. */
export const pitParts: PitParts = {
  Middle: ({ view }) => view.cards && <BoxTiles cards={view.cards} areas={view.areas} />,
  TileFigure: ({ view }) => view.cards && <BoxesWithBets cards={view.cards} />,
  areaLabel: () => null,
  chineseTests: {
    names: {
      'cards dealt': '发出的牌',
      'ranks dealt': '发出的点数',
      'suits dealt': '发出的花色',
      'first cards': '首张牌',
      'first cards from deal to deal': '逐次首张牌',
    },
  },
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

interface BoxTilesProps {
  readonly cards: NonNullable<PitView['cards']>;
  readonly areas: PitView['areas'];
}

/** What lies on each box, whoever put it there; hands stay closed until the dealer's are open. */
function BoxTiles({ cards, areas }: BoxTilesProps) {
  const words = useWords(pitWords);
  const language = useLanguage();
  const stateText = (name: keyof typeof cardBoardNames | null) =>
    name && cardBoardNames[name][language];
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
            {stakeOn(box, areas) > 0 && (
              <em data-staked={stakeOn(box, areas)}>{amountText(stakeOn(box, areas))}</em>
            )}
            <small>{stateText(result ?? handOf(hand, hasInitialBet))}</small>
            {held !== null && <code>{held}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bets of a box are called by it: `3/initial`, `3/bonus:player`. */
function stakeOn(box: number, areas: PitView['areas']): number {
  return areas
    .filter(({ bet }) => bet.startsWith(`${box}/`))
    .reduce((sum, { placed }) => sum + placed, 0);
}

type Hand = NonNullable<PitView['cards']>['boxes'][number]['hand'];

/** Before the deal a box has a bet, or nothing to be said of. */
function handOf(hand: Hand, hasInitialBet: boolean): 'staked' | Exclude<Hand, 'none'> | null {
  if (hand !== 'none') return hand;
  return hasInitialBet ? 'staked' : null;
}
