import { useEffect, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useTerminal } from '../terminal-context.ts';
import type { KeptCashOut } from './kept-cash-outs.ts';
import { useCashOutWords } from './words/cash-out-words.ts';

/** Without an answer for so long, the player is told that nothing is known yet. */
const KNOWN_WITHIN = 3_000;

export function PrintingStep({ kept }: { readonly kept: KeptCashOut | null }) {
  const { printing: words } = useCashOutWords();
  const isLate = useIsLate(kept);
  return (
    <>
      <h2 tabIndex={-1}>{words.title}</h2>
      <div className="cash-printer" aria-hidden="true">
        <i className="cash-slip" />
      </div>
      {isLate && kept ? (
        <p className="cash-unknown" role="alert" data-unknown>
          <b>{words.unknown}</b> {words.safe(moneyText(kept.credit))}
        </p>
      ) : (
        <p role="status">{words.wait}</p>
      )}
      <div className="cash-foot">
        <button type="button" className="cash-key" disabled>
          {words.close}
          <small>{words.closeWaits}</small>
        </button>
      </div>
    </>
  );
}

/** By the clock of the floor, so that it counts on over a reload. */
function useIsLate(kept: KeptCashOut | null): boolean {
  const { client } = useTerminal();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!kept) return;
    const left = kept.at + KNOWN_WITHIN - client.serverTime();
    const timer = setTimeout(() => setLate(true), Math.max(0, Math.min(left, KNOWN_WITHIN)));
    return () => clearTimeout(timer);
  }, [kept, client]);
  return isLate;
}
