import type { Refusal, WireAnswer, WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { dateText, momentText } from '../../text/moment.ts';
import { PrintedNumber } from '../../ui/printed-number.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { VisitMoney } from '../visit/visit-parts.tsx';
import { callAttendant } from '../watch-attendant.ts';
import { usePanelWords } from '../words/panel-words.ts';

type Instrument = NonNullable<Exclude<WireAnswer, { type: 'refused' }>['instrument']>;
type Amount = Extract<WireCommand, { type: 'CashOut' }>['amount'];

type Step =
  | { readonly is: 'asking' }
  | { readonly is: 'printing' }
  | { readonly is: 'done'; readonly instrument: Instrument }
  /** Without a refusal nobody has said why. */
  | { readonly is: 'failed'; readonly refusal: Refusal | null };

/** Amount, confirm, printing, take the instrument; or what went wrong and who helps. */
export function CashOutPanel() {
  const { cash: words } = usePanelWords();
  const { client, store } = useTerminal();
  // Nobody takes out what they owe; the server would refuse it.
  const spendable = useTable(({ view }) =>
    Math.max(0, (view?.spendable ?? 0) - (view?.visit?.owes ?? 0)),
  );
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const [part, setPart] = useState('');
  const chosen = chosenAmount(part, spendable);
  const print = async (minor: number) => {
    const { view } = client.state();
    if (!view) return;
    setStep({ is: 'printing' });
    // The amount is a safe integer of minor units, at most what the server says is spendable.
    const amount = minor as Amount;
    const outcome = await client.do({ type: 'CashOut', terminal: view.terminal, amount });
    if (outcome.type !== 'answered') return setStep({ is: 'failed', refusal: null });
    const { answer } = outcome;
    if (answer.type === 'refused') return setStep({ is: 'failed', refusal: answer.refusal });
    if (!answer.instrument) return setStep({ is: 'failed', refusal: null });
    setStep({ is: 'done', instrument: answer.instrument });
  };
  if (step.is === 'done') return <Ticket instrument={step.instrument} />;
  return (
    <div className="sheet-form">
      <VisitMoney />
      {step.is === 'failed' && <Failed step={step} wanted={chosen ?? spendable} onPrint={print} />}
      {spendable === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Amounts
          part={part}
          spendable={spendable}
          chosen={chosen}
          isPrinting={step.is === 'printing'}
          onPart={setPart}
          onPrint={print}
        />
      )}
      <button
        type="button"
        className="sheet-second"
        onClick={() => store.setState({ panel: null })}
      >
        {words.done}
      </button>
    </div>
  );
}

/** How much: all of it, or a part that is typed in. */
function Amounts(props: {
  readonly part: string;
  readonly spendable: number;
  readonly chosen: number | null;
  readonly isPrinting: boolean;
  readonly onPart: (text: string) => void;
  readonly onPrint: (minor: number) => Promise<void>;
}) {
  const { cash: words } = usePanelWords();
  const { part, spendable, chosen, isPrinting } = props;
  return (
    <>
      <label>
        {words.some}
        <input
          inputMode="decimal"
          data-part
          value={part}
          placeholder={moneyText(spendable)}
          onChange={({ target }) => props.onPart(target.value)}
        />
      </label>
      <button
        type="button"
        className="sheet-main"
        disabled={isPrinting || chosen === null}
        onClick={() => void props.onPrint(chosen ?? spendable)}
      >
        {isPrinting ? words.printing : words.confirm(moneyText(chosen ?? spendable))}
      </button>
    </>
  );
}

/** All of it while nothing is typed; null for what is no amount or more than there is. */
function chosenAmount(text: string, spendable: number): number | null {
  if (text.trim() === '') return spendable;
  const typed = /^\d{1,10}(?:\.\d{1,2})?$/.exec(text.trim().replaceAll(',', ''));
  if (!typed) return null;
  const [whole = '0', cents = ''] = typed[0].split('.');
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor > 0 && minor <= spendable ? minor : null;
}

/** Where so much is paid by hand: take what an instrument may be worth, and call somebody for the rest. */
function Failed(props: {
  readonly step: Extract<Step, { is: 'failed' }>;
  readonly wanted: number;
  readonly onPrint: (minor: number) => Promise<void>;
}) {
  const { cash: words } = usePanelWords();
  const language = useLanguage();
  const { store } = useTerminal();
  const waiting = useTerminalState((state) => state.waiting);
  const { refusal } = props.step;
  const limit = refusal?.code === 'hand-pay-needed' ? (refusal.amount ?? 0) : null;
  if (limit === null) {
    return (
      <p className="sheet-fault" role="alert">
        {refusal ? refusalText(refusal, language) : words.failed}
      </p>
    );
  }
  const isCalled = waiting?.reason === 'hand-pay';
  return (
    <div className="sheet-fault" role="alert" data-hand-pay={props.wanted}>
      <p>{limit > 0 ? words.over(moneyText(limit)) : refusal && refusalText(refusal, language)}</p>
      {limit > 0 && (
        <button type="button" className="sheet-second" onClick={() => void props.onPrint(limit)}>
          {words.upTo(moneyText(limit))}
        </button>
      )}
      <button
        type="button"
        className="sheet-second"
        data-do="call-hand-pay"
        disabled={isCalled}
        onClick={() =>
          void callAttendant(store, true, { reason: 'hand-pay', amount: props.wanted })
        }
      >
        {isCalled
          ? words.byHandWaits(moneyText(props.wanted))
          : words.byHand(moneyText(props.wanted))}
      </button>
    </div>
  );
}

function Ticket({ instrument }: { readonly instrument: Instrument }) {
  const { cash: words } = usePanelWords();
  const language = useLanguage();
  const { store, table, house, client } = useTerminal();
  const { view } = client.state();
  const { number, amount, expiresAt } = instrument;
  // Whoever takes everything along has left: what follows at the terminal is somebody else's.
  const finish = () => {
    const now = client.state().view;
    const { ticket } = instrument;
    if (now && ticket !== undefined) {
      void client.do({ type: 'ConfirmTicket', terminal: now.terminal, ticket });
    }
    if (now?.credit === 0 && now.visit?.owes === 0) {
      void client.do({ type: 'EndVisit', terminal: now.terminal });
    }
    store.setState({ panel: null });
  };
  return (
    <div className="sheet-form">
      <p className="sheet-good">{words.take}</p>
      <div className="ticket" data-instrument={number}>
        <strong>{house}</strong>
        <b>
          {table.currency} {moneyText(amount)}
        </b>
        <PrintedNumber number={number} label={words.barcode} />
        <span>{words.number}</span>
        <output>{number.replace(/(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4 $5')}</output>
        <span>
          {words.issued(
            momentText(client.serverTime(), language),
            table.table,
            view?.terminal ?? '',
          )}
        </span>
        <span>{words.expires(dateText(expiresAt))}</span>
      </div>
      <button type="button" className="sheet-second" data-do="print" onClick={() => print()}>
        {words.print}
      </button>
      <button type="button" className="sheet-main" onClick={finish}>
        {words.done}
      </button>
    </div>
  );
}
