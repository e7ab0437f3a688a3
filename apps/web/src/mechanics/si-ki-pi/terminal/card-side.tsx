import type { TerminalPhase } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { useStage } from '../../../terminal/stage.tsx';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { type HandValues, handWords, shortWorth } from '../cards/hand-words.ts';
import {
  type CardStage,
  cardStage,
  type PlayerBox,
  type PlayerCards,
  type ShownHands,
} from './card-stage.ts';
import { useDesk } from './desk.ts';
import { figureWords } from './figure-words.ts';
import type { Way } from './hand-order.ts';
import { netText, signOf } from './slip.tsx';
import { StudyCard } from './study-card.tsx';
import { tableWords } from './table-words.ts';
import { useOwnHand } from './use-own-hand.ts';

/** Beside the felt: the ways to split while arranging, and what card players follow. */
export function CardSide({ view }: { readonly phase: TerminalPhase; readonly view: PlayerView }) {
  const chosen = useDesk((desk) => desk.box);
  const kind = useStage();
  const { table } = useTerminal();
  const { cards } = view;
  // A small screen has the ways below the cards, and no room for a column.
  if (!cards || kind === 'compact') return null;
  const stage = cardStage(view, chosen);
  return (
    <aside className="side card-side">
      {(stage.is === 'arrange' || stage.is === 'wait') && stage.box && (
        <WaysCard view={view} box={stage.box} stage={stage} />
      )}
      {stage.is === 'result' && <CreditCard view={view} shown={stage.shown} />}
      {stage.is !== 'arrange' && <LastRounds view={view} cards={cards} stage={stage} />}
      {stage.is === 'arrange' ? (
        <OwnRanking view={view} box={stage.box} />
      ) : stage.is === 'result' && hasStudy(stage.shown, table.studyAid) ? (
        <StudyCard key={cardsOf(stage.shown)} shown={stage.shown} cards={cards} />
      ) : (
        <Ranking values={'box' in stage ? (stage.box?.values ?? null) : null} />
      )}
    </aside>
  );
}

/** Cards that were put right are studied anew. */
function cardsOf({ boxes }: ShownHands): string {
  return boxes.map(({ cards }) => cards).join();
}

function hasStudy({ own, isPart }: ShownHands, isOn: boolean): boolean {
  return isOn && !isPart && own !== null && own.lines.length > 0;
}

/** What came back, and what the credit is now. */
function CreditCard({ view, shown }: { readonly view: PlayerView; readonly shown: ShownHands }) {
  const words = useWords(figureWords);
  const returned = shown.own?.returned ?? 0;
  return (
    <section className="card credit-card">
      <h2>
        <b>{words.credit}</b>
      </h2>
      {returned > 0 && (
        <>
          <s aria-hidden="true">{moneyText(view.credit - returned)}</s>
          <em data-gain={returned > (shown.own?.staked ?? 0) || undefined}>
            {words.returned(moneyText(returned))}
          </em>
        </>
      )}
      <strong>{moneyText(view.credit)}</strong>
    </section>
  );
}

/** While cards are arranged, the hands as they lie now. */
function OwnRanking({ view, box }: { readonly view: PlayerView; readonly box: PlayerBox }) {
  const hand = useOwnHand(view, box);
  return <Ranking values={hand.isOpen ? (hand.way?.values ?? null) : null} />;
}

/** Four cards part in exactly three ways; a key moves the cards and sends nothing. */
export function WaysCard({
  view,
  box,
  stage,
}: {
  readonly view: PlayerView;
  readonly box: PlayerBox;
  readonly stage: CardStage;
}) {
  const words = useWords(tableWords);
  const hand = useOwnHand(view, box);
  if (!hand.own || !hand.isOpen) {
    return (
      <section className="card">
        <h2>
          <b>{words.ways}</b>
        </h2>
        <p className="side-note">{box.decides ? words.lookSide : words.onlyBacking}</p>
      </section>
    );
  }
  return (
    <section className="card ways-card">
      <h2>
        <b>{words.ways}</b>
      </h2>
      <div className="ways" role="radiogroup" aria-label={words.ways}>
        {hand.own.ways.map((way, index) => (
          <WayKey
            key={`${way.low}/${way.high}`}
            way={way}
            number={index + 1}
            isNow={hand.way?.low === way.low && hand.way.high === way.high}
            isOff={stage.is !== 'arrange'}
            onChoose={hand.choose}
          />
        ))}
      </div>
      <p className="side-note">
        {words.houseWayWhy} <Because citations={hand.own.because} />
      </p>
    </section>
  );
}

