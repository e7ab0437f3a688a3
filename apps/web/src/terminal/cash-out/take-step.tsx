import { useState } from 'react';
import { dateText } from '../../text/moment.ts';
import { CashIcon, type CashIconName } from './cash-icon.tsx';
import type { DecidedTicket, OpenTicket } from './open-ticket.ts';
import { TicketPaper } from './ticket-paper.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

interface TakeStepProps {
  readonly ticket: OpenTicket;
  readonly replaces: DecidedTicket | null;
  readonly onTaken: () => Promise<void>;
  readonly onNone: () => Promise<void>;
}

/** The ticket, until the player says that they have it or that none came out. */
export function TakeStep({ ticket, replaces, onTaken, onNone }: TakeStepProps) {
  const { take: words } = useCashOutWords();
  const [isAsked, setAsked] = useState(false);
  const ask = (deed: () => Promise<void>) => {
    if (isAsked) return;
    setAsked(true);
    void deed().finally(() => setAsked(false));
  };
  return (
    <>
      <h2 tabIndex={-1}>{replaces ? words.titleNew : words.title}</h2>
      <div className="cash-take">
        <TicketPaper ticket={ticket} />
        <ul>
          {replaces && <Point icon="rebet">{words.replaces(replaces.last)}</Point>}
          <Point icon="ticket">{words.like}</Point>
          <Point icon="history">{words.where(dateText(ticket.expiresAt))}</Point>
          <Point icon="lock">{words.stays}</Point>
        </ul>
      </div>
      <div className="cash-foot">
        <button
          type="button"
          className="cash-key cash-key--main sheet-main"
          data-do="have-ticket"
          disabled={isAsked}
          onClick={() => ask(onTaken)}
        >
          {words.have}
        </button>
        <button type="button" className="cash-key" data-do="print" onClick={() => print()}>
          {words.print}
        </button>
        <button
          type="button"
          className="cash-key cash-key--red"
          data-do="no-ticket"
          disabled={isAsked}
          onClick={() => ask(onNone)}
        >
          {words.none}
          <small>{words.noneCalls}</small>
        </button>
      </div>
    </>
  );
}

function Point(props: { readonly icon: CashIconName; readonly children: string }) {
  return (
    <li>
      <CashIcon name={props.icon} />
      <span>{props.children}</span>
    </li>
  );
}
