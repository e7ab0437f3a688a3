import { useEffect } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { Because } from '../../ui/clause-tag.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import { VisitMoney } from '../visit/visit-parts.tsx';
import { callAttendant } from '../watch-attendant.ts';
import { CashIcon } from './cash-icon.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

interface AmountStepProps {
  readonly part: string;
  readonly spendable: number;
  readonly onOpen: () => void;
  readonly onPart: (text: string) => void;
  readonly onPrint: (minor: number) => void;
  readonly onCancel: () => void;
}

/** How much: all of it, or a part that is typed in. */
export function AmountStep(props: AmountStepProps) {
  const words = useCashOutWords();
  const { part, spendable, onOpen } = props;
  useEffect(() => onOpen(), [onOpen]);
  const pressed = useTerminalState((state) => state.pressed);
  const chosen = chosenAmount(part, spendable);
  const isOff = pressed?.is === 'not-kept' || chosen === null || spendable === 0;
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      <VisitMoney />
      {spendable === 0 ? <p>{words.amount.nothing}</p> : <Amounts {...props} />}
      <Trouble wanted={chosen ?? spendable} onPrint={props.onPrint} />
      <div className="cash-foot">
        <button type="button" className="cash-key sheet-second" onClick={props.onCancel}>
          {words.amount.cancel}
        </button>
        <button
          type="button"
          className="cash-key cash-key--main sheet-main"
          data-do="cash-out"
          disabled={isOff}
          onClick={() => props.onPrint(chosen ?? spendable)}
        >
          {words.amount.print(moneyText(chosen ?? spendable))}
        </button>
      </div>
    </>
  );
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;
const ROUND = [100_000, 50_000, 10_000] as const;

function Amounts({ part, spendable, onPart }: AmountStepProps) {
  const { amount: words } = useCashOutWords();
  return (
    <>
      <label className="cash-amount">
        <span className="spoken">{words.label}</span>
        <input
          data-part
          inputMode="none"
          autoComplete="off"
          value={part}
          placeholder={moneyText(spendable)}
          onChange={({ target }) => onPart(target.value.replaceAll(/[^\d.]/g, ''))}
        />
        <small>{words.ofCredit(moneyText(spendable))}</small>
      </label>
      <div className="cash-pad">
        <div className="cash-digits">
          {DIGITS.map((digit) => (
            <button key={digit} type="button" onClick={() => onPart(part + digit)}>
              {digit}
            </button>
          ))}
          <button type="button" aria-label={words.back} onClick={() => onPart(part.slice(0, -1))}>
            <CashIcon name="backspace" />
          </button>
        </div>
        <div className="cash-quick">
          <button type="button" aria-pressed={part === ''} onClick={() => onPart('')}>
            {words.all(moneyText(spendable))}
          </button>
          {ROUND.map((minor) => (
            <button
              key={minor}
              type="button"
              aria-pressed={part === String(minor / 100)}
              disabled={minor > spendable}
              onClick={() => onPart(String(minor / 100))}
            >
              {moneyText(minor)}
            </button>
          ))}
        </div>
      </div>
      <p className="cash-how">{words.how}</p>
    </>
  );
}

/** All of it while nothing is typed; null for what is no amount or more than there is. */
export function chosenAmount(text: string, spendable: number): number | null {
  if (text.trim() === '') return spendable;
  const typed = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!typed) return null;
  const [, whole = '0', cents = ''] = typed;
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor > 0 && minor <= spendable ? minor : null;
}

interface TroubleProps {
  readonly wanted: number;
  readonly onPrint: (minor: number) => void;
}

/** Why the last press brought no ticket: what the floor has said, or that it could not be stored. */
function Trouble({ wanted, onPrint }: TroubleProps) {
  const { amount: words } = useCashOutWords();
  const language = useLanguage();
  const pressed = useTerminalState((state) => state.pressed);
  if (pressed?.is === 'not-kept') {
    return (
      <p className="sheet-fault" role="alert" data-not-kept>
        {words.notKept}
      </p>
    );
  }
  if (pressed?.is !== 'refused') return null;
  const { refusal } = pressed;
  if (refusal?.code === 'hand-pay-needed') {
    return <HandPay limit={refusal.amount ?? 0} wanted={wanted} onPrint={onPrint} />;
  }
  return (
    <div className="sheet-fault" role="alert">
      <p>{refusal ? refusalText(refusal, language) : words.notUnderstood}</p>
      {refusal && <Because citations={refusal.because} />}
    </div>
  );
}

/** Where so much is paid by hand: take what a ticket may be worth, or call an attendant for all of it. */
function HandPay({ limit, wanted, onPrint }: TroubleProps & { readonly limit: number }) {
  const { amount: words } = useCashOutWords();
  const { store } = useTerminal();
  const waiting = useTerminalState((state) => state.waiting);
  const isCalled = waiting?.reason === 'hand-pay';
  const call = () => void callAttendant(store, true, { reason: 'hand-pay', amount: wanted });
  return (
    <div className="sheet-fault" role="alert" data-hand-pay={wanted}>
      <p>{words.over(moneyText(limit))}</p>
      <div className="cash-hand">
        {limit > 0 && (
          <button type="button" className="sheet-second" onClick={() => onPrint(limit)}>
            {words.upTo(moneyText(limit))}
          </button>
        )}
        <button
          type="button"
          className="sheet-second"
          data-do="call-hand-pay"
          disabled={isCalled}
          onClick={call}
        >
          {isCalled ? words.byHandWaits(moneyText(wanted)) : words.byHand(moneyText(wanted))}
        </button>
      </div>
    </div>
  );
}
