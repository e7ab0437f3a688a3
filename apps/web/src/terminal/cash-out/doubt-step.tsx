import type { Refusal } from '@baize/protocol/client';
import { type FormEvent, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { ClauseLines } from '../../ui/clause-tag.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import type { OpenTicket } from './open-ticket.ts';
import { WhoComes } from './who-comes.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

export interface DoubtStepProps {
  readonly ticket: OpenTicket;
  /** What the floor refused, or null. */
  readonly onHave: (digits: string) => Promise<Refusal | null>;
  readonly onAnswer: (says: 'no-ticket' | 'not-sure') => void;
}

const CITED = [
  'baize-floor#instrument',
  'baize-floor#ticket-life',
  'baize-floor#second-person',
] as const;

/** Whether a ticket came out is asked, and no answer to it pays anything. */
export function DoubtStep({ ticket, onHave, onAnswer }: DoubtStepProps) {
  const words = useCashOutWords();
  const { doubt } = words;
  const [isTyping, setTyping] = useState(false);
  const last = ticket.number.slice(-4);
  return (
    <>
      <h2 tabIndex={-1}>{words.held.title(moneyText(ticket.amount))}</h2>
      <p>{doubt.why}</p>
      <WhoComes since={ticket.since} />
      {isTyping ? (
        <Digits onHave={onHave} onBack={() => setTyping(false)} />
      ) : (
        <>
          <section className="cash-rules">
            <h3>{doubt.rules}</h3>
            <ClauseLines citations={CITED} />
          </section>
          <h3 className="cash-question">{doubt.question}</h3>
          <div className="cash-foot cash-foot--three">
            <button
              type="button"
              className="cash-key"
              data-do="doubt-yes"
              onClick={() => setTyping(true)}
            >
              {doubt.yes}
              <small>{doubt.yesNote(last)}</small>
            </button>
            {(['no-ticket', 'not-sure'] as const).map((says) => (
              <button
                key={says}
                type="button"
                className="cash-key"
                data-do={`doubt-${says}`}
                onClick={() => onAnswer(says)}
              >
                {says === 'no-ticket' ? doubt.no : doubt.unsure}
                <small>{doubt.stays}</small>
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Four digits no screen shows: only the paper has them. */
function Digits(props: { readonly onHave: DoubtStepProps['onHave']; readonly onBack: () => void }) {
  const { doubt: words } = useCashOutWords();
  const language = useLanguage();
  const [digits, setDigits] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAsked, setAsked] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsked) return;
    setAsked(true);
    setRefusal(await props.onHave(digits));
    setAsked(false);
  };
  return (
    <form className="cash-digits-form" onSubmit={(event) => void submit(event)}>
      <label>
        {words.digits}
        <input
          name="digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={digits}
          onChange={({ target }) => setDigits(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      {refusal && (
        <p className="sheet-fault" role="alert" data-refused={refusal.code}>
          {refusalText(refusal, language)}
        </p>
      )}
      <div className="cash-foot">
        <button type="button" className="cash-key" onClick={props.onBack}>
          {words.back}
        </button>
        <button type="submit" className="cash-key" disabled={digits.length !== 4 || isAsked}>
          {words.digitsDone}
        </button>
      </div>
    </form>
  );
}
