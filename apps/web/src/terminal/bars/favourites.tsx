import { useRef } from 'react';
import { amountText } from '../../text/amount.ts';
import { Icon } from '../../ui/icon.tsx';
import { LONG_PRESS } from '../betting/press-machine.ts';
import { useTerminal, useTerminalState } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

/** Three sets of bets to keep: a tap places one, holding it keeps what lies on the felt. */
export function Favourites({ isOff }: { readonly isOff: boolean }) {
  const words = useTerminalWords();
  const favourites = useTerminalState((state) => state.favourites);
  return (
    <fieldset className="favourites">
      <legend className="spoken">{words.favouriteHint}</legend>
      {favourites.map((bets, slot) => (
        <Favourite
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          key={slot}
          slot={slot}
          total={bets?.reduce((sum, { stake }) => sum + stake, 0) ?? null}
          isOff={isOff}
        />
      ))}
    </fieldset>
  );
}

function Favourite(props: {
  readonly slot: number;
  readonly total: number | null;
  readonly isOff: boolean;
}) {
  const { slot, total, isOff } = props;
  const words = useTerminalWords();
  const { bets, store } = useTerminal();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasKept = useRef(false);
  const keep = () => {
    hasKept.current = true;
    bets.keepFavourite(slot);
    store.setState({ said: words.favouriteKept(slot + 1) });
  };
  return (
    <button
      type="button"
      className="favourite"
      data-favourite={slot + 1}
      data-empty={total === null || undefined}
      disabled={isOff}
      aria-label={
        total === null
          ? words.favouriteEmpty(slot + 1)
          : `${words.favourite(slot + 1)}: ${amountText(total)}`
      }
      onPointerDown={() => {
        hasKept.current = false;
        timer.current = setTimeout(keep, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (hasKept.current) return;
        // A keyboard has no long press: an empty slot, or Shift, keeps.
        if (total === null || event.shiftKey) keep();
        else bets.placeFavourite(slot);
      }}
    >
      <Icon name="star" />
      <span>{total === null ? slot + 1 : amountText(total)}</span>
    </button>
  );
}
