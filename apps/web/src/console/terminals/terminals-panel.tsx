import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { layoutName } from '../../ui/board/use-game.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { type Act, type DealerView, isAllowed, type Refusal } from '../model/dealer-view.ts';
import { consoleWords } from '../words/console-words.ts';
import { terminalWords } from '../words/terminal-words.ts';
import { FoundChips } from './found-chips.tsx';
import { TerminalCare } from './terminal-care.tsx';

interface TerminalsPanelProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly onClose: () => void;
  /** What the table refused last. */
  readonly refusal: Refusal | null;
}

/** Who sits at the table, and what a dealer or supervisor does for them. */
export function TerminalsPanel({ view, act, onClose, refusal }: TerminalsPanelProps) {
  const [chosen, choose] = useState<string | null>(view.terminals[0]?.terminal ?? null);
  const words = useWords(terminalWords);
  const { close } = useWords(consoleWords);
  const terminal = view.terminals.find((each) => each.terminal === chosen);
  return (
    <Panel
      title={words.title}
      closeLabel={close}
      onClose={onClose}
      name="terminals"
      tools={<LanguageSwitch />}
    >
      <div className="equipment">
        {refusal && (
          <div className="panel-refusal" role="alert">
            <RefusalNote refusal={refusal} />
          </div>
        )}
        {view.terminals.length === 0 && <p className="quiet">{words.none}</p>}
        <ul className="choice-keys terminal-keys">
          {view.terminals.map(({ terminal: id, isLocked, game }) => (
            <li key={id}>
              <button
                type="button"
                className="choice"
                data-terminal={id}
                aria-pressed={id === chosen}
                onClick={() => choose(id)}
              >
                {id}
                <small>
                  {isLocked ? words.locked : words.seated}
                  {game !== undefined && ` · ${words.layout} ${layoutName(game)}`}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {terminal && <TerminalCare key={chosen} view={view} act={act} terminal={terminal} />}
        {terminal && isAllowed(view, 'RecordBet') && (
          <FoundChips view={view} act={act} terminal={terminal} />
        )}
      </div>
    </Panel>
  );
}
