import { amountText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { gamesAt, useBetName } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import type { DealerView } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';

type Settled = NonNullable<DealerView['settled']>[number];

/** Who is to be paid what and by which clause, now that the result stands. */
export function SettledList({ view }: { readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const nameOf = useBetName(gamesAt(view.table));
  const settled = view.settled ?? [];
  const winners = settled.filter(({ returned }) => returned > 0);
  if (settled.length === 0) return <p className="quiet">{words.nobodyBet}</p>;
  if (winners.length === 0) return <p className="quiet">{words.nothingToPay}</p>;
  return (
    <ul className="settled">
      {winners.map((each) => (
        <Winner key={each.terminal} settled={each} nameOf={nameOf} />
      ))}
    </ul>
  );
}

interface WinnerProps {
  readonly settled: Settled;
  readonly nameOf: (bet: string) => string;
}

function Winner({ settled, nameOf }: WinnerProps) {
  const words = useWords(consoleWords);
  const lines = settled.lines.filter(({ returns }) => returns > 0);
  return (
    <li data-terminal={settled.terminal}>
      <header>
        <b>{words.settledFor(settled.terminal)}</b>
        <strong>{amountText(settled.returned)}</strong>
      </header>
      <ul>
        {lines.map(({ bet, stake, pays, because }) => (
          <li key={bet} data-bet={bet}>
            <span>{nameOf(bet)}</span>
            <span>
              {amountText(stake)} + {amountText(pays)}
            </span>
            <Because citations={because.slice(0, 1)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
