import { useState } from 'react';
import type { Act, PossibleIncident } from '../../console/model/dealer-view.ts';
import { consoleWords } from '../../console/words/console-words.ts';
import type { IncidentView } from '../../mechanics/screen-mechanic.ts';
import { useWords } from '../../text/dictionary.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { IncidentForm } from './incident-form.tsx';
import { IncidentList } from './incident-list.tsx';
import { reportWords } from './report-words.ts';

interface IncidentPanelProps {
  readonly view: IncidentView;
  readonly act: Act;
  readonly onClose: () => void;
  readonly title: string;
  /** What may be chosen; one alone is chosen already. */
  readonly incidents: readonly PossibleIncident[];
  /** The round a correction is about, where somebody pressed beside it. */
  readonly round?: string;
}

/** First what happened, then what follows by which clause, and only then the button. */
export function IncidentPanel(props: IncidentPanelProps) {
  const { view, act, onClose, title, incidents, round } = props;
  const [only] = incidents.length === 1 ? incidents : [];
  const [chosen, choose] = useState<PossibleIncident | null>(only ?? null);
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
          view={view}
          incident={chosen}
          {...(round === undefined ? {} : { round })}
          onReport={(command) => {
            act(command);
            onClose();
          }}
          {...(only ? {} : { onBack: () => choose(null) })}
        />
      ) : (
        <IncidentList
          mechanic={view.table?.mechanic ?? null}
          incidents={incidents}
          onChoose={choose}
        />
      )}
    </Panel>
  );
}
