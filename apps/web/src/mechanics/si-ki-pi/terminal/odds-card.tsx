import type { PlayerView } from '../../../terminal/player-view.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useTerminalWords } from '../../../terminal/words/words.ts';
import { amountText } from '../../../text/amount.ts';
import { inLanguage, useWords } from '../../../text/dictionary.ts';
import { percentText } from '../../../text/fraction.ts';
import { useLanguage } from '../../../text/language.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import type { PlayerBox } from './card-stage.ts';
import { explain, useDesk } from './desk.ts';
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
  const explained = useDesk((desk) => desk.explained) ?? 'initial';
  const area = `${box.box}/${explained}`;
  const limits = view.areas.find((each) => each.bet === area);
  const offered = 'bets' in sheet ? sheet.bets : [];
  const said = offered.find(({ bet }) => bet === explained);
  return (
    <aside className="odds-card" data-card={area}>
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
    </aside>
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
  const language = useLanguage();
  return (
    <>
      <p className="odds-wins">{inLanguage(said.wins, language)}</p>
      <dl>
        <dt>{words.card.pays}</dt>
        <dd>
          {said.bet === 'initial'
            ? own.initialPays
            : said.prices.map(({ odds }) => own.toOne(odds)).join(' · ')}
        </dd>
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
        {limits && (
          <>
            <dt>{words.limits}</dt>
            <dd>{`${amountText(limits.minimum)} – ${amountText(limits.maximum)}`}</dd>
            <dt>{words.card.room}</dt>
            <dd>{amountText(limits.room)}</dd>
            <dt>{words.card.stake}</dt>
            <dd>{amountText(limits.stake)}</dd>
          </>
        )}
      </dl>
      <Because citations={said.prices[0]?.because.slice(0, 2) ?? []} />
    </>
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
