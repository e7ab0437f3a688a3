import type { Refusal, WireAnswer, WireCommand } from '@baize/protocol/client';
import { useEffect, useRef, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTable, useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

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
  const { cash: words } = useTerminalWords();
  const language = useLanguage();
  const { client, store } = useTerminal();
  const spendable = useTable(({ view }) => view?.spendable ?? 0);
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const print = async () => {
    const { view } = client.state();
    if (!view) return;
    setStep({ is: 'printing' });
    // The amount is what the server says is spendable, a safe integer of minor units already.
    const amount = view.spendable as Amount;
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
      {step.is === 'failed' && (
        <p className="sheet-fault" role="alert">
          {step.refusal ? refusalText(step.refusal, language) : words.failed}
        </p>
      )}
      {spendable === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <button
          type="button"
          className="sheet-main"
          disabled={step.is === 'printing'}
          onClick={() => void print()}
        >
          {step.is === 'printing' ? words.printing : words.confirm(moneyText(spendable))}
        </button>
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

function Ticket({ instrument }: { readonly instrument: Instrument }) {
  const { cash: words } = useTerminalWords();
  const { store, table } = useTerminal();
  const { number, amount, expiresAt } = instrument;
  const expires = new Date(expiresAt).toISOString().slice(0, 10);
  return (
    <div className="sheet-form">
      <p className="sheet-good">{words.take}</p>
      <div className="ticket" data-instrument={number}>
        <b>
          {table.currency} {moneyText(amount)}
        </b>
        <Barcode number={number} label={words.barcode} />
        <span>{words.number}</span>
        <output>{number.replace(/(\d{2})(\d{4})(\d{4})(\d{4})(\d{4})/, '$1 $2 $3 $4 $5')}</output>
        <span>{words.expires(expires)}</span>
      </div>
      <button type="button" className="sheet-main" onClick={() => store.setState({ panel: null })}>
        {words.done}
      </button>
    </div>
  );
}

/** Code 128; the library that draws it is loaded when an instrument is printed, and not before. */
function Barcode({ number, label }: { readonly number: string; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    import('./barcode.ts')
      .then(({ barcode }) => {
        if (!isGone) place.current?.replaceChildren(barcode(number));
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [number]);
  return <div ref={place} role="img" aria-label={label} data-barcode={number} />;
}