interface WayKeyProps {
  readonly way: Way;
  readonly number: number;
  readonly isNow: boolean;
  readonly isOff: boolean;
  readonly onChoose: (way: Way) => void;
}

function WayKey({ way, number, isNow, isOff, onChoose }: WayKeyProps) {
  const words = useWords(tableWords);
  const inWords = useWords(handWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio cannot hold the pictures of cards.
    <button
      type="button"
      className="way"
      role="radio"
      data-way={number}
      data-house={way.isHouseWay || undefined}
      aria-checked={isNow}
      disabled={isOff}
      onClick={() => onChoose(way)}
    >
      {isNow && <i className="way-tag way-tag--now">{words.now}</i>}
      {way.isHouseWay && <i className="way-tag way-tag--house">{words.houseWay}</i>}
      {(['low', 'high'] as const).map((half) => (
        <span key={half} className="way-half">
          <span className="way-cards">
            {way[half].split(' ').map((card) => (
              <CardFace key={card} card={card} width={42} />
            ))}
          </span>
          <b>
            <small>{inWords[half]}</small> {shortWorth(way.values[half], inWords)}
          </b>
        </span>
      ))}
    </button>
  );
}

/** How many of the last rounds are listed. */
const LISTED = 6;

/** What the dealer held, and what the own bets came to. */
function LastRounds({
  view,
  cards,
  stage,
}: {
  readonly view: PlayerView;
  readonly cards: PlayerCards;
  readonly stage: CardStage;
}) {
  const words = useWords(tableWords);
  const rounds = cards.past.slice(0, LISTED);
  const shown = stage.is === 'result' ? stage.shown.round : null;
  return (
    <section className="card">
      <h2>
        <b>{words.lastRounds}</b>
      </h2>
      <table className="past-rounds">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{words.lastRounds}</span>
            </th>
            <th scope="col">{words.dealerLow}</th>
            <th scope="col">{words.dealerHigh}</th>
            <th scope="col">{words.you}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.length === 0 && (
            <tr>
              <td colSpan={4}>–</td>
            </tr>
          )}
          {rounds.map((past) => (
            <PastRow key={past.round} past={past} view={view} isShown={past.round === shown} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PastRowProps {
  readonly past: PlayerCards['past'][number];
  readonly view: PlayerView;
  readonly isShown: boolean;
}

function PastRow({ past: { round, number, dealer }, view, isShown }: PastRowProps) {
  const inWords = useWords(handWords);
  const own = view.recall.find((each) => each.round === round);
  const net = own ? own.returned - own.staked : 0;
  return (
    <tr data-past={round} data-shown={isShown || undefined}>
      <td>…{`${number}`.slice(-3)}</td>
      <td>{dealer.values ? shortWorth(dealer.values.low, inWords) : '–'}</td>
      <td>{dealer.values ? shortWorth(dealer.values.high, inWords) : '–'}</td>
      <td data-sign={signOf(net)}>{own ? netText(net) : '–'}</td>
    </tr>
  );
}

const PAIRS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
const POINTS = ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0'] as const;

/** Pairs, the Gong, then points; where the own two hands stand is marked. */
function Ranking({ values }: { readonly values: HandValues | null }) {
  const words = useWords(tableWords);
  const inWords = useWords(handWords);
  const at = (kind: string, text: string): 'low' | 'high' | undefined => {
    for (const half of ['high', 'low'] as const) {
      const value = values?.[half];
      if (value?.kind !== kind) continue;
      const is = kind === 'pair' ? value.rank : kind === 'points' ? `${value.points}` : text;
      if (is === text) return half;
    }
    return undefined;
  };
  const cells = (kind: string, texts: readonly string[]) => (
    <div className="rank-cells">
      {texts.map((text) => {
        const half = at(kind, text);
        return (
          <i key={text} data-at={half}>
            {text}
            {half && <small>{inWords[half]}</small>}
          </i>
        );
      })}
    </div>
  );
  return (
    <section className="card rank-card">
      <h2>
        <b>{words.ranking}</b>
      </h2>
      <p>
        {words.pairs} <small>{words.highest}</small>
      </p>
      {cells('pair', PAIRS)}
      <p>
        {inWords.gong} <small>{inWords.gongOf}</small>
      </p>
      {cells('gong', ['2 + 8'])}
      <p>
        {words.points} <small>{words.lastDigit}</small>
      </p>
      {cells('points', POINTS)}
      <p className="side-note">
        {words.rankNote} {words.tieNote}
      </p>
    </section>
  );
}
