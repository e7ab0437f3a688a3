import type { PlayerView } from '../../../terminal/player-view.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useTerminalWords } from '../../../terminal/words/words.ts';
import { amountText } from '../../../text/amount.ts';
import { inLanguage, useWords } from '../../../text/dictionary.ts';
import { fractionValue, percentText } from '../../../text/fraction.ts';
import { useLanguage } from '../../../text/language.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import type { PlayerBox } from './card-stage.ts';
import { figureWords } from './figure-words.ts';
import { explain, useDesk } from './hands/desk.ts';
import { tableWords } from './table-words.ts';

interface OddsCardProps {
  readonly view: PlayerView;
  readonly box: PlayerBox;
  readonly canBet: boolean;
}

const BETS = ['initial', 'bonus:player', 'bonus:dealer'] as const;

/** What a bet pays, how often it wins and what the house keeps of it. */
export function OddsCard({ view, box, canBet }: OddsCardProps) {
  const own = useWords(tableWords);
  const { sheet } = useTerminal();
  const asked = useDesk((desk) => desk.explained);
  const explained = BETS.find((bet) => bet === asked) ?? 'initial';
  const area = `${box.box}/${explained}`;
  const limits = view.areas.find((each) => each.bet === area);
  const offered = 'bets' in sheet ? sheet.bets : [];
  const said = offered.find(({ bet }) => bet === explained);
  return (
    <section className="odds-card" aria-label={own.bets[explained]} data-card={area}>
      <div className="odds-tabs" role="tablist">
        {BETS.map((bet) => (
          <button
            key={bet}
            type="button"
            role="tab"
            aria-selected={bet === explained}
            onClick={() => explain(bet)}
          >
            {own.bets[bet]}
          </button>
        ))}
      </div>
      {said && <Figures said={said} limits={limits} />}
      <Keys area={area} isOff={!canBet} isEmpty={!limits?.stake} />
    </section>
  );
}

type Said = Extract<ReturnType<typeof useTerminal>['sheet'], { bets: unknown }>['bets'][number];

interface FiguresProps {
  readonly said: Said;
  readonly limits: PlayerView['areas'][number] | undefined;
}

function Figures({ said, limits }: FiguresProps) {
  const words = useTerminalWords();
  const own = useWords(tableWords);
  const figures = useWords(figureWords);
  const language = useLanguage();
  return (
    <>
      {said.arranged ? (
        <Parts {...said.arranged.houseWay} />
      ) : (
        <p className="odds-wins">{inLanguage(said.wins, language)}</p>
      )}
      <dl>
        <dt>{words.card.pays}</dt>
        <dd>
          {said.bet === 'initial'
            ? own.initialPays
            : said.prices.map(({ odds }) => own.toOne(odds)).join(' · ')}
        </dd>
        {said.arranged && (
          <>
            <dt>{words.card.edge}</dt>
            <Edge of={said.arranged.houseWay.edge} how={figures.byHouseWay} />
            <Edge of={said.arranged.best.edge} how={figures.arrangedBest} />
          </>
        )}
        {said.chance !== null && (
          <>
            <dt>{words.card.chance}</dt>
            <dd>{said.chance}</dd>
          </>
        )}
        {said.edge !== null && (
          <>
            <dt>{words.card.edge}</dt>
            <dd>
              {percentText(said.edge)} <small>{said.edge}</small>
            </dd>
          </>
        )}
        {limits && <Room limits={limits} />}
      </dl>
      <Because citations={said.prices[0]?.because.slice(0, 2) ?? []} />
    </>
  );
}

/** How much may be bet here, and how much more. */
function Room({ limits }: { readonly limits: PlayerView['areas'][number] }) {
  const words = useTerminalWords();
  return (
    <>
      <dt>{words.limits}</dt>
      <dd>{`${amountText(limits.minimum)} – ${amountText(limits.maximum)}`}</dd>
      <dt>{words.card.room}</dt>
      <dd>{amountText(limits.room)}</dd>
      <dt>{words.card.stake}</dt>
      <dd>{amountText(limits.stake)}</dd>
    </>
  );
}

/** How often both hands win, one does, and none: the whole of what can happen. */
function Parts({ win, standOff, lose }: Record<'win' | 'standOff' | 'lose', string>) {
  const own = useWords(tableWords);
  const figures = useWords(figureWords);
  const parts = [
    { name: 'win', part: win, text: figures.bothWon },
    { name: 'stand-off', part: standOff, text: own.state['stand-off'] },
    { name: 'lose', part: lose, text: figures.bothLost },
  ];
  return (
    <ul className="odds-parts">
      {parts.map(({ name, part, text }) => (
        <li key={name} data-part={name} style={{ flexGrow: fractionValue(part) }}>
          <b>{percentText(part, 2)}</b>
          <small>{text}</small>
        </li>
      ))}
    </ul>
  );
}

function Edge({ of, how }: { readonly of: string; readonly how: string }) {
  return (
    <dd>
      {percentText(of)} <i>{how}</i> <small>{of}</small>
    </dd>
  );
}

interface KeysProps {
  readonly area: string;
  readonly isOff: boolean;
  readonly isEmpty: boolean;
}

function Keys({ area, isOff, isEmpty }: KeysProps) {
  const words = useTerminalWords();
  const { bets } = useTerminal();
  return (
    <div className="odds-keys">
      <button type="button" disabled={isOff} onClick={() => bets.place(area)}>
        {words.card.place}
      </button>
      <button type="button" disabled={isOff || isEmpty} onClick={() => bets.removeOne(area)}>
        {words.card.removeOne}
      </button>
      <button type="button" disabled={isOff || isEmpty} onClick={() => bets.removeAll(area)}>
        {words.card.removeAll}
      </button>
    </div>
  );
}
