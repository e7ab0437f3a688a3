import { useState } from 'react';
import { useStage } from '../../../terminal/stage.tsx';
import { amountText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { CardFace } from '../cards/card-face.tsx';
import {
  besideWorth,
  type HandValue,
  handWords,
  shortWorth,
  worthText,
} from '../cards/hand-words.ts';
import { lanePlace, StateMark } from './box-tiles.tsx';
import { comparedBox, type PlayerCards, type ShownHands } from './card-stage.ts';
import { type DealtWords, dealtWords } from './dealt-words.ts';
import { figureWords } from './figure-words.ts';
import { Slip } from './slip.tsx';
import { StudyCard } from './study-card.tsx';

export interface ResultBoardProps {
  readonly shown: ShownHands;
  readonly cards: PlayerCards;
}

/** What became of the round: every box, the own hands beside the dealer's, and the money. */
export function ResultBoard({ shown, cards }: ResultBoardProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const box = comparedBox(shown, cards);
  const { recalled } = useWords(figureWords);
  const kind = useStage();
  const [isHurried, setHurried] = useState(false);
  return (
    // A tap anywhere ends whatever still moves.
    <div
      key={shown.round}
      className="card-result"
      data-round-shown={shown.round}
      data-hurried={isHurried || undefined}
      onPointerDown={() => setHurried(true)}
    >
      {kind === 'compact' && (
        <p className="dealer-lane">
          <b>{words.dealerShort}</b>
          {shown.dealer.values && (
            <span>
              {shortWorth(shown.dealer.values.low, inWords)} ·{' '}
              {shortWorth(shown.dealer.values.high, inWords)}
            </span>
          )}
        </p>
      )}
      <ResultTiles shown={shown} cards={cards} />
      <Duel half="low" shown={shown} box={box} />
      <Duel half="high" shown={shown} box={box} />
      {box?.compared ? (
        <p className="verdict-bar" data-result={box.compared.result}>
          <b>{words.verdict[box.compared.result](box.box)}</b>
          <span>{words.verdictNote[box.compared.result]}</span>
          <Because citations={box.compared.because.slice(0, 2)} />
        </p>
      ) : (
        <p className="verdict-bar" data-result="none">
          <span>{shown.isUnsettled ? recalled : words.noBet}</span>
        </p>
      )}
      <Slip shown={shown} />
      {kind === 'compact' && <StudyCard shown={shown} cards={cards} />}
    </div>
  );
}

function ResultTiles({ shown, cards }: ResultBoardProps) {
  return cards.boxes.map((box) => (
    <ResultTile key={box.box} box={box} shown={shown} count={cards.boxes.length} />
  ));
}

interface ResultTileProps {
  readonly box: PlayerCards['boxes'][number];
  readonly shown: ShownHands;
  readonly count: number;
}

function ResultTile({ box: { box, isMine, isTaken }, shown, count }: ResultTileProps) {
  const words = useWords(dealtWords);
  const step = 1508 / count;
  const isKiosk = useStage() === 'kiosk';
  const hand = shown.boxes.find((each) => each.box === box);
  const result = hand?.compared?.result ?? null;
  const state = result ?? (hand ? 'set' : 'none');
  const stake = stakesIn(shown, box);
  const taken = stake > 0 ? words.youBack : isTaken ? words.taken : null;
  return (
    <section
      className="result-tile"
      data-box={box}
      data-result={result ?? 'none'}
      data-mine={isMine || undefined}
      style={
        isKiosk
          ? { left: (count - box) * step, width: Math.min(206, step - 10) }
          : lanePlace(box, count)
      }
    >
      <h2>
        <b>{box}</b>
        <span>{isMine ? words.you : (taken ?? (hand ? words.nobody : words.free))}</span>
        {stake > 0 && <em className="result-stake">{amountText(stake)}</em>}
      </h2>
      <div className="result-cards">
        {hand?.setting &&
          [hand.setting.low, hand.setting.high].map((two) => (
            <span key={two}>
              {two.split(' ').map((card) => (
                <CardFace key={card} card={card} width={Math.min(44, (step - 40) / 4)} />
              ))}
            </span>
          ))}
      </div>
      <p className="result-state">
        <StateMark state={state} />
        <span>{words.state[state]}</span>
      </p>
    </section>
  );
}

/** What this player had on the hand of a box. */
function stakesIn({ own }: ShownHands, box: number): number {
  const lines = own?.lines.filter(({ bet }) => bet === `${box}/initial`) ?? [];
  return lines.reduce((sum, { stake }) => sum + stake, 0);
}

interface DuelProps {
  readonly half: 'low' | 'high';
  readonly shown: ShownHands;
  readonly box: ShownHands['boxes'][number] | null;
}

const HAN = { low: '低牌', high: '高牌' } as const;

/** The dealer's hand above, the own one below, and between them who won. */
function Duel({ half, shown, box }: DuelProps) {
  const words = useWords(dealtWords);
  const inWords = useWords(handWords);
  const isEnglish = useLanguage() === 'en';
  const { dealer } = shown;
  const verdict = box?.compared?.[half];
  return (
    <section className="duel" data-half={half} data-winner={verdict?.winner}>
      <h2>
        {inWords[half]} {isEnglish && <em lang="zh-Hans">{HAN[half]}</em>}
      </h2>
      {dealer.setting && dealer.values && (
        <Row
          who={words.dealer}
          cards={dealer.setting[half]}
          value={dealer.values[half]}
          is="dealer"
        />
      )}
      {verdict && box?.values && dealer.values && (
        <p className="verdict" data-verdict={verdict.winner}>
          <span>{verdictText(verdict, box.values[half], dealer.values[half], words, inWords)}</span>
          <b>{words.state[verdict.winner === 'player' ? 'win' : 'lose']}</b>
        </p>
      )}
      {box?.setting && box.values && (
        <Row who={words.you} cards={box.setting[half]} value={box.values[half]} is="mine" />
      )}
    </section>
  );
}

function verdictText(
  { winner, by }: { readonly winner: 'player' | 'dealer'; readonly by: string },
  own: HandValue,
  dealer: HandValue,
  words: DealtWords,
  inWords: Parameters<typeof worthText>[1],
): string {
  if (by === 'both-zero') return words.zeroLoses;
  // Equal worth in words may be told apart by the higher card, which then has to be said.
  const isSame = worthText(own, inWords) === worthText(dealer, inWords);
  const said = (value: HandValue) => {
    const beside = isSame && value.kind === 'points' ? besideWorth(value, inWords) : '';
    return beside === '' ? worthText(value, inWords) : `${worthText(value, inWords)}, ${beside}`;
  };
  if (by === 'equal') return words.equalLoses(said(own));
  return (winner === 'player' ? words.beats : words.losesTo)(said(own), said(dealer));
}

interface RowProps {
  readonly who: string;
  readonly cards: string;
  readonly value: HandValue;
  readonly is: 'dealer' | 'mine';
}

function Row({ who, cards, value, is }: RowProps) {
  const words = useWords(handWords);
  return (
    <div className="duel-row" data-is={is}>
      {cards.split(' ').map((card) => (
        <CardFace key={card} card={card} width={126} />
      ))}
      <p className="duel-worth" data-worth={value.kind}>
        <small>{who}</small>
        <b>{value.kind === 'points' ? value.points : worthText(value, words)}</b>
        <span>{besideWorth(value, words)}</span>
      </p>
    </div>
  );
}
