import type { TicketLine } from '@baize/protocol/client';
import { useEffect } from 'react';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { floorMinutesEast } from '../../text/moment.ts';
import { ProblemLine } from '../house/problem-line.tsx';
import { goTo, useAddress } from '../house/use-address.ts';
import { useAsked } from '../house/use-asked.ts';
import type { TicketDesk } from './ticket-deeds.tsx';
import { TicketPage } from './ticket-page.tsx';
import { useTicketWords } from './ticket-words.ts';
import { TicketsFilter, ticketsQuery } from './tickets-filter.tsx';
import { TicketsList } from './tickets-list.tsx';

interface TicketsDeskProps {
  readonly desk: TicketDesk;
  /** The floor's time. */
  readonly now: number;
  readonly nameOf: (account: string) => string;
}

const EVERY = 2_500;

/** Tickets without their paper: the list at the left, one ticket's whole life at the right. */
export function TicketsDesk({ desk, now, nameOf }: TicketsDeskProps) {
  const words = useTicketWords();
  const address = useAddress();
  const query = ticketsQuery(address, now, floorMinutesEast());
  const isFiltered = Object.keys(query).length > 0;
  const asked = useAsked(`tickets ${JSON.stringify(query)}`, () => http().tickets(query), EVERY);
  const tickets = asked.value?.tickets ?? [];
  const opened = address.get('ticket');
  useOnlyRow(tickets, isFiltered && !asked.isOld, opened);
  return (
    <div className="tickets-desk" data-tickets={tickets.length}>
      <section className="hcard tickets-side">
        <div className="hcard-head">
          <h2>{words.list}</h2>
          <Pills tickets={tickets} />
          <span className="house-gap" />
          <small className="ticket-small">{words.openTogether}</small>
          <b className="ticket-sum" data-open-sum={asked.value?.sum ?? ''}>
            {moneyText(asked.value?.sum ?? 0)}
          </b>
        </div>
        <TicketsFilter />
        <small className="ticket-small">
          {words.found(tickets.length, asked.value?.count ?? 0)}
        </small>
        <ProblemLine problem={asked.problem} />
        {asked.value && (
          <TicketsList
            tickets={tickets}
            now={now}
            opened={opened}
            isFiltered={isFiltered}
            nameOf={nameOf}
            onOpen={(ticket) => goTo({ ticket })}
          />
        )}
      </section>
      <section className="hcard tickets-one">
        {opened === null ? (
          <p className="note">{words.choose}</p>
        ) : (
          <TicketPage key={opened} ticket={opened} desk={desk} nameOf={nameOf} />
        )}
      </section>
    </div>
  );
}

/** Filters that leave one row open it. */
function useOnlyRow(
  tickets: readonly TicketLine[],
  isFiltered: boolean,
  opened: string | null,
): void {
  const [only] = tickets;
  const found = isFiltered && tickets.length === 1 && only ? only.ticket : null;
  useEffect(() => {
    if (found !== null && found !== opened) goTo({ ticket: found }, 'replace');
  }, [found, opened]);
}

function Pills({ tickets }: { readonly tickets: readonly TicketLine[] }) {
  const words = useTicketWords();
  const doubts = tickets.filter(({ isOpen, status }) => isOpen && status === 'in-doubt').length;
  const likely = tickets.filter(({ isOpen, status }) => isOpen && status !== 'in-doubt').length;
  return (
    <>
      {doubts > 0 && (
        <span className="hpill" data-tone="bad">
          {words.inDoubt(doubts)}
        </span>
      )}
      {likely > 0 && (
        <span className="hpill" data-tone="warn">
          {words.likely(likely)}
        </span>
      )}
    </>
  );
}
