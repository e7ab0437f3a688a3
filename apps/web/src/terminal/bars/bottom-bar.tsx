import { Icon, type IconName } from '../../ui/icon.tsx';
import { type TerminalPhase, takesBets } from '../phase/terminal-phase.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';
import { Favourites } from './favourites.tsx';
import { Meters } from './meters.tsx';
import { Rack } from './rack.tsx';
import './bottom-bar.css';

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
  const isPulsing = useTerminalState(({ tip }) => tip?.code === 'not-enough-credit');
  return (
    <div className="cash">
      <button
        type="button"
        className="cash-out"
        disabled={isOffline || !hasCredit || hasClosedBets}
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
