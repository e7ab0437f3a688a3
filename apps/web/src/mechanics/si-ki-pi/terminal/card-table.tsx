import './card-table.css';
import './card-tray.css';
import './card-result.css';
import './card-side.css';
import './card-figures.css';
import './card-reveal.css';
import './card-compact.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { type TerminalPhase, takesBets } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { play } from '../../../terminal/sound/sound.ts';
import { useStage } from '../../../terminal/stage.tsx';
import { useTerminalState } from '../../../terminal/terminal-context.ts';
import { useWords } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { CardFace } from '../cards/card-face.tsx';
import { handWords, shortWorth, worthText } from '../cards/hand-words.ts';
import { BetTray } from './bet-tray.tsx';
import { BoxTiles, lanesOf } from './box-tiles.tsx';
import {
  type CardStage,
  cardStage,
  type PlayerBox,
  type PlayerCards,
  recalledHands,
} from './card-stage.ts';
import { useDesk } from './hands/desk.ts';
import { useCardKeys } from './hands/use-card-keys.ts';
import { OddsCard } from './odds-card.tsx';
import { useCardRest } from './rest.ts';
import { tableWords } from './table-words.ts';

interface CardTableProps {
  readonly phase: TerminalPhase;
  readonly view: PlayerView;
}

/** The table as its players see it: the dealer at the far side, the own place at the rail. */
export function CardTable({ phase, view }: CardTableProps) {
  const chosen = useDesk((desk) => desk.box);
  const recall = useTerminalState((state) => state.recall);
  const kind = useStage();
  const { cards } = view;
  useOutcomeSound(view);
  useDealSound(cards);
  const stage = cardStage(view, chosen);
  const later = useCardRest(recall ? 'result' : stage.is);
  if (!cards) return null;
  const box = chosenBox(cards, stage, chosen);
  const recalled = recall && recalledHands(view, recall);
  const lanes = { '--lanes': lanesOf(cards.boxes.length) } as CSSProperties;
  return (
    <div className="card-felt" data-stage={recalled ? 'recall' : stage.is} data-kind={kind}>
      <div className="card-layout" style={lanes}>
        {recalled ? (
          later && <later.ResultBoard shown={recalled} cards={cards} />
        ) : stage.is === 'result' ? (
          later && <later.ResultBoard shown={stage.shown} cards={cards} />
        ) : (
          <Table view={view} cards={cards} stage={stage} box={box} canBet={takesBets(phase)} />
        )}
        {later && stage.is === 'offer' && !recalled && <later.Offer view={view} box={stage.box} />}
        {later && <later.CardTip />}
      </div>
    </div>
  );
}

/** While bets are taken any box can be looked at; the own one comes first. */
function chosenBox(cards: PlayerCards, stage: CardStage, chosen: number | null): PlayerBox | null {
  if ('box' in stage) return stage.box;
  const { boxes } = cards;
  return (
    boxes.find(({ box }) => box === chosen) ??
    boxes.find(({ isMine }) => isMine) ??
    boxes.find(({ isTaken }) => !isTaken) ??
    boxes[0] ??
    null
  );
}

interface TableProps {
  readonly view: PlayerView;
  readonly cards: PlayerCards;
  readonly stage: CardStage;
  readonly box: PlayerBox | null;
  readonly canBet: boolean;
}

function Table({ view, cards, stage, box, canBet }: TableProps) {
  const words = useWords(tableWords);
  const later = useCardRest(stage.is);
  useCardKeys(view, box, stage);
  return (
    <>
      <Print />
      <Dealer cards={cards} />
      <BoxTiles boxes={cards.boxes} stage={stage} chosen={box?.box ?? null} />
      {'box' in stage ? (
        later && <later.ArrangeTray view={view} cards={cards} stage={stage} />
      ) : box ? (
        <>
          <BetTray
            view={view}
            box={box}
            boxes={cards.boxes}
            canBet={canBet && stage.is === 'bet'}
          />
          <OddsCard view={view} box={box} canBet={canBet && stage.is === 'bet'} />
        </>
      ) : (
        <p className="card-tray card-tray--idle">{words.takeASeat}</p>
      )}
    </>
  );
}

