import type { DisplayView } from '@baize/protocol/client';
import { Pair } from '../../../display/pair.tsx';
import type { Dictionary } from '../../../text/dictionary.ts';
import type { DisplayParts } from '../../screen-mechanic.ts';
import { CardFace, wholeFace } from '../cards/card-face.tsx';
import {
  besideWorth,
  type HandValue,
  handWords,
  shortWorth,
  worthText,
} from '../cards/hand-words.ts';
import { cardBoardNames as names } from './card-board-words.ts';
import './cards-board.css';

// Cards are large here from the first deal on.
void wholeFace.bring();

type Cards = NonNullable<DisplayView['cards']>;

/** The board over a card table, to be read from six metres. */
export const displayParts: DisplayParts = {
  Board: ({ view }) => view.cards && <CardsBoard view={view} cards={view.cards} />,
  foremost: { kinds: ['initial'], name: { en: 'Initial', 'zh-Hans': '主注' } },
  notes: {
    informsOnly: names.equalHands,
    howToRead: names.commission,
  },
};

/** What lies there now, or what lay there last while nothing else has been dealt. */
function shownOf(view: DisplayView, cards: Cards) {
  const last = cards.past.find(({ round }) => round === view.previous?.id);
  if (view.round || !last) return cards;
  const boxes = cards.boxes.map((tile) => {
    const was = last.boxes.find(({ box }) => box === tile.box);
    if (!was) return tile;
    return { ...tile, ...was, hand: 'set' as const, result: was.compared?.result ?? null };
  });
  return { ...cards, dealer: last.dealer, boxes };
}

interface BoardProps {
  readonly view: DisplayView;
  readonly cards: Cards;
}

function CardsBoard({ view, cards }: BoardProps) {
  const { dealer, boxes } = shownOf(view, cards);
  const isDealt = dealer.setting !== null || boxes.some(({ hand }) => hand !== 'none');
  return (
    <>
      <section className="cb-dealer" data-turned={dealer.setting !== null || undefined}>
        <h2>
          <Pair text={names.dealer} />
          <small>
            <Pair text={dealer.setting ? names.houseWay : lyingWords(isDealt)} />
          </small>
        </h2>
        {(['low', 'high'] as const).map((half) => (
          <div key={half} className="cb-half" data-half={half}>
            <h3>
              <Pair text={names[half]} />
            </h3>
            <span>
              {isDealt ? (
                (dealer.setting?.[half].split(' ') ?? [null, null]).map((card, place) => (
                  <CardFace key={card ?? place} card={card} width={196} />
                ))
              ) : (
                <>
                  <i className="cb-place" />
                  <i className="cb-place" />
                </>
              )}
            </span>
            {dealer.values && <Worth value={dealer.values[half]} />}
          </div>
        ))}
      </section>
      <Help dealer={dealer} />
      <ul className="cb-boxes">
        {boxes.toReversed().map((box) => (
          <BoxPanel key={box.box} box={box} />
        ))}
      </ul>
    </>
  );
}

/** Before the deal nothing lies there, not even face down. */
function lyingWords(isDealt: boolean): Dictionary<string> {
  return isDealt ? names.faceDown : names.notDealt;
}

function Worth({ value }: { readonly value: HandValue }) {
  return (
    <p className="cb-worth">
      <b>{worthText(value, handWords.en)}</b>{' '}
      <em lang="zh-Hans">{worthText(value, handWords['zh-Hans'])}</em>{' '}
      <small>{besideWorth(value, handWords.en)}</small>
    </p>
  );
}

const RESULT_SIGNS = { player: '✓', dealer: '✗' } as const;

function BoxPanel({ box }: { readonly box: Cards['boxes'][number] }) {
  const { setting, values, compared } = box;
  return (
    <li
      className="cb-box"
      data-box={box.box}
      data-hand={box.hand}
      data-result={box.result ?? undefined}
    >
      <h3>
        <b>{box.box}</b>
        <small>
          {box.hand !== 'none' && box.way === 'house-way' && <Pair text={names.houseWay} />}
        </small>
      </h3>
      {setting && values
        ? (['low', 'high'] as const).map((half) => (
            <div key={half} className="cb-row">
              {setting[half].split(' ').map((card) => (
                <CardFace key={card} card={card} width={64} />
              ))}
              <p>
                <small>{names[half].en}</small>
                <b>{shortWorth(values[half], handWords.en)}</b>
                {compared && (
                  <i data-winner={compared[half].winner}>{RESULT_SIGNS[compared[half].winner]}</i>
                )}
              </p>
            </div>
          ))
        : box.hand !== 'none' &&
          box.hand !== 'withdrawn' && (
            <div className="cb-backs" data-hand={box.hand} aria-hidden="true">
              {[0, 1, 2, 3].map((place) => (
                <CardFace key={place} card={null} width={64} />
              ))}
            </div>
          )}
      {box.hand === 'withdrawn' && (
        <p className="cb-returned">
          <Pair text={names.returned} />
        </p>
      )}
      <p className="cb-state">
        <Pair text={stateOf(box)} />
      </p>
    </li>
  );
}

/** What a box has to say for itself, to everybody. */
function stateOf({
  result,
  hand,
  isTaken,
  hasInitialBet,
}: Cards['boxes'][number]): Dictionary<string> {
  if (result) return names[result];
  if (hand !== 'none') return names[hand];
  if (hasInitialBet) return names.staked;
  return isTaken ? names.taken : names.free;
}

const PAYS = [
  [names.four, '100 to 1'],
  [names.three, '20 to 1'],
  [names.twoPairs, '12 to 1'],
  [names.pair, '1 to 1'],
] as const;
const PAIRS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
const POINTS = ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'] as const;

function Help({ dealer }: Pick<Cards, 'dealer'>) {
  return (
    <section className="cb-help">
      <h3>
        <Pair text={names.bonusPays} />
      </h3>
      <dl>
        {PAYS.map(([name, odds]) => (
          <div key={name.en}>
            <dt>
              <Pair text={name} />
            </dt>
            <dd>{odds}</dd>
          </div>
        ))}
      </dl>
      <h3>
        <Pair text={names.ranking} />
      </h3>
      <Ranks dealer={dealer} />
    </section>
  );
}

/** Which hand beats which, with what the dealer holds lit. */
function Ranks({ dealer }: Pick<Cards, 'dealer'>) {
  const worths = dealer.values ? [dealer.values.low, dealer.values.high] : [];
  const isLit = (kind: HandValue['kind'], text: string) =>
    worths.some(
      (each) => each.kind === kind && (kind === 'points' ? `${each.points}` : each.rank) === text,
    );
  const cells = (kind: HandValue['kind'], texts: readonly string[]) => (
    <p className="cb-cells">
      {texts.map((text) => (
        <i key={text} data-lit={isLit(kind, text) || undefined}>
          {text}
        </i>
      ))}
    </p>
  );
  return (
    <div className="cb-ranks">
      <span>
        <Pair text={names.pairs} />
      </span>
      {cells('pair', PAIRS)}
      <span>Gong</span>
      <p className="cb-cells">
        <i data-lit={worths.some(({ kind }) => kind === 'gong') || undefined}>2 + 8</i>
      </p>
      <span>
        <Pair text={names.points} />
      </span>
      {cells('points', POINTS)}
    </div>
  );
}
