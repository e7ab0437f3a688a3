import type { TerminalPhase } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { useStage } from '../../../terminal/stage.tsx';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { type HandValues, handWords, shortWorth } from '../cards/hand-words.ts';
import { type CardStage, cardStage, type PlayerCards, type ShownHands } from './card-stage.ts';
import { figureWords, netText, signOf } from './figure-words.ts';
import { useDesk } from './hands/desk.ts';
import { useCardRest } from './rest.ts';
import { tableWords } from './table-words.ts';

/** Beside the felt: the ways to split while arranging, and what card players follow. */
export function CardSide({ view }: { readonly phase: TerminalPhase; readonly view: PlayerView }) {
  const chosen = useDesk((desk) => desk.box);
  const kind = useStage();
  const { table } = useTerminal();
  const { cards } = view;
  const stage = cardStage(view, chosen);
  const later = useCardRest(stage.is);
  // A small screen has the ways below the cards, and no room for a column.
  if (!cards || kind === 'compact') return null;
  return (
    <aside className="side card-side">
      {later && (stage.is === 'arrange' || stage.is === 'wait') && stage.box && (
        <later.WaysCard view={view} box={stage.box} stage={stage} />
      )}
      {stage.is === 'result' && <CreditCard view={view} shown={stage.shown} />}
      {stage.is !== 'arrange' && <LastRounds view={view} cards={cards} stage={stage} />}
      {stage.is === 'arrange' ? (
        later && <later.OwnRanking view={view} box={stage.box} />
      ) : stage.is === 'result' && hasStudy(stage.shown, table.studyAid) ? (
        later && <later.StudyCard key={cardsOf(stage.shown)} shown={stage.shown} cards={cards} />
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
export function Ranking({ values }: { readonly values: HandValues | null }) {
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
