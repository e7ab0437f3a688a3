import { moneyText } from '../../text/amount.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DecidedTicket } from './open-ticket.ts';
import { useCashOutWords } from './words/cash-out-words.ts';

interface BackStepProps {
  readonly decided: DecidedTicket;
  readonly onContinue: () => void;
  readonly onAgain: () => void;
}

/** What two people have decided, shown until the player goes on. */
export function BackStep({ decided, onContinue, onAgain }: BackStepProps) {
  const { back: words } = useCashOutWords();
  const amount = moneyText(decided.amount);
  const isCredit = decided.effect === 'credit';
  return (
    <>
      <div className="cash-done">
        <i className="cash-tick" aria-hidden="true">
          <Icon name="check" />
        </i>
        <h2 tabIndex={-1}>{isCredit ? words.title(amount) : words.titleCash(amount)}</h2>
        <p>{words.how(decided.last)}</p>
      </div>
      <div className="cash-foot">
        <button
          type="button"
          className="cash-key cash-key--main"
          data-do="continue"
          onClick={onContinue}
        >
          {words.go}
        </button>
        {isCredit && (
          <button type="button" className="cash-key" data-do="cash-out-again" onClick={onAgain}>
            {words.again}
          </button>
        )}
      </div>
    </>
  );
}
