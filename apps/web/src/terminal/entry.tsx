import { useEffect, useState } from 'react';
import { PairingForm } from './connection/pairing-form.tsx';
import { type Opened, open } from './open-terminal.ts';
import { TerminalScreen } from './terminal.tsx';
import { TerminalContext } from './terminal-context.ts';
import { useTerminalWords } from './words/words.ts';

type Opening = { readonly is: 'opening' } | Opened;

const AGAIN_AFTER = 2_000;

/** From an empty page to a terminal: who we are, which table, what it looks like. */
export function Entry() {
  const words = useTerminalWords();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    open(new URLSearchParams(location.search)).then(
      (next) => {
        if (isGone) return;
        setOpening(next);
        // A kiosk may be switched on before its server.
        if (next.is === 'failed') timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER);
      },
      () => setOpening({ is: 'failed', why: 'no-answer' }),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [attempt]);
  switch (opening.is) {
    case 'open':
      return (
        <TerminalContext value={opening.terminal}>
          <TerminalScreen />
        </TerminalContext>
      );
    case 'unpaired':
      return <PairingForm onPaired={() => setAttempt(attempt + 1)} />;
    case 'failed':
      return (
        <p className="opening" role="alert">
          {words.opening[opening.why]}
        </p>
      );
    case 'opening':
      return <p className="opening">{words.phase.connecting}</p>;
  }
}
