import { useEffect, useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { pendingStakes } from '../betting/bet-commands.ts';
import type { PlayerView } from '../player-view.ts';
import { useTable } from '../terminal-context.ts';
import { usePanelWords } from '../words/panel-words.ts';

/** What stands, what is not known, and when it is tried again; nothing is claimed beyond that. */
export function OfflineVeil({ view }: { readonly view: PlayerView }) {
  const { offline } = usePanelWords();
  const ended = useTable((state) => state.ended);
  const unconfirmed = useTable((state) =>
    pendingStakes(state.pending).reduce((sum, { amount }) => sum + amount, 0),
  );
  const seconds = useRetrySeconds();
  const registered = view.round ? view.staked : 0;
  return (
    <div className="veil" data-veil="offline">
      <div className="veil-box" role="alertdialog" aria-label={offline.title}>
        <h2>{offline.title}</h2>
        <p>{registered > 0 ? offline.stands(moneyText(registered)) : offline.noBets}</p>
        {unconfirmed > 0 && <p>{offline.unconfirmed(moneyText(unconfirmed))}</p>}
        <p>{endedText(ended, offline) ?? retryText(seconds, offline)}</p>
        {ended === 'replaced' && (
          <button type="button" className="veil-key" onClick={() => location.reload()}>
            {offline.useHere}
          </button>
        )}
      </div>
    </div>
  );
}

type OfflineWords = ReturnType<typeof usePanelWords>['offline'];

function endedText(ended: string | null, words: OfflineWords): string | null {
  if (ended === null) return null;
  return ended === 'replaced' ? words.replaced : words.revoked;
}

function retryText(seconds: number, words: OfflineWords): string {
  return seconds > 0 ? words.retry(seconds) : words.retrying;
}

function useRetrySeconds(): number {
  const retryAt = useTable((state) => state.retryAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
}
