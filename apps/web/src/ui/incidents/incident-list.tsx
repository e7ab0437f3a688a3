import type { PossibleIncident } from '../../console/model/dealer-view.ts';
import { useParts } from '../../mechanics/mechanics.ts';
import { useWords } from '../../text/dictionary.ts';
import { consequenceWords } from './consequence-words.ts';
import { useIncidentText } from './incident-words.ts';

interface IncidentListProps {
  readonly mechanic: string | null;
  readonly incidents: readonly PossibleIncident[];
  readonly onChoose: (incident: PossibleIncident) => void;
}

/** Everything that can have happened at this point, each with what the rulebook makes of it. */
export function IncidentList({ mechanic, incidents, onChoose }: IncidentListProps) {
  const textOf = useIncidentText(useParts(mechanic, 'incidents') ?? null);
  const consequences = useWords(consequenceWords);
  return (
    <ul className="incidents">
      {incidents.map((possible) => (
        <li key={possible.incident}>
          <button
            type="button"
            className="incident"
            data-incident={possible.incident}
            data-action={possible.action}
            onClick={() => onChoose(possible)}
          >
            <b>{textOf(possible.incident).name}</b>
            <span>{textOf(possible.incident).meaning}</span>
            <em>{consequences[possible.action]?.short}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}
