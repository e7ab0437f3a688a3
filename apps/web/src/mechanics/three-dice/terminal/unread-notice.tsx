import type { PlayerView } from '../../../terminal/player-view.ts';
import { moneyText } from '../../../text/amount.ts';
import { useWords } from '../../../text/dictionary.ts';
import { Because } from '../../../ui/clause-tag.tsx';
import { readableText, unreadWords } from '../unread-words.ts';

/** What was paid although a die can never be read, and which of the player's bets wait for a decision. */
export function UnreadNotice({ view }: { readonly view: PlayerView }) {
  const { player: words } = useWords(unreadWords);
  if (!view.unread) return null;
  const { readable, lines, returned, waits, because } = view.unread;
  return (
    <div
      className="notice"
      data-notice="unread"
      data-returned-early={returned}
      data-waits={waits.amount}
    >
      <span>
        {words.told(readableText(readable))}{' '}
        {lines.length > 0 && `${words.settled(moneyText(returned))} `}
        {waits.bets.length > 0
          ? words.waits(waits.bets.length, moneyText(waits.amount))
          : words.nothingWaits}
      </span>
      <Because citations={because.slice(0, 1)} />
    </div>
  );
}
