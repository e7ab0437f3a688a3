import type { TerminalLifeLine } from '@baize/protocol/client';
import { http } from '../../session/http.ts';
import { moneyText } from '../../text/amount.ts';
import { useBetName } from '../board/use-game.ts';
import { Because } from '../clause-tag.tsx';
import { useAsked } from '../house/use-asked.ts';
import { TicketPage } from '../tickets/ticket-page.tsx';
import { useLifeWords } from './life-words.ts';

interface LifeEventProps {
  readonly line: TerminalLifeLine;
  readonly mayReadRounds: boolean;
}

/** An event as it is on record: where, by whom, what it moved on which accounts, and every clause it cites. */
export function LifeEvent({ line, mayReadRounds }: LifeEventProps) {
  const words = useLifeWords();
  const { table, sequence, kind, by, op, round, ticket, note } = line;
  return (
    <div className="life-event" data-event={`${table ?? 'trail'} ${sequence}`}>
      <p>
        {table === null ? words.trail(sequence) : words.journal(table, sequence)} · {kind} · {by}
        {op !== null && <small> {op}</small>}
      </p>
      {note !== null && <p>“{note}”</p>}
      <Because citations={line.because} />
      <Bets line={line} />
      <Postings postings={line.postings} />
      {round !== null && table !== null && mayReadRounds && (
        <a
          className="hkey"
          data-go="round"
          href={`/office?${new URLSearchParams({ view: 'rounds', table, round })}`}
        >
          {words.round(round)}
        </a>
      )}
      {ticket !== null && <TicketPage ticket={ticket} />}
    </div>
  );
}

/** What was staked when bets closed, by the names the layout has for it. */
function Bets({ line: { bets, table } }: Pick<LifeEventProps, 'line'>) {
  const floor = useAsked('floor', () => http().floor());
  const its = floor.value?.tables.find((each) => each.table === table);
  const nameOf = useBetName(its ? [...(its.layouts ?? [its.game])] : []);
  if (bets.length === 0) return null;
  return (
    <ul className="life-bets">
      {bets.map(({ bet, amount }) => (
        <li key={bet} data-bet={bet}>
          {nameOf(bet)} <b>{moneyText(amount)}</b>
        </li>
      ))}
    </ul>
  );
}

function Postings({ postings }: Pick<TerminalLifeLine, 'postings'>) {
  const words = useLifeWords();
  if (postings.length === 0) return null;
  return (
    <table className="life-postings" aria-label={words.postings}>
      <tbody>
        {postings.map(({ from, to, amount, because }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the postings of an event never change.
          <tr key={index} data-posting={amount}>
            <td>
              {from} → {to}
            </td>
            <td>
              <b>{moneyText(amount)}</b>
            </td>
            <td>
              <Because citations={because} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
