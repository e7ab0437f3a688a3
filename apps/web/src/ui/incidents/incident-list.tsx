import type { PossibleIncident } from '../../console/model/dealer-view.ts';
import { useWords } from '../../text/dictionary.ts';
import { consequenceWords } from './consequence-words.ts';
import { incidentWords } from './incident-words.ts';

interface IncidentListProps {
  readonly incidents: readonly PossibleIncident[];
  readonly onChoose: (incident: PossibleIncident) => void;
}

/** Everything that can have happened at this point, each with what the rulebook makes of it. */
export function IncidentList({ incidents, onChoose }: IncidentListProps) {
  const words = useWords(incidentWords);
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
            <b>{words[possible.incident].name}</b>
            <span>{words[possible.incident].meaning}</span>
            <em>{consequences[possible.action]?.short}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}
