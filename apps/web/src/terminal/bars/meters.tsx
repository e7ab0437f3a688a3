import { useEffect, useRef, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { pendingStakes } from '../betting/bet-commands.ts';
import { type PlayerView, shownRound } from '../player-view.ts';
import { useRest } from '../rest.tsx';
import { useTable, useTerminal } from '../terminal-context.ts';
import { useTerminalWords } from '../words/words.ts';

const LONGEST = 1_200;

/** A meter that runs up to a larger amount within 1.2 seconds; a tap ends it, and down is at once. */
function useCountUp(amount: number): {
  readonly shown: number;
  readonly finish: () => void;
} {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const start = from.current;
    from.current = amount;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A single chip that comes back needs no spectacle.
    if (amount - start < amount / 20 || isStill) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const run = (now: number) => {
      const part = Math.min(1, (now - began) / LONGEST);
      setShown(part === 1 ? amount : start + Math.round(((amount - start) * part) / 100) * 100);
      if (part < 1) frame = requestAnimationFrame(run);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return { shown, finish: () => setShown(amount) };
}

/** Credit, bet and last win; what is on its way counts as bet, and is marked. Nothing is said before it is known. */
export function Meters() {
  const words = useTerminalWords();
  const pending = useTable((state) =>
    pendingStakes(state.pending).reduce((sum, { amount }) => sum + amount, 0),
  );
  const isKnown = useTable(({ view }) => view !== null);
  const spendable = useTable(({ view }) => view?.spendable ?? 0);
  const staked = useTable(({ view }) => {
    if (!view) return 0;
    if (view.round) return view.staked;
    const shown = shownRound(view);
    return shown?.result ? (shown.own?.staked ?? 0) : 0;
  });
  const later = useRest();
  const ticket = useTable(({ view }) => view?.ticket);
  const won = useTable(({ view }) => (view ? lastReturn(view) : 0));
  const text = (amount: number) => (isKnown ? moneyText(amount) : UNKNOWN);
  return (
    <div className="meters">
      {isKnown ? <Credit amount={spendable - pending} /> : <UnknownCredit />}
      <div className="meter">
        <span>
          {words.bet}
          {pending > 0 && <em>{words.betPending(moneyText(pending))}</em>}
        </span>
        <b data-meter="bet" data-amount={staked + pending} data-pending={pending > 0 || undefined}>
          {text(staked + pending)}
        </b>
      </div>
      {later && ticket && ticket.status !== 'issued' ? (
        <later.HeldMeter amount={ticket.amount} />
      ) : (
        <div className="meter">
          <span>{words.lastWin}</span>
          <b data-meter="win" data-amount={won}>
            {text(won)}
          </b>
        </div>
      )}
    </div>
  );
}

/** What came back last: of the round before, or already of this one where a part of it was settled early. */
export function lastReturn({ unread, recall }: Pick<PlayerView, 'unread' | 'recall'>): number {
  if (unread && unread.lines.length > 0) return unread.returned;
  const [last] = recall;
  const isTakenBack = last?.status === 'void' || last?.status === 'reversed';
  return last && !isTakenBack ? last.returned : 0;
}

const UNKNOWN = '–';

/** It begins with the first amount it is told, and runs up from there only. */
function Credit({ amount }: { readonly amount: number }) {
  const words = useTerminalWords();
  const { table } = useTerminal();
  const { shown, finish } = useCountUp(amount);
  return (
    <button type="button" className="meter meter--credit" onClick={finish} tabIndex={-1}>
      <span>{words.credit}</span>
      <b data-meter="credit" data-amount={amount}>
        {moneyText(shown)}
      </b>
      <small>{table.currency}</small>
    </button>
  );
}

function UnknownCredit() {
  const words = useTerminalWords();
  const { table } = useTerminal();
  return (
    <div className="meter meter--credit">
      <span>{words.credit}</span>
      <b>{UNKNOWN}</b>
      <small>{table.currency}</small>
    </div>
  );
}
