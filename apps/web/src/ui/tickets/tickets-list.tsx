import './tickets.css';
import type { TicketLine } from '@baize/protocol/client';
import type { KeyboardEvent } from 'react';
import { moneyText } from '../../text/amount.ts';
import { timeText } from '../../text/moment.ts';
import { TerminalLink } from '../terminal-life/terminal-link.tsx';
import { ageText } from './age-text.ts';
import { useTicketWords } from './ticket-words.ts';

interface TicketsListProps {
  readonly tickets: readonly TicketLine[];
  readonly now: number;
  readonly opened: string | null;
  readonly isFiltered: boolean;
  readonly nameOf: (account: string) => string;
  readonly onOpen: (ticket: string) => void;
}

/** Open tickets first, in doubt before likely taken; then those that were decided. */
export function TicketsList(props: TicketsListProps) {
  const words = useTicketWords();
  const { tickets, isFiltered } = props;
  const open = tickets.filter(({ isOpen }) => isOpen);
  const ended = tickets.filter(({ isOpen }) => !isOpen);
  if (tickets.length === 0) {
    return <p className="ticket-empty">{isFiltered ? words.nothing : words.empty}</p>;
  }
  const { column } = words;
  return (
    <table className="ticket-table" aria-label={words.list}>
      <thead>
        <tr>
          <th scope="col">{column.issued}</th>
          <th scope="col">{column.terminal}</th>
          <th scope="col" data-kind="number">
            {column.amount}
          </th>
          <th scope="col">{column.last}</th>
          <th scope="col">{column.known}</th>
          <th scope="col">{column.who}</th>
          <th scope="col" data-kind="number">
            {column.age}
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={walk}>
        {open.map((line) => (
          <Row key={line.ticket} line={line} {...props} />
        ))}
        {open.length === 0 && (
          <tr>
            <td colSpan={7}>{words.empty}</td>
          </tr>
        )}
        {ended.length > 0 && (
          <tr className="ticket-ended">
            <th colSpan={7} scope="rowgroup">
              {words.decidedToday(ended.length, moneyText(sumOf(ended)))}
            </th>
          </tr>
        )}
        {ended.map((line) => (
          <Row key={line.ticket} line={line} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function sumOf(tickets: readonly TicketLine[]): number {
  return tickets.reduce((sum, { amount }) => sum + amount, 0);
}

/** Arrows move from row to row; Enter opens the one that has the focus. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr[data-ticket-row]')];
  const here = rows.findIndex((row) => row.matches(':focus'));
  const next = rows[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Row(props: TicketsListProps & { readonly line: TicketLine }) {
  const { line, now, opened, onOpen, nameOf } = props;
  const words = useTicketWords();
  const who = line.request?.by ?? line.decided?.by ?? null;
  const known =
    line.says !== null && line.isOpen ? words.says[line.says] : words.known[line.status];
  return (
    <tr
      tabIndex={0}
      data-ticket-row={line.ticket}
      data-tone={toneOf(line)}
      aria-selected={opened === line.ticket}
      onClick={() => onOpen(line.ticket)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onOpen(line.ticket);
      }}
    >
      <td>{timeText(line.at)}</td>
      <td>
        <TerminalLink terminal={line.terminal} /> {line.table}
      </td>
      <td data-kind="number">
        <b>{moneyText(line.amount)}</b>
      </td>
      <td>{line.last}</td>
      <td>{line.decided ? words.effect[line.decided.effect] : known}</td>
      <td>{who === null ? words.nobody : nameOf(who)}</td>
      <td data-kind="number">{line.isOpen ? ageText(now - line.since) : timeText(line.since)}</td>
    </tr>
  );
}

function toneOf({ isOpen, status }: TicketLine): 'bad' | 'warn' | undefined {
  if (!isOpen) return undefined;
  return status === 'in-doubt' ? 'bad' : 'warn';
}
