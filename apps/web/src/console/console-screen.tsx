import './console.css';
import { useState } from 'react';
import type { Fact, OwnFacts } from '../mechanics/console-part-words.ts';
import { useParts } from '../mechanics/mechanics.ts';
import { PictureSymbols } from '../mechanics/result-picture.tsx';
import type { ConsoleSideProps } from '../mechanics/screen-mechanic.ts';
import { amountText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { Because } from '../ui/clause-tag.tsx';
import { DueCard } from '../ui/due/due-card.tsx';
import { IncidentPanel } from '../ui/incidents/incident-panel.tsx';
import { PausePanel } from '../ui/incidents/pause-panel.tsx';
import { reportWords } from '../ui/incidents/report-words.ts';
import { refusalText } from '../ui/refusal-text.ts';
import { RequestsCard } from '../ui/requests/request-card.tsx';
import { ServicePanel } from '../ui/service/service-panel.tsx';
import { WaitingPlayers } from '../ui/waiting/waiting-players.tsx';
import { ConsolePartsContext, useConsoleParts } from './console-parts-context.ts';
import { FaultsCard } from './faults/faults-card.tsx';
import { Header } from './header.tsx';
import type { Act, DealerView, Refusal } from './model/dealer-view.ts';
import { tossEnders } from './model/incident-groups.ts';
import type { Person } from './person.ts';
import { PersonPanel } from './person-panel.tsx';
import { ResultsCard } from './results-card.tsx';
import { type ConsolePanel, StepListCard } from './step-list-card.tsx';
import { LimitBreaches } from './tasks/act-keys.tsx';
import { TaskCard } from './tasks/task-card.tsx';
import { TerminalsPanel } from './terminals/terminals-panel.tsx';
import { consoleWords } from './words/console-words.ts';

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
  const [panel, setPanel] = useState<ConsolePanel | null>(null);
  return (
    <div
      className="console"
      data-phase={view.round?.phase ?? 'idle'}
      data-mechanic={view.table?.mechanic}
    >
      <PictureSymbols />
      <Header {...props} onOpen={setPanel} />
      <main className="console-main">
        <StepListCard
          view={view}
          onOpen={setPanel}
          act={act}
          isBusy={props.isBusy || !props.isOnline}
        />
        <TaskCard
          view={view}
          act={act}
          now={now}
          isBusy={props.isBusy}
          isOnline={props.isOnline}
          onOpen={setPanel}
          person={props.person}
        />
        <div className="console-side">
          <RequestsCard view={view} act={act} />
          {view.table && <WaitingPlayers table={view.table.table} look="card" />}
          <LimitBreaches view={view} act={act} isBusy={props.isBusy || !props.isOnline} />
          <Due view={view} now={now} onOpen={() => setPanel('equipment')} />
          <FaultsCard view={view} />
          <KnownSide view={view} now={now} onCorrect={(round) => setPanel({ correct: round })} />
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

interface DueProps {
  readonly view: DealerView;
  readonly now: number;
  readonly onOpen: () => void;
}

/** What has to be done about the equipment, and the sheet it is done on. */
function Due({ view, now, onOpen }: DueProps) {
  const { seeToIt } = useWords(consoleWords);
  return (
    <DueCard view={view} now={now} look="card">
      <button type="button" className="key" data-do="see-to-it" onClick={onOpen}>
        {seeToIt}
      </button>
    </DueCard>
  );
}

/** What is known of the round and of those before, as its mechanic says it or as every game does. */
function KnownSide(props: ConsoleSideProps) {
  const { Side } = useConsoleParts();
  if (Side) return <Side {...props} />;
  return (
    <>
      <RoundCard view={props.view} now={props.now} />
      <ResultsCard view={props.view} onCorrect={props.onCorrect} />
    </>
  );
}

/** Where a panel stays open after a press, it tells itself what was refused. */
function staysOpen(panel: ConsolePanel | null): boolean {
  return panel === 'equipment' || panel === 'terminals' || panel === 'service';
}

interface OpenedPanelProps extends ConsoleScreenProps {
  readonly panel: ConsolePanel;
  readonly onClose: () => void;
}

function OpenedPanel({ panel, view, act, now, person, refusal, onClose }: OpenedPanelProps) {
  const words = useWords(reportWords);
  const { Equipment, words: own } = useConsoleParts();
  const incidentParts = useParts(view.table?.mechanic ?? null, 'incidents');
  const { voidTitle } = own[useLanguage()];
  const shared = { view, act, onClose };
  if (panel === 'pause') return <PausePanel act={act} onClose={onClose} />;
  if (panel === 'person') return <PersonPanel person={person} onClose={onClose} />;
  if (panel === 'terminals') return <TerminalsPanel {...shared} refusal={refusal} />;
  if (panel === 'service') return <ServicePanel {...shared} refusal={refusal} />;
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
  if (typeof panel === 'object' && 'report' in panel) {
    const incidents = view.incidents.filter(({ incident }) => panel.report.includes(incident));
    return <IncidentPanel {...shared} title={words.title} incidents={incidents} />;
  }
  if (typeof panel === 'object' && incidentParts?.Correction) {
    return <incidentParts.Correction {...shared} round={panel.correct} />;
  }
  const wanted = panel === 'interruption' ? 'round-interrupted' : 'wrong-result-registered';
  return (
    <IncidentPanel
      {...shared}
      title={words.title}
      incidents={view.incidents.filter(({ incident }) => incident === wanted)}
      {...(panel === 'interruption' || panel.correct === null ? {} : { round: panel.correct })}
    />
  );
}

interface NoticeProps {
  readonly refusal: Refusal;
  readonly onDismiss: () => void;
  readonly onCallPit: () => void;
}

/** What the table refused, with the rule. Readings that disagree stop the dealer and call the pit. */
function Notice({ refusal, onDismiss, onCallPit }: NoticeProps) {
  const words = useWords(consoleWords);
  const language = useLanguage();
  const own = useConsoleParts().words[language];
  const isDispute = refusal.code === 'readings-disagree';
  return (
    <div className="notice" role="alert" data-refusal={refusal.code}>
      <div className="notice-text">
        <h2>{isDispute ? words.disagree : words.notNow}</h2>
        <p>{refusalText(refusal, language)}</p>
        {isDispute && <p>{own.disagreeHelp ?? words.disagreeHelp}</p>}
        <Because citations={refusal.because} />
      </div>
      <div className="notice-keys">
        {isDispute && (
          <button type="button" className="key key--danger" data-do="call-pit" onClick={onCallPit}>
            {words.callPit}
          </button>
        )}
        <button type="button" className="key" data-do="dismiss" onClick={onDismiss}>
          {isDispute ? (own.readAgain ?? words.readAgain) : words.dismiss}
        </button>
      </div>
    </div>
  );
}

interface RoundCardProps {
  readonly view: DealerView;
  /** Server time. */
  readonly now: number;
}

/** What a dealer may know of the round: no figure of money before the result stands. */
function RoundCard({ view, now }: RoundCardProps) {
  const words = useWords(consoleWords);
  const own = useConsoleParts().facts?.(view, useLanguage());
  return (
    <section className="card round-card" aria-labelledby="this-round">
      <h2 id="this-round">{words.thisRound}</h2>
      <dl className="facts">
        {factsOf(view, now, words, own).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Words = (typeof consoleWords)['en'];

function factsOf(
  view: DealerView,
  now: number,
  words: Words,
  own: OwnFacts | undefined,
): readonly Fact[] {
  const { facts } = words;
  const { round, settled, breaches } = view;
  const list: Fact[] = [[facts.terminals, String(view.terminals.length)]];
  if (round) {
    list.push([facts.betsClosed, round.phase === 'betting' ? facts.open : facts.closed]);
  }
  if (round?.phase === 'betting' && round.betsOpenedAt !== null) {
    list.push([facts.bettingFor, durationText(now - round.betsOpenedAt)]);
  }
  list.push(...(own?.round ?? []));
  if (breaches.length > 0) list.push([facts.outsideLimits, String(breaches.length)]);
  if (settled) {
    const payable = settled.reduce((sum, { returned }) => sum + returned, 0);
    list.push([facts.payable, amountText(payable)]);
  }
  return [...list, ...(own?.table ?? [])];
}

/** `0:18` */
function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
