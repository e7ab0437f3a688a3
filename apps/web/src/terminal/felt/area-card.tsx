import './area-card.css';
import { type RefObject, useEffect, useRef } from 'react';
import { amountText } from '../../text/amount.ts';
import { inLanguage } from '../../text/dictionary.ts';
import { percentText } from '../../text/fraction.ts';
import { useLanguage } from '../../text/language.ts';
import type { SheetArea } from '../../ui/board/game-sheet.ts';
import { priceText } from '../../ui/board/printed.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type PlayerView, type SettledLine, shownRound } from '../player-view.ts';
import { useStage } from '../stage.tsx';
import { useFelt, useTerminal, useTerminalState } from '../terminal-context.ts';
import type { TerminalWords } from '../words/en.ts';
import { usePanelWords } from '../words/panel-words.ts';
import { useTerminalWords } from '../words/words.ts';
import { stakeShown } from './area-states.ts';
import { waysText } from './ways-text.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 400;
const GAP = 10;

/** Beside the area, above the finger where there is room, and never over the edge of the felt. */
function cardPlace(
  area: Box,
  canvas: { readonly width: number; readonly height: number },
): { readonly left: number; readonly width: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
) {
  const middle = area.x + area.width / 2 - WIDTH / 2;
  const left = Math.min(canvas.width - WIDTH, Math.max(0, middle));
  if (area.y > canvas.height / 2) {
    return { left, width: WIDTH, bottom: canvas.height - area.y + GAP };
  }
  return { left, width: WIDTH, top: area.y + area.height + GAP };
}

export interface AreaCardProps {
  readonly view: PlayerView;
  readonly canBet: boolean;
}

/** Everything about one area: when it wins, what it pays and costs, and what lies on it. */
export function AreaCard({ view, canBet }: AreaCardProps) {
  const { store } = useTerminal();
  const sheet = useFelt();
  const sheets = usePanelWords();
  const language = useLanguage();
  const stage = useStage();
  const explained = useTerminalState((state) => state.explained);
  const area = sheet.areas.find(({ bet }) => bet === explained);
  const card = useRef<HTMLDivElement>(null);
  const close = () => store.setState({ explained: null });
  useFocusWhile(card, area);
  if (!area) return null;
  const own = view.areas.find(({ bet }) => bet === area.bet);
  const line = shownRound(view)?.own?.lines.find(({ bet }) => bet === area.bet);
  return (
    <div
      ref={card}
      className="area-card"
      role="dialog"
      aria-label={inLanguage(area.name, language)}
      tabIndex={-1}
      data-card={area.bet}
      {...(stage === 'kiosk' ? { style: cardPlace(area, sheet.canvas) } : {})}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2>{inLanguage(area.name, language)}</h2>
        <button type="button" className="area-card-close" aria-label={sheets.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {line ? <Outcome line={line} /> : null}
      <Figures
        area={area}
        own={own}
        stake={line?.stake ?? stakeShown(view, area.bet)}
        canBet={canBet}
      />
      {canBet && <CardActions bet={area.bet} stake={own?.stake ?? 0} />}
    </div>
  );
}

/** Focus goes to the card while there is one, and back to where it was. */
function useFocusWhile(card: RefObject<HTMLElement | null>, area: SheetArea | undefined): void {
  useEffect(() => {
    if (!area) return;
    const before = document.activeElement;
    card.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [card, area]);
}

function Outcome({ line }: { readonly line: SettledLine }) {
  const words = useTerminalWords();
  const isWin = line.result === 'win';
  return (
    <p className="area-card-outcome" data-outcome={line.result}>
      <b>{isWin ? `${words.card.returned} +${amountText(line.returns)}` : words.card.lost}</b>
      <Because citations={line.because} />
    </p>
  );
}

function Figures(props: {
  readonly area: SheetArea;
  readonly own: PlayerView['areas'][number] | undefined;
  readonly stake: number;
  readonly canBet: boolean;
}) {
  const { area, own, stake, canBet } = props;
  const { card } = useTerminalWords();
  const { parts } = useTerminal();
  const language = useLanguage();
  const prices = [...new Set(area.prices.map(({ printed }) => priceText(printed, language)))];
  return (
    <dl>
      <dt>{card.wins}</dt>
      <dd className="area-card-wins">{inLanguage(area.wins, language)}</dd>
      <dt>{card.pays}</dt>
      <dd>{prices.join(' · ')}</dd>
      <dt>{card.chance}</dt>
      <dd>{chanceText(area.chance, parts.outcomes, card)}</dd>
      <dt>{card.edge}</dt>
      <dd>
        {percentText(area.edge)} <small>({area.edge})</small>
      </dd>
      {own && (
        <>
          <dt>{card.minimum}</dt>
          <dd>{amountText(own.minimum)}</dd>
          <dt>{card.maximum}</dt>
          <dd>{amountText(own.maximum)}</dd>
          {canBet && (
            <>
              <dt>{card.room}</dt>
              <dd>{amountText(own.room)}</dd>
            </>
          )}
          <dt>{card.stake}</dt>
          <dd>{amountText(stake)}</dd>
        </>
      )}
    </dl>
  );
}

/** So many of all results, or a percentage where nobody could count them. */
function chanceText(
  chance: string,
  outcomes: number | null,
  { inOutcomes }: TerminalWords['card'],
) {
  return outcomes === null ? percentText(chance) : inOutcomes(waysText(chance, outcomes), outcomes);
}

function CardActions({ bet, stake }: { readonly bet: string; readonly stake: number }) {
  const { card } = useTerminalWords();
  const { bets } = useTerminal();
  return (
    <div className="area-card-actions">
      <button type="button" onClick={() => bets.place(bet)}>
        {card.place}
      </button>
      <button type="button" disabled={stake === 0} onClick={() => bets.removeOne(bet)}>
        {card.removeOne}
      </button>
      <button type="button" disabled={stake === 0} onClick={() => bets.removeAll(bet)}>
        {card.removeAll}
      </button>
    </div>
  );
}
