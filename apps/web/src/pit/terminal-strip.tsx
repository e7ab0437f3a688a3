import type { PitView } from '@baize/protocol/client';
import { http } from '../session/http.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { layoutName } from '../ui/board/use-game.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { pitWords } from './words/pit-words.ts';
import { terminalWords } from './words/terminal-words.ts';

interface TerminalStripProps {
  readonly view: PitView;
  readonly table: string;
}

/** Who sits at the table, what they have staked, whose line is lost and who waits for somebody. */
export function TerminalStrip({ view, table }: TerminalStripProps) {
  const words = useWords(pitWords);
  const states = useWords(terminalWords);
  const links = useAsked(`links ${table}`, () => http().terminals(table), 3_000);
  const linkOf = new Map(links.value?.terminals.map((each) => [each.terminal, each]));
  return (
    <section className="hcard pit-terminals">
      <div className="hcard-head">
        <h2>{words.terminals(table)}</h2>
        <small>{view.terminals.length}</small>
      </div>
      <ul>
        {view.terminals.map(({ terminal, game, staked, locked, owed }) => {
          const link = linkOf.get(terminal);
          const state = stateOf(locked !== null, link);
          return (
            <li key={terminal} data-terminal={terminal} data-state={state}>
              <small>
                {terminal} {game !== undefined && <em data-game={game}>{layoutName(game)}</em>}{' '}
                {state !== 'online' && <i>{states[state]}</i>}
              </small>
              <b>{staked > 0 ? amountText(staked) : '–'}</b>
              {owed > 0 && <small className="neg">{words.owes(amountText(owed))}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type LinkState = 'online' | 'offline' | 'calls' | 'locked';

function stateOf(
  isLocked: boolean,
  link: { readonly isOnline: boolean; readonly attendantCalledAt: number | null } | undefined,
): LinkState {
  if (isLocked) return 'locked';
  if (link?.attendantCalledAt != null) return 'calls';
  return link && !link.isOnline ? 'offline' : 'online';
}
