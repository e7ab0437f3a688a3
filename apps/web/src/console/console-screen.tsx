import { useState } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { IncidentPanel } from '../ui/incidents/incident-panel.tsx';
import { PausePanel } from '../ui/incidents/pause-panel.tsx';
import { reportWords } from '../ui/incidents/report-words.ts';
import { RequestsCard } from '../ui/requests/requests-card.tsx';
import { WaitingPlayers } from '../ui/waiting/waiting-players.tsx';
import { ConsolePartsContext, useConsoleParts } from './console-parts-context.ts';
import { FaultsCard } from './faults/faults-card.tsx';
import { Header } from './header.tsx';
import type { Act, DealerView, Refusal } from './model/dealer-view.ts';
import { tossEnders } from './model/incident-groups.ts';
import { Notice } from './notice.tsx';
import type { Person } from './person.ts';
import { PersonPanel } from './person-panel.tsx';
import { ResultsCard } from './results-card.tsx';
import { RoundCard } from './round-card.tsx';
import { type ConsolePanel, StepListCard } from './step-list-card.tsx';
import { TaskCard } from './tasks/task-card.tsx';
import { TerminalsPanel } from './terminals/terminals-panel.tsx';
import { consoleWords } from './words/console-words.ts';
import './console.css';

export interface ConsoleScreenProps {
  readonly view: DealerView;
  readonly person: Person;
  readonly act: Act;
  readonly isBusy: boolean;
  readonly isOnline: boolean;
  readonly clockOffset: number;
  /** Server time. */
  readonly now: number;
  readonly refusal: Refusal | null;
  readonly onDismiss: () => void;
}

type OpenPanel = ConsolePanel | { readonly correct: string };

/** The whole Game Console: the round, the task, what is known; anything else opens over it. */
export function ConsoleScreen(props: ConsoleScreenProps) {
  const parts = useParts(props.view.table?.mechanic ?? null, 'console');
  const { unknownMechanic, unconfigured, loading } = useWords(consoleWords);
  if (!parts) {
    const why = props.view.table ? (parts === null ? unknownMechanic : loading) : unconfigured;
    return (
      <p className="opening" role={parts === null ? 'alert' : 'status'}>
        {why}
      </p>
    );
  }
  return (
    <ConsolePartsContext value={parts}>
      <KnownConsole {...props} />
    </ConsolePartsContext>
  );
}

function KnownConsole(props: ConsoleScreenProps) {
  const { view, act, now, refusal, onDismiss } = props;
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  return (
    <div className="console" data-phase={view.round?.phase ?? 'idle'}>
      <PictureSymbols />
      <Header {...props} onOpen={setPanel} />
      <main className="console-main">
        <StepListCard view={view} onOpen={setPanel} />
        <TaskCard
          view={view}
          act={act}
          now={now}
          isBusy={props.isBusy}
          isOnline={props.isOnline}
          onOpen={setPanel}
        />
        <div className="console-side">
          <RequestsCard view={view} act={act} />
          {view.table && <WaitingPlayers table={view.table.table} look="card" />}
          <FaultsCard view={view} />
          <RoundCard view={view} now={now} />
          <ResultsCard view={view} onCorrect={(round) => setPanel({ correct: round })} />
        </div>
      </main>
      {refusal && !staysOpen(panel) && (
        <Notice
          refusal={refusal}
          onDismiss={onDismiss}
          onCallPit={() => {
            onDismiss();
            setPanel('pause');
          }}
        />
      )}
      {panel && <OpenedPanel panel={panel} onClose={() => setPanel(null)} {...props} />}
    </div>
  );
}

/** Where a panel stays open after a press, it tells itself what was refused. */
function staysOpen(panel: OpenPanel | null): boolean {
  return panel === 'equipment' || panel === 'terminals';
}

interface OpenedPanelProps extends ConsoleScreenProps {
  readonly panel: OpenPanel;
  readonly onClose: () => void;
}

function OpenedPanel({ panel, view, act, now, person, refusal, onClose }: OpenedPanelProps) {
  const words = useWords(reportWords);
  const { Equipment, words: own } = useConsoleParts();
  const { voidTitle } = own[useLanguage()];
  const shared = { view, act, onClose };
  if (panel === 'pause') return <PausePanel act={act} onClose={onClose} />;
  if (panel === 'person') return <PersonPanel person={person} onClose={onClose} />;
  if (panel === 'terminals') return <TerminalsPanel {...shared} refusal={refusal} />;
  if (panel === 'equipment') {
    return Equipment && <Equipment {...shared} now={now} refusal={refusal} />;
  }
  if (panel === 'incidents') {
    return <IncidentPanel {...shared} title={words.title} incidents={view.incidents} />;
  }
  if (panel === 'toss') {
    const incidents = tossEnders(view.incidents);
    return <IncidentPanel {...shared} title={voidTitle} incidents={incidents} />;
  }
  const wanted = panel === 'interruption' ? 'round-interrupted' : 'wrong-result-registered';
  return (
    <IncidentPanel
      {...shared}
      title={words.title}
      incidents={view.incidents.filter(({ incident }) => incident === wanted)}
      {...(panel === 'interruption' ? {} : { round: panel.correct })}
    />
  );
}
