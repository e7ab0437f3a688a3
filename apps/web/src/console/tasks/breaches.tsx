import { useWords } from '../../text/dictionary.ts';
import { gamesAt, useBetName } from '../../ui/board/use-game.ts';
import { Because } from '../../ui/clause-tag.tsx';
import type { DealerView } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';

/** Boxes whose chips lie outside the limits, to be put right before the close. */
export function Breaches({ view }: { readonly view: DealerView }) {
  const words = useWords(consoleWords);
  const { breaches } = view;
  const nameOf = useBetName(breaches.length > 0 ? gamesAt(view.table) : []);
  if (breaches.length === 0) return null;
  return (
    <ul className="breaches" aria-label={words.facts.outsideLimits}>
      {breaches.map(({ bet, breach, because }) => (
        <li key={`${bet} ${breach}`} data-breach={breach}>
          <b>{nameOf(bet)}</b>
          <span>{words.breaches[breach]}</span>
          <Because citations={because} />
        </li>
      ))}
    </ul>
  );
}
