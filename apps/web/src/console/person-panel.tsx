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
  const act = async (position: Person['position'] | null) => {
    const changed = await http().actAs(position);
    // The line to the table was opened in the old position; it is opened again in the new one.
    if (changed.ok) location.reload();
  };
  const leave = async () => {
    await http().signOut();
    forgetKey();
    location.assign('/');
  };
  return (
    <Panel
      title={person.name}
      closeLabel={words.close}
      onClose={onClose}
      name="person"
      size="narrow"
    >
      <div className="pause-reasons">
        {person.actingAs && (
          <button type="button" className="key" onClick={() => void act(null)}>
            {positions[person.position]}
          </button>
        )}
        {person.actingPositions.map((position) => (
          <button
            key={position}
            type="button"
            className="key"
            data-act-as={position}
            aria-pressed={position === person.actingAs}
            onClick={() => void act(position)}
          >
            {words.actingAs(positions[position])}
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
