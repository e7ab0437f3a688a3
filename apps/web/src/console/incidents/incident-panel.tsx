import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { Act, PossibleIncident } from '../model/dealer-view.ts';
import type { IncidentView } from '../model/incident-details.ts';
import { consoleWords } from '../words/console-words.ts';
import { reportWords } from '../words/report-words.ts';
import { IncidentForm } from './incident-form.tsx';
import { IncidentList } from './incident-list.tsx';

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
        <IncidentList incidents={incidents} onChoose={choose} />
      )}
    </Panel>
  );
}
