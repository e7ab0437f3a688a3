import type { WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import type { PossibleIncident } from '../../console/model/dealer-view.ts';
import { useParts } from '../../mechanics/mechanics.ts';
import type { IncidentParts, IncidentView } from '../../mechanics/screen-mechanic.ts';
import { useWords } from '../../text/dictionary.ts';
import { Because } from '../clause-tag.tsx';
import { consequenceWords } from './consequence-words.ts';
import { DetailFields } from './detail-fields.tsx';
import {
  type IncidentDetails,
  inputsFor,
  isComplete,
  NO_DETAILS,
  reportOf,
} from './incident-details.ts';
import { useIncidentText } from './incident-words.ts';
import { reportWords } from './report-words.ts';

interface IncidentFormProps {
  readonly view: IncidentView;
  readonly incident: PossibleIncident;
  readonly round?: string;
  readonly onReport: (command: WireCommand) => void;
  readonly onBack?: () => void;
}

/** What follows from an incident, what has to be said about it, and the button that reports it. */
export function IncidentForm(props: IncidentFormProps) {
  const parts = useParts(props.view.table?.mechanic ?? null, 'incidents');
  return parts ? <KnownForm {...props} parts={parts} /> : null;
}

interface KnownFormProps extends IncidentFormProps {
  readonly parts: IncidentParts;
}

function KnownForm({ view, incident, round, onReport, onBack, parts }: KnownFormProps) {
  const [details, setDetails] = useState<IncidentDetails>({
    ...NO_DETAILS,
    rounds: round === undefined ? [] : [round],
  });
  const words = useWords(reportWords);
  const text = useIncidentText(parts)(incident.incident);
  const consequence = useWords(consequenceWords)[incident.action];
  const inputs = inputsFor(incident, view, parts);
  return (
    <form
      className="incident-form"
      data-incident={incident.incident}
      onSubmit={(event) => {
        event.preventDefault();
        onReport(reportOf(incident.incident, inputs, details, parts));
      }}
    >
      <div className="consequence" data-action={incident.action}>
        <h3>{text.name}</h3>
        <p className="consequence-meaning">{text.meaning}</p>
        <h4>{words.follows}</h4>
        <p className="consequence-text">{consequence?.full}</p>
        <Because citations={incident.because} />
      </div>
      <DetailFields
        view={view}
        parts={parts}
        inputs={inputs}
        details={details}
        onChange={setDetails}
      />
      <div className="task-keys">
        {onBack && (
          <button type="button" className="key" onClick={onBack}>
            {words.back}
          </button>
        )}
        <button
          type="submit"
          className={`key ${isEnding(incident.action) ? 'key--danger' : 'key--main'}`}
          data-do="ReportIncident"
          disabled={!isComplete(inputs, details, parts)}
        >
          {submitText(incident.action, words)}
        </button>
      </div>
    </form>
  );
}

function isEnding(action: string): boolean {
  return action === 'void-round' || action === 'void-affected-rounds' || action === 'no-roll';
}

function submitText(action: string, words: (typeof reportWords)['en']): string {
  if (action === 'void-round') return words.confirmVoid;
  if (action === 'no-roll') return words.confirmShake;
  return action === 'resettle-by-dice' ? words.confirmRequest : words.confirm;
}
