import { moneyText } from '../../text/amount.ts';
import { CashIcon, type CashIconName } from './cash-icon.tsx';
import { useCashOutWords } from './words/cash-out-words.ts';

/** The three places money of a cash-out can be in, as one answer of the floor says them. */
export interface MoneyPlaces {
  readonly credit: number;
  readonly held: number;
  readonly ticket: number;
  /** The place the amount is in now. */
  readonly at: 'credit' | 'held' | 'ticket';
  readonly isInDoubt?: boolean;
  /** Nobody has said yet where it is. */
  readonly isUnknown?: boolean;
}

const PLACES = ['credit', 'held', 'ticket'] as const;
const ICONS: Readonly<Record<(typeof PLACES)[number], CashIconName>> = {
  credit: 'wallet',
  held: 'lock',
  ticket: 'ticket',
};

export function WhereMoney({
  places,
  note,
}: {
  readonly places: MoneyPlaces;
  readonly note?: string;
}) {
  const { path: words } = useCashOutWords();
  const here = PLACES.indexOf(places.at);
  const sum = places.credit + places.held + places.ticket;
  return (
    <section className="cash-path" data-sum={sum} aria-label={words.title}>
      <h3>{words.title}</h3>
      <ol>
        {PLACES.map((place, index) => (
          <li
            key={place}
            data-place={place}
            data-amount={places[place]}
            data-here={index === here || undefined}
            data-done={index < here || undefined}
            data-doubt={(place === 'ticket' && isOpenQuestion(places)) || undefined}
          >
            <i className="cash-dot" aria-hidden="true">
              <CashIcon name={ICONS[place]} />
            </i>
            <div>
              <span>{words[place]}</span>
              <b className="cash-sum">{placeText(place, places, words)}</b>
            </div>
          </li>
        ))}
      </ol>
      <p>{note ?? words.together(moneyText(sum))}</p>
    </section>
  );
}

function isOpenQuestion({ isInDoubt, isUnknown }: MoneyPlaces): boolean {
  return isInDoubt === true || isUnknown === true;
}

function placeText(
  place: (typeof PLACES)[number],
  places: MoneyPlaces,
  words: { readonly inDoubt: string; readonly unknown: string },
): string {
  if (place === 'ticket' && places.isInDoubt) return words.inDoubt;
  if (place === 'ticket' && places.isUnknown) return words.unknown;
  const isReached = PLACES.indexOf(place) <= PLACES.indexOf(places.at);
  return isReached ? moneyText(places[place]) : '–';
}
