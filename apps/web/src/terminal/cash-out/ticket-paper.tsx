import { moneyText } from '../../text/amount.ts';
import { amountWords } from '../../text/amount-words.ts';
import { useLanguage } from '../../text/language.ts';
import { dateText, momentText } from '../../text/moment.ts';
import { groupedNumber } from '../../text/ticket-number.ts';
import { PrintedNumber } from '../../ui/printed-number.tsx';
import { useTable, useTerminal } from '../terminal-context.ts';
import type { OpenTicket } from './open-ticket.ts';
import { useCashOutWords } from './words/cash-out-words.ts';

/** The ticket itself, whole: where there is no printer this is the paper. Its time is the record's. */
export function TicketPaper({ ticket }: { readonly ticket: OpenTicket }) {
  const { paper: words } = useCashOutWords();
  const language = useLanguage();
  const { table, house } = useTerminal();
  const terminal = useTable(({ view }) => view?.terminal ?? '');
  const { number, amount, since, expiresAt } = ticket;
  return (
    <article className="ticket cash-paper" data-instrument={number} data-ticket={ticket.ticket}>
      <h3>
        {words.ticket} <em>{words.han}</em>
      </h3>
      <strong>{house}</strong>
      <p className="cash-paper-amount">
        <small>{table.currency}</small>
        <b className="cash-paper-sum">{moneyText(amount)}</b>
      </p>
      <p className="cash-paper-words">{amountWords(amount, language)}</p>
      <PrintedNumber number={number} label={words.barcode} />
      <span className="spoken">{words.number}</span>
      <output>{groupedNumber(number)}</output>
      <dl>
        <dt>{words.issued}</dt>
        <dd data-issued={since}>{momentText(since, language)}</dd>
        <dt>{words.at}</dt>
        <dd>{words.place(table.table, terminal)}</dd>
        <dt>{words.until}</dt>
        <dd>{dateText(expiresAt)}</dd>
      </dl>
    </article>
  );
}
