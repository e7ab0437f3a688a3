import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import type { DealerView } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';

type Settled = NonNullable<DealerView['settled']>;

/** Who is to be paid what, now that the result stands. */
export function SettledList({ settled }: { readonly settled: Settled }) {
  const words = useWords(consoleWords);
  const winners = settled.filter(({ returned }) => returned > 0);
  if (settled.length === 0) return <p className="quiet">{words.nobodyBet}</p>;
  if (winners.length === 0) return <p className="quiet">{words.nothingToPay}</p>;
  return (
    <ul className="settled">
      {winners.map(({ terminal, lines, returned }) => (
        <li key={terminal} data-terminal={terminal}>
          <b>{words.settledFor(terminal)}</b>
          <span>
            {lines
              .filter(({ returns }) => returns > 0)
              .map(({ bet }) => bet)
              .join(', ')}
          </span>
          <strong>{amountText(returned)}</strong>
        </li>
      ))}
    </ul>
  );
}
