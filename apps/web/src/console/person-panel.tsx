import { http } from '../session/http.ts';
import { forgetKey } from '../session/key.ts';
import { useWords } from '../text/dictionary.ts';
import { Panel } from '../ui/panel.tsx';
import { positionWords } from '../ui/position-words.ts';
import type { Person } from './person.ts';
import { consoleWords } from './words/console-words.ts';

interface PersonPanelProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Who stands here, in which position they act, and the way out. */
export function PersonPanel({ person, onClose }: PersonPanelProps) {
  const words = useWords(consoleWords);
  const positions = useWords(positionWords);
  const { name, position, actingAs, actingPositions } = person;
  return (
    <Panel title={name} closeLabel={words.close} onClose={onClose} name="person" size="narrow">
      <div className="pause-reasons">
        {actingAs && (
          <button type="button" className="key" onClick={() => void actIn(null)}>
            {positions[position]}
          </button>
        )}
        {actingPositions.map((each) => (
          <button
            key={each}
            type="button"
            className="key"
            data-act-as={each}
            aria-pressed={each === actingAs}
            onClick={() => void actIn(each)}
          >
            {words.actingAs(positions[each])}
          </button>
        ))}
        <button
          type="button"
          className="key key--danger"
          data-do="sign-out"
          onClick={() => void leave()}
        >
          {words.signOut}
        </button>
      </div>
    </Panel>
  );
}

/** The line to the table was opened in the old position; it is opened again in the new one. */
async function actIn(position: Person['position'] | null): Promise<void> {
  const changed = await http().actAs(position);
  if (changed.ok) location.reload();
}

async function leave(): Promise<void> {
  await http().signOut();
  forgetKey();
  location.assign('/');
}
