import { changeText, moneyText } from '../../text/amount.ts';
import { roundText } from '../round-text.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import type { TerminalWords } from '../words/en.ts';
import { useTerminalWords } from '../words/words.ts';
import type { Correction } from './corrections.ts';
import type { Reconciled } from './reconciliation.ts';

/** What the player has to know and may not have seen: corrections, and what happened meanwhile. */
export function Notices() {
  const words = useTerminalWords();
  const { store } = useTerminal();
  const corrections = useTerminalState((state) => state.corrections);
  const reconciled = useTerminalState((state) => state.reconciled);
  return (
    <div className="notices" role="status">
      <Standing />
      {corrections.map((correction) => (
        <div key={correction.round} className="notice" data-notice="correction">
          <span>{correctionText(correction, words)}</span>
          <button
            type="button"
            onClick={() =>
              store.setState((state) => ({
                corrections: state.corrections.filter((each) => each !== correction),
              }))
            }
          >
            {words.understood}
          </button>
        </div>
      ))}
      {reconciled && (
        <div className="notice" data-notice="reconciliation">
          <span>{reconciledText(reconciled, words)}</span>
          <button type="button" onClick={() => store.setState({ reconciled: null })}>
            {words.understood}
          </button>
        </div>
      )}
    </div>
  );
}

/** What keeps the player from playing at all. */
function Standing() {
  const words = useTerminalWords();
  const { client } = useTerminal();
  const locked = useTable(({ view }) => view?.locked?.reason ?? null);
  const stranger = useTable(({ view }) => (view && !view.isSeated ? view.terminal : null));
  return (
    <>
      {locked !== null && (
        <div className="notice" data-notice="locked">
          {words.locked(locked)}
        </div>
      )}
      {stranger !== null && (
        <div className="notice" data-notice="not-seated">
          <span>{words.notSeated}</span>
          <button
            type="button"
            onClick={() => void client.do({ type: 'SeatTerminal', terminal: stranger })}
          >
            {words.sit}
          </button>
        </div>
      )}
    </>
  );
}

function correctionText(correction: Correction, words: TerminalWords): string {
  const round = roundText(correction.number);
  const what =
    correction.kind === 'reversed'
      ? words.reversal(round)
      : words.correction(round, dice(correction.was), dice(correction.is));
  const money =
    correction.change === 0 ? words.creditSame : words.creditChanged(changeText(correction.change));
  return `${what} ${money}`;
}

function dice(faces: readonly number[] | null): string {
  return faces?.join('-') ?? '–';
}

function reconciledText(reconciled: readonly Reconciled[], words: TerminalWords): string {
  if (reconciled.length === 0) return words.back.nothing;
  return reconciled.map((each) => lineText(each, words)).join(' · ');
}

function lineText(line: Reconciled, { back }: TerminalWords): string {
  switch (line.what) {
    case 'settled':
      return back.settled(roundText(line.number), withSign(line.change));
    case 'void':
      return back.void(roundText(line.number));
    case 'registered':
      return back.registered(moneyText(line.amount));
    case 'not-registered':
      return back.notRegistered(moneyText(line.amount));
  }
}

function withSign(minor: number): string {
  return minor < 0 ? `−${moneyText(-minor)}` : `+${moneyText(minor)}`;
}