function Print() {
  const words = useWords(tableWords);
  return (
    <>
      <svg className="felt-print" viewBox="0 0 1508 812" aria-hidden="true">
        <path id="rail" d="M404 118Q754 176 1104 118" fill="none" />
        <text textAnchor="middle">
          <textPath href="#rail" startOffset="50%">
            {words.print}
          </textPath>
        </text>
      </svg>
      <dl className="felt-pays">
        <dt>{words.bonusPays}</dt>
        <dd>
          {words.bonusHands['four-of-a-kind']} <b>{words.toOne('100')}</b>
        </dd>
        <dd>
          {words.bonusHands['two-pairs']} <b>{words.toOne('12')}</b>
        </dd>
        <dd>
          {words.bonusHands['three-of-a-kind']} <b>{words.toOne('20')}</b>
        </dd>
        <dd>
          {words.bonusHands.pair} <b>{words.toOne('1')}</b>
        </dd>
      </dl>
      <p className="felt-mark" aria-hidden="true">
        <b>SI KI PI</b>
        <em lang="zh-Hans">四支牌</em>
      </p>
    </>
  );
}

function Dealer({ cards }: { readonly cards: PlayerCards }) {
  const words = useWords(tableWords);
  const inWords = useWords(handWords);
  const isEnglish = useLanguage() === 'en';
  const { setting, values } = cards.dealer;
  const isDealt = cards.boxes.some(({ hand }) => hand !== 'none');
  const two = (half: 'low' | 'high') =>
    isDealt ? (
      (setting ? setting[half].split(' ') : [null, null]).map((card, place) => (
        <CardFace key={card ?? place} card={card} width={64} />
      ))
    ) : (
      <>
        <i className="hole" />
        <i className="hole" />
      </>
    );
  return (
    <section className="felt-dealer" data-turned={setting !== null || undefined}>
      <span className="felt-two">{two('low')}</span>
      {/* Where there is room for a lane only. */}
      <p className="dealer-lane" aria-hidden="true">
        <b>{words.dealerShort}</b>
        {values && (
          <span>{`${shortWorth(values.low, inWords)} · ${shortWorth(values.high, inWords)}`}</span>
        )}
      </p>
      <div>
        <b>{words.dealer}</b>
        {isEnglish && <em lang="zh-Hans">庄家</em>}
        <small>
          {values
            ? `${worthText(values.low, inWords)} · ${worthText(values.high, inWords)}`
            : isDealt
              ? words.faceDown
              : ''}
        </small>
      </div>
      <span className="felt-two">{two('high')}</span>
    </section>
  );
}

/** Above zero is cheered, a stand-off is two equal tones, and a loss is silent. */
function useOutcomeSound(view: PlayerView): void {
  const [last] = view.recall;
  const net = last?.hands ? last.returned - last.staked : null;
  const round = last?.round;
  // What was on the table when the page was loaded is no news.
  const heard = useRef(round);
  useEffect(() => {
    if (round === undefined || net === null || heard.current === round) return;
    heard.current = round;
    if (net > 0) play('win');
    else if (net === 0) play('stand-off');
  }, [round, net]);
}

/** One tick for every set of four that is dealt, as they fall. */
function useDealSound(cards: PlayerCards | null): void {
  const dealt = cards?.boxes.filter(({ hand }) => hand === 'dealt').length ?? 0;
  const before = useRef(dealt);
  useEffect(() => {
    const isNew = before.current === 0 && dealt > 0;
    before.current = dealt;
    if (!isNew) return;
    const ticks = Array.from({ length: dealt }, (_, index) =>
      setTimeout(() => play('deal'), index * 90),
    );
    return () => ticks.forEach(clearTimeout);
  }, [dealt]);
}
