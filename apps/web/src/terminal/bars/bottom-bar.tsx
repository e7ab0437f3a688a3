import './bottom-bar.css';
import { useRef } from 'react';
import { amountText } from '../../text/amount.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LONG_PRESS } from '../betting/press-machine.ts';
import { type TerminalPhase, takesBets } from '../phase/terminal-phase.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';
import { Meters } from './meters.tsx';

export function BottomBar({ phase }: { readonly phase: TerminalPhase }) {
  const isOff = !takesBets(phase);
  return (
    <footer className="bottom-bar" data-off={isOff || undefined}>
      <Meters />
      <div className="rack-shelf">
        <Rack isOff={isOff} />
        <Favourites isOff={isOff} />
      </div>
      <Actions isOff={isOff} />
      <CashButtons isOffline={phase.is === 'offline' || phase.is === 'connecting'} />
    </footer>
  );
}

function Actions({ isOff }: { readonly isOff: boolean }) {
  const words = useTerminalWords();
  const { bets } = useTerminal();
  const can = useTable(({ view }) => view?.can ?? null);
  return (
    <div className="actions">
      <Action
        icon="undo"
        label={words.undo}
        isOff={isOff || !can?.UndoBets?.allowed}
        name="undo"
        onAct={bets.undo}
      />
      <Action
        icon="clear"
        label={words.clear}
        isOff={isOff || !can?.ClearBets?.allowed}
        name="clear"
        onAct={bets.clear}
      />
      <Action
        icon="double"
        label={words.double}
        isOff={isOff || !can?.DoubleBets?.allowed}
        name="double"
        onAct={bets.double}
      />
      <Action
        icon="rebet"
        label={words.rebet}
        isOff={isOff || !can?.RepeatBets?.allowed}
        name="rebet"
        onAct={bets.rebet}
      />
    </div>
  );
}

function Action(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly name: string;
  readonly isOff: boolean;
  readonly onAct: () => void;
}) {
  return (
    <button
      type="button"
      className={`action action--${props.name}`}
      data-action={props.name}
      disabled={props.isOff}
      onClick={props.onAct}
    >
      {props.icon === 'double' ? (
        <span className="action-times">×2</span>
      ) : (
        <Icon name={props.icon} />
      )}
      {props.label}
    </button>
  );
}

function CashButtons({ isOffline }: { readonly isOffline: boolean }) {
  const words = useTerminalWords();
  const { store } = useTerminal();
  const hasCredit = useTable(({ view }) => (view?.spendable ?? 0) > 0);
  const hasClosedBets = useTable(
    ({ view }) => view?.round?.phase !== 'betting' && (view?.closed?.length ?? 0) > 0,
  );
  const hasTicket = useTable(({ view }) => Boolean(view?.ticket));
  const isPulsing = useTerminalState(({ tip }) => tip?.code === 'not-enough-credit');
  return (
    <div className="cash">
      <button
        type="button"
        className="cash-out"
        disabled={isOffline || !hasCredit || hasClosedBets || hasTicket}
        onClick={() => store.setState({ panel: 'cash-out' })}
      >
        <Icon name="ticket" />
        {words.cashOut}
      </button>
      <button
        type="button"
        className="cash-in"
        data-pulse={isPulsing || undefined}
        disabled={isOffline}
        onClick={() => store.setState({ panel: 'buy' })}
      >
        <Icon name="add" />
        {words.buyCredits}
      </button>
    </div>
  );
}

/** The chips of this table; those the credit does not cover are off. */
function Rack({ isOff }: { readonly isOff: boolean }) {
  const words = useTerminalWords();
  const { store, table } = useTerminal();
  const chosen = useTerminalState((state) => state.chip);
  const spendable = useTable(({ view }) => view?.spendable ?? 0);
  const least = useTerminalState(({ tip }) =>
    tip?.code === 'below-minimum' ? (tip.amount ?? 0) : null,
  );
  const fitting = least === null ? null : table.chips.find((value) => value >= least);
  return (
    <fieldset className="rack">
      <legend className="spoken">{words.chip('')}</legend>
      {table.chips.map((value) => (
        <button
          key={value}
          type="button"
          className="rack-chip"
          data-chip={value}
          aria-pressed={value === chosen}
          disabled={value > spendable && !isOff}
          data-pulse={value === fitting || undefined}
          onClick={() => store.setState({ chip: value })}
        >
          <span className="spoken">{words.chip(amountText(value))}</span>
          <Chip value={value} size={88} />
        </button>
      ))}
    </fieldset>
  );
}

/** Three sets of bets to keep: a tap places one, holding it keeps what lies on the felt. */
function Favourites({ isOff }: { readonly isOff: boolean }) {
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
