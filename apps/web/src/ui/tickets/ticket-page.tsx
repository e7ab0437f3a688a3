import './tickets.css';
import type { TicketBody, TicketLine } from '@baize/protocol/client';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { amountWords } from '../../text/amount-words.ts';
import { useLanguage } from '../../text/language.ts';
import { dateText } from '../../text/moment.ts';
import { maskedNumber } from '../../text/ticket-number.ts';
import { ProblemLine } from '../house/problem-line.tsx';
import { useAsked } from '../house/use-asked.ts';
import { TicketDeeds, type TicketDesk } from './ticket-deeds.tsx';
import { TicketLife } from './ticket-life.tsx';
import type { TicketStatus } from './ticket-types.ts';
import { useTicketWords } from './ticket-words.ts';

const EVERY = 2_500;

interface TicketPageProps {
  readonly ticket: string;
  /** Who looks, and what they may do; left out, it is only looked at. */
  readonly desk?: TicketDesk;
  readonly nameOf?: (account: string) => string;
}

const TONES: Readonly<Record<TicketStatus, string>> = {
  prepared: 'warn',
  issued: 'warn',
  confirmed: 'ok',
  'in-doubt': 'bad',
  redeemed: 'info',
  void: 'bad',
  expired: 'bad',
};

/** One ticket: its paper without its number, what is known of it, its whole life, and what it needs. */
export function TicketPage({ ticket, desk, nameOf = asWritten }: TicketPageProps) {
  const asked = useAsked(`ticket ${ticket}`, () => http().ticket(ticket), EVERY);
  const words = useTicketWords();
  const { value } = asked;
  if (!value || value.ticket.ticket !== ticket) return <ProblemLine problem={asked.problem} />;
  const line = value.ticket;
  return (
    <section className="ticket-page" data-ticket-page={ticket} data-status={line.status}>
      <header className="ticket-page-head">
        <h2>{words.title(line.last)}</h2>
        <span className="hpill" data-tone={TONES[line.status]}>
          {words.status[line.status]}
        </span>
      </header>
      <ProblemLine problem={asked.problem} />
      <div className="ticket-page-top">
        <Stub line={line} />
        <Facts line={line} />
      </div>
      <TicketLife life={value.life} amount={line.amount} nameOf={nameOf} />
      {desk && <TicketDeeds line={line} desk={desk} onTold={asked.again} nameOf={nameOf} />}
    </section>
  );
}

function asWritten(account: string): string {
  return account;
}

/** The paper as any screen but the player's may show it. */
function Stub({ line }: { readonly line: TicketBody['ticket'] }) {
  const words = useTicketWords();
  const language = useLanguage();
  return (
    <div className="ticket-stub" data-status={line.status}>
      <p className="ticket-stub-name">{words.paper}</p>
      <b>{moneyText(line.amount)}</b>
      <small>{amountWords(line.amount, language)}</small>
      <i aria-hidden="true" />
      <output>{maskedNumber(line.last)}</output>
    </div>
  );
}

function Facts({ line }: { readonly line: TicketLine }) {
  const { fact: words } = useTicketWords();
  const isHeld = line.status === 'in-doubt' || line.status === 'prepared';
  const isPaid = line.status === 'redeemed' || line.decided?.effect === 'cash';
  return (
    <dl className="ticket-facts">
      <dt>{words.from}</dt>
      <dd>{words.place(line.terminal, line.table)}</dd>
      <dt>{words.until}</dt>
      <dd>{dateText(line.expiresAt)}</dd>
      <dt>{words.held}</dt>
      <dd data-held={isHeld ? line.amount : 0}>{moneyText(isHeld ? line.amount : 0)}</dd>
      <dt>{words.paid}</dt>
      <dd data-paid={isPaid ? line.amount : 0}>{moneyText(isPaid ? line.amount : 0)}</dd>
      {line.isOpen && (
        <>
          <dt>{words.seat}</dt>
          <dd>{line.isSeated ? words.seated : words.empty}</dd>
        </>
      )}
    </dl>
  );
}
