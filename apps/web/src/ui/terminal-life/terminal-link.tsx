import './terminal-life.css';
import { goTo } from '../house/use-address.ts';
import { useLifeWords } from './life-words.ts';

/** The name of a terminal, which opens its whole life over the screen. */
export function TerminalLink({ terminal }: { readonly terminal: string }) {
  const words = useLifeWords();
  return (
    <button
      type="button"
      className="terminal-link"
      data-terminal-life={terminal}
      title={words.open(terminal)}
      onClick={(event) => {
        // A row it stands in may open something else.
        event.stopPropagation();
        goTo({ life: terminal });
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {terminal}
    </button>
  );
}
