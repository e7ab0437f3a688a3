import { moneyText } from '../../text/amount.ts';
import { useTable } from '../terminal-context.ts';
import type { OpenTicket } from './open-ticket.ts';
import { WhoComes } from './who-comes.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

interface HeldStepProps {
  readonly ticket: OpenTicket;
  readonly onPlayOn: () => void;
  readonly onCallAgain: () => void;
}

/** A person has to come: the money is held meanwhile, and the rest of the credit plays on. */
export function HeldStep({ ticket, onPlayOn, onCallAgain }: HeldStepProps) {
  const { held: words } = useCashOutWords();
  const credit = useTable(({ view }) => view?.spendable ?? 0);
  const amount = moneyText(ticket.amount);
  return (
    <>
      <h2 tabIndex={-1}>{ticket.says === 'printer' ? words.jam : words.title(amount)}</h2>
      <p>
        <b>{words.safe(amount)}</b> {words.safeMore}
      </p>
      <WhoComes since={ticket.since} />
      <section className="cash-next">
        <h3>{words.next}</h3>
        <ol>
          {words.steps(amount).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {ticket.request !== null && <p role="status">{words.decision}</p>}
      </section>
      <div className="cash-foot">
        <button
          type="button"
          className="cash-key cash-key--main"
          data-do="play-on"
          onClick={onPlayOn}
        >
          {words.playOn(moneyText(credit))}
          <small>{words.playOnNote}</small>
        </button>
        <button type="button" className="cash-key" data-do="call-again" onClick={onCallAgain}>
          {words.again}
          <small>{words.againNote}</small>
        </button>
      </div>
    </>
  );
}
