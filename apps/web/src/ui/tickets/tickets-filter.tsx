import { type AddressChange, goTo, useAddress } from '../house/use-address.ts';
import { useTicketWords } from './ticket-words.ts';

/** What of a list is asked for; all of them together narrow it. */
interface TicketsQuery {
  readonly terminal?: string;
  readonly from?: number;
  readonly to?: number;
  readonly amount?: number;
  readonly about?: 'true';
}

/** The filters as the address holds them. `minutesEast` is the floor's, whose hours people type. */
export function ticketsQuery(
  address: URLSearchParams,
  now: number,
  minutesEast: number,
): TicketsQuery {
  const amount = minorUnitsOf(address.get('ticketAmount') ?? '');
  const from = momentToday(address.get('ticketFrom'), now, minutesEast);
  const to = momentToday(address.get('ticketTo'), now, minutesEast);
  const terminal = address.get('ticketTerminal') ?? '';
  return {
    ...(terminal !== '' && { terminal }),
    ...(from !== null && { from }),
    // The minute that was typed is part of it.
    ...(to !== null && { to: to + 59_999 }),
    ...(amount !== null && { amount }),
    ...(amount !== null && address.get('ticketAbout') !== null && { about: 'true' as const }),
  };
}

const DAY = 86_400_000;

/** `19:00` of this day at the floor; a later hour than now is yesterday's. */
function momentToday(text: string | null, now: number, minutesEast: number): number | null {
  const typed = /^(\d{2}):(\d{2})$/.exec(text ?? '');
  if (!typed) return null;
  const east = minutesEast * 60_000;
  const midnight = Math.floor((now + east) / DAY) * DAY - east;
  const moment = midnight + (Number(typed[1]) * 60 + Number(typed[2])) * 60_000;
  return moment > now ? moment - DAY : moment;
}

function minorUnitsOf(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', '').trim());
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
}

/** Terminal, time of issue and amount; the address keeps them over a reload. */
export function TicketsFilter() {
  const { filter: words } = useTicketWords();
  const address = useAddress();
  const narrow = (change: AddressChange) => goTo(change, 'replace');
  const amount = address.get('ticketAmount') ?? '';
  const isWrong = amount !== '' && minorUnitsOf(amount) === null;
  const isEmpty = FIELDS.every((name) => address.get(name) === null);
  return (
    <form className="ticket-filter" onSubmit={(event) => event.preventDefault()}>
      <Field label={words.terminal} name="ticketTerminal" onType={narrow} />
      <Field label={words.from} name="ticketFrom" type="time" onType={narrow} />
      <Field label={words.to} name="ticketTo" type="time" onType={narrow} />
      <Field label={words.amount} name="ticketAmount" onType={narrow} />
      <label className="ticket-about">
        <input
          type="checkbox"
          checked={address.get('ticketAbout') !== null}
          onChange={({ target }) => narrow({ ticketAbout: target.checked ? 'true' : null })}
        />
        {words.about}
      </label>
      <button
        type="button"
        className="hkey hkey--small"
        disabled={isEmpty}
        onClick={() => narrow(Object.fromEntries(FIELDS.map((name) => [name, null])))}
      >
        {words.clear}
      </button>
      {isWrong && (
        <p className="trouble" role="alert">
          {words.wrong}
        </p>
      )}
    </form>
  );
}

const FIELDS = ['ticketTerminal', 'ticketFrom', 'ticketTo', 'ticketAmount', 'ticketAbout'] as const;

interface FieldProps {
  readonly label: string;
  readonly name: (typeof FIELDS)[number];
  readonly type?: 'time';
  readonly onType: (change: AddressChange) => void;
}

function Field({ label, name, type, onType }: FieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type={type ?? 'text'}
        autoComplete="off"
        value={useAddress().get(name) ?? ''}
        onChange={({ target }) => onType({ [name]: target.value })}
      />
    </label>
  );
}
