import type { WireCommand } from '@baize/protocol/client';
import { useState } from 'react';
import type { Act, Incident, PossibleIncident } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import { useParts } from '../../mechanics/mechanics.ts';
import type { IncidentParts, IncidentView } from '../../mechanics/screen-mechanic.ts';
import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { moneyText } from '../../text/amount.ts';
import { useWords } from '../../text/dictionary.ts';
import { Because } from '../clause-tag.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { useConsequences } from './consequence-words.ts';
import { DetailFields } from './detail-fields.tsx';
import {
  chosenOf,
  type IncidentDetails,
  inputsFor,
  isComplete,
  NO_DETAILS,
  onlyOne,
  reportOf,
} from './incident-details.ts';
import { useIncidentText } from './incident-words.ts';
import { reportWords } from './report-words.ts';
import { type Returned, returnsOf, sumOf } from './returns.ts';
import { VoidReturns } from './void-returns.tsx';

interface IncidentPanelProps {
  readonly view: IncidentView;
  readonly act: Act;
  readonly onClose: () => void;
  readonly title: string;
  /** What may have happened by now; one that stood alone when somebody opened this is chosen while it does. */
  readonly incidents: readonly PossibleIncident[];
  /** The round a correction is about, where somebody pressed beside it. */
  readonly round?: string;
}

/** First what happened, then what follows by which clause, and only then the button. */
export function IncidentPanel(props: IncidentPanelProps) {
  const { view, act, onClose, title, incidents, round } = props;
  const [only] = useState(() => onlyOne(incidents));
  const [pressed, choose] = useState<Incident | null>(null);
  const chosen = chosenOf(incidents, { only, pressed });
  const words = useWords(reportWords);
  const { close } = useWords(consoleWords);
  return (
    <Panel
      title={title}
      closeLabel={close}
      onClose={onClose}
      name="incident"
      tools={<LanguageSwitch />}
    >
      {incidents.length === 0 && <p className="quiet">{words.nothing}</p>}
      {chosen ? (
        <IncidentForm
          key={chosen.incident}
          view={view}
          incident={chosen}
          {...(round === undefined ? {} : { round })}
          onReport={(command) => {
            act(command);
            onClose();
          }}
          // Whoever has begun to say what happened has chosen.
          onBegun={() => choose(chosen.incident)}
          {...(incidents.length > 1 ? { onBack: () => choose(null) } : {})}
        />
      ) : (
        <IncidentList
          mechanic={view.table?.mechanic ?? null}
          incidents={incidents}
          onChoose={({ incident }) => choose(incident)}
        />
      )}
    </Panel>
  );
}

interface IncidentListProps {
  readonly mechanic: string | null;
  readonly incidents: readonly PossibleIncident[];
  readonly onChoose: (incident: PossibleIncident) => void;
}

/** Everything that can have happened at this point, each with what the rulebook makes of it. */
function IncidentList({ mechanic, incidents, onChoose }: IncidentListProps) {
  const own = useOwnWords(mechanic);
  const textOf = useIncidentText(own);
  const consequences = useConsequences(own);
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

interface IncidentFormProps {
  readonly view: IncidentView;
  readonly incident: PossibleIncident;
  readonly round?: string;
  readonly onReport: (command: WireCommand) => void;
  readonly onBegun: () => void;
  readonly onBack?: () => void;
}

/** What follows from an incident, what has to be said about it, and the button that reports it. */
function IncidentForm(props: IncidentFormProps) {
  const parts = useParts(props.view.table?.mechanic ?? null, 'incidents');
  return parts ? <KnownForm {...props} parts={parts} /> : null;
}

interface KnownFormProps extends IncidentFormProps {
  readonly parts: IncidentParts;
}

function KnownForm(props: KnownFormProps) {
  const { view, incident, round, onReport, onBegun, onBack, parts } = props;
  const [details, setDetails] = useState(() => firstDetails(round));
  const words = useWords(reportWords);
  const own = useOwnWords(view.table?.mechanic ?? null);
  const confirm = useConsequences(own)[incident.action]?.confirm;
  const inputs = inputsFor(incident, view, parts);
  const returned = isVoid(incident.action) ? returnsOf(view) : null;
  return (
    <form
      className="incident-form"
      data-incident={incident.incident}
      onSubmit={(event) => {
        event.preventDefault();
        onReport(reportOf(incident.incident, inputs, details, parts));
      }}
    >
      <Consequence mechanic={view.table?.mechanic ?? null} incident={incident} />
      {isVoid(incident.action) && view.round && <VoidReturns returned={returned} />}
      <DetailFields
        view={view}
        parts={parts}
        inputs={inputs}
        details={details}
        onChange={(said) => {
          setDetails(said);
          onBegun();
        }}
      />
      <div className="task-keys">
        {onBack && (
          <button type="button" className="key" onClick={onBack}>
            {words.back}
          </button>
        )}
        <button
          type="submit"
          className={keyLook(incident.action)}
          data-do="ReportIncident"
          disabled={!isComplete(inputs, details, parts)}
        >
          {confirm ?? submitText(incident.action, returned, words)}
        </button>
      </div>
    </form>
  );
}

interface ConsequenceProps {
  readonly mechanic: string | null;
  readonly incident: PossibleIncident;
}

/** What happened, what follows, and by which clause. */
function Consequence({ mechanic, incident }: ConsequenceProps) {
  const words = useWords(reportWords);
  const own = useOwnWords(mechanic);
  const text = useIncidentText(own)(incident.incident);
  return (
    <div className="consequence" data-action={incident.action}>
      <h3>{text.name}</h3>
      <p className="consequence-meaning">{text.meaning}</p>
      <h4>{words.follows}</h4>
      <p className="consequence-text">{useConsequences(own)[incident.action]?.full}</p>
      <Because citations={incident.because} />
    </div>
  );
}

function firstDetails(round: string | undefined): IncidentDetails {
  return { ...NO_DETAILS, rounds: round === undefined ? [] : [round] };
}

function keyLook(action: string): string {
  const isEnding = ENDING.includes(action);
  return `key ${isEnding ? 'key--danger' : 'key--main'}`;
}

const ENDING: readonly string[] = ['void-round', 'void-affected-rounds', 'no-roll'];

function isVoid(action: string): boolean {
  return action === 'void-round' || action === 'void-affected-rounds';
}

function submitText(
  action: string,
  returned: readonly Returned[] | null,
  words: (typeof reportWords)['en'],
): string {
  if (action === 'void-round') {
    const sum = sumOf(returned ?? []);
    return sum > 0 ? words.confirmVoidOf(moneyText(sum)) : words.confirmVoid;
  }
  return action === 'resettle-by-dice' ? words.confirmRequest : words.confirm;
}
