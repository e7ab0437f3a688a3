import './check-key.css';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { useTable, useTerminal, useTerminalState } from '../terminal-context.ts';
import { checkWords } from './check-words.ts';

/** Before the result what binds it, afterwards one tap to compute it again; nothing where it is a real one. */
export function CheckKey() {
  const words = useWords(checkWords);
  const language = useLanguage();
  const { store, parts } = useTerminal();
  const promised = useTable(({ view }) =>
    view?.round?.result ? null : (view?.round?.commitment ?? null),
  );
  const next = useTable(({ view }) => (view?.round ? null : (view?.committed ?? null)));
  const revealed = useTerminalState((state) => state.revealed);
  const isOver = promised === null && revealed !== null;
  return (
    <>
      {promised !== null && (
        <p className="check-key" data-commitment={promised} title={promised}>
          {words.promised} <code>{promised.slice(0, 8)}…</code>
        </p>
      )}
      {isOver && parts.drawn && (
        <button
          type="button"
          className="check-key"
          data-check-roll={revealed.round}
          onClick={() => store.setState({ panel: 'check' })}
        >
          {parts.drawn.words[language].key}
        </button>
      )}
      {next !== null && (
        <p className="next-bound" data-commitment={next} title={next}>
          {words.next} <code>{next.slice(0, 8)}…</code>
        </p>
      )}
    </>
  );
}
