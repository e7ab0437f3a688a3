import type { Money } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import { amountText } from '../../text/amount.ts';
import { inLanguage, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { betsOf } from '../../ui/board/game-sheet.ts';
import { layoutName, useGame } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { ServiceCheck } from '../../ui/service/service-panel.tsx';
import {
  type Act,
  type DealerView,
  isAllowed,
  type Refusal,
  refusalOf,
} from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { terminalWords } from '../words/terminal-words.ts';

interface TerminalCareProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly terminal: DealerView['terminals'][number];
}

/** Cash a dealer commonly takes, in minor units. */
const AMOUNTS = [10_000, 50_000, 100_000] as const;

/** Credit for cash, a seat given back, a locked terminal looked at. */
function TerminalCare({ view, act, terminal: { terminal, isLocked } }: TerminalCareProps) {
  const words = useWords(terminalWords);
  return (
    <section className="check" data-check="terminal">
      <header>
        <h3>{terminal}</h3>
      </header>
      <div className="check-row">
        {AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            className="key"
            data-do={`BuyCredit-${amount}`}
            disabled={!isAllowed(view, 'BuyCredit')}
            onClick={() => act({ type: 'BuyCredit', terminal, amount: minorUnits(amount) })}
          >
            {words.sell(amountText(amount))}
          </button>
        ))}
        <button
          type="button"
          className="key"
          data-do="ReleaseTerminal"
          onClick={() => act({ type: 'ReleaseTerminal', terminal })}
        >
          {words.release}
        </button>
      </div>
      {isLocked && <Unlocking view={view} act={act} terminal={terminal} />}
    </section>
  );
}

/** Whose seat it is: the card as the dealer sees it, and the seat of somebody who has gone. */
function VisitCare({ view, act, terminal: { terminal, card } }: TerminalCareProps) {
  const words = useWords(terminalWords);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seen = String(new FormData(event.currentTarget).get('card') ?? '').trim();
    if (seen !== '') act({ type: 'IdentifyVisit', terminal, card: seen });
    event.currentTarget.reset();
  };
  return (
    <form className="check" data-check="visit" data-in-order="true" onSubmit={show}>
      <header>
        <h3>{words.visit}</h3>
        <span className="quiet" data-card={card ?? ''}>
          {card === null ? words.unknown : words.card(card)}
        </span>
      </header>
      <div className="check-row">
        <label className="field">
          <span>{words.showCard}</span>
          <input name="card" autoComplete="off" maxLength={64} />
        </label>
        <button
          type="submit"
          className="key"
          data-do="IdentifyVisit"
          disabled={!isAllowed(view, 'IdentifyVisit')}
        >
          {words.identify}
        </button>
        <button
          type="button"
          className="key"
          data-do="EndVisit"
          disabled={!isAllowed(view, 'EndVisit')}
          onClick={() => act({ type: 'EndVisit', terminal })}
        >
          {words.endVisit}
        </button>
      </div>
    </form>
  );
}

function Unlocking({
  view,
  act,
  terminal,
}: Pick<TerminalCareProps, 'view' | 'act'> & { readonly terminal: string }) {
  const [reason, setReason] = useState('');
  const words = useWords(terminalWords);
  const refusal = refusalOf(view, 'UnlockTerminal');
  if (refusal) return <RefusalNote refusal={refusal} />;
  return (
    <form
      className="check-row"
      onSubmit={(event) => {
        event.preventDefault();
        act({ type: 'UnlockTerminal', terminal, reason: reason.trim() });
      }}
    >
      <label className="field">
        <span>{words.unlockReason}</span>
        <input name="reason" value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      <button
        type="submit"
        className="key"
        data-do="UnlockTerminal"
        disabled={reason.trim() === ''}
      >
        {words.unlock}
      </button>
    </form>
  );
}

interface FoundChipsProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly terminal: DealerView['terminals'][number];
}

const UNIT = 100;

/** Chips are recorded as they lie; what of them counts is for the rules to say at the close. */
function FoundChips({ view, act, terminal: { terminal, game } }: FoundChipsProps) {
  const [amount, setAmount] = useState('');
  const words = useWords(terminalWords);
  const stake = Math.round(Number(amount) * UNIT);
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const bet = String(new FormData(event.currentTarget).get('bet') ?? '');
    act({ type: 'RecordBet', terminal, bet, stake: minorUnits(stake) });
    setAmount('');
  };
  return (
    <form className="check" data-check="chips" onSubmit={record}>
      <header>
        <h3>{words.chips}</h3>
        {view.breaches[0] && <Because citations={view.breaches[0].because} />}
      </header>
      <p className="quiet">{words.chipsHint}</p>
      <div className="check-row">
        <AreaField game={game ?? view.table?.game ?? null} />
        <label className="field">
          <span>{words.stake}</span>
          <input
            name="stake"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </label>
        <button type="submit" className="key" data-do="RecordBet" disabled={!(stake > 0)}>
          {words.record}
        </button>
      </div>
    </form>
  );
}

interface AreaFieldProps {
  readonly game: string | null;
  readonly className?: string;
}

/** One of the areas of a layout. */
export function AreaField({ game, className = 'field' }: AreaFieldProps) {
  const words = useWords(terminalWords);
  const language = useLanguage();
  const body = useGame(game);
  return (
    <label className={className}>
      <span>{words.area}</span>
      <select name="bet">
        {betsOf(body).map(({ bet, name }) => (
          <option key={bet} value={bet}>
            {inLanguage(name, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Everything that is done for one terminal. */
function ChosenTerminal(props: TerminalCareProps) {
  const { view, act, terminal } = props;
  return (
    <>
      <TerminalCare {...props} />
      <VisitCare {...props} />
      <ServiceCheck view={view} act={act} what="terminal" terminal={terminal.terminal} />
      {isAllowed(view, 'RecordBet') && <FoundChips {...props} />}
    </>
  );
}

interface TerminalsPanelProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly onClose: () => void;
  /** What the table refused last. */
  readonly refusal: Refusal | null;
}

/** Who sits at the table, and what a dealer or supervisor does for them. */
export function TerminalsPanel({ view, act, onClose, refusal }: TerminalsPanelProps) {
  const [chosen, choose] = useState<string | null>(view.terminals[0]?.terminal ?? null);
  const words = useWords(terminalWords);
  const { close } = useWords(consoleWords);
  const terminal = view.terminals.find((each) => each.terminal === chosen);
  return (
    <Panel
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      name="terminals"
      tools={<LanguageSwitch />}
    >
      <div className="equipment">
        {refusal && (
          <div className="panel-refusal" role="alert">
            <RefusalNote refusal={refusal} />
          </div>
        )}
        {view.terminals.length === 0 && <p className="quiet">{words.none}</p>}
        <ul className="choice-keys terminal-keys">
          {view.terminals.map(({ terminal: id, isLocked, game }) => (
            <li key={id}>
              <button
                type="button"
                className="choice"
                data-terminal={id}
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
              >
                {id}
                <small>
                  {isLocked ? words.locked : words.seated}
                  {game !== undefined && ` · ${words.layout} ${layoutName(game)}`}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {terminal && <ChosenTerminal key={chosen} view={view} act={act} terminal={terminal} />}
      </div>
    </Panel>
  );
}

/** An amount somebody typed or pressed, for the wire; the server checks it like any other. */
function minorUnits(amount: number): Money {
  return amount as Money;
}
