import { useState } from 'react';
import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { type Act, type DealerView, isAllowed, refusalOf } from '../model/dealer-view.ts';
import { terminalWords } from '../words/terminal-words.ts';
import { minorUnits } from './minor-units.ts';

interface TerminalCareProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly terminal: DealerView['terminals'][number];
}

/** Cash a dealer commonly takes, in minor units. */
const AMOUNTS = [10_000, 50_000, 100_000] as const;

/** Credit for cash, a seat given back, a locked terminal looked at. */
export function TerminalCare({ view, act, terminal: { terminal, isLocked } }: TerminalCareProps) {
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
