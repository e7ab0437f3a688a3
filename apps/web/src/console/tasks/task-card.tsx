import type { WireCommand } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { RefusalNote } from '../../ui/refusal-note.tsx';
import { useConsoleParts } from '../console-parts-context.ts';
import {
  type Act,
  type DealerView,
  type Refusal,
  refusalOf,
  type Step,
} from '../model/dealer-view.ts';
import { type Task, taskOf } from '../model/task.ts';
import type { Person } from '../person.ts';
import type { ConsolePanel } from '../step-list-card.tsx';
import { consoleWords } from '../words/console-words.ts';
import { isDisagreement, pauseText } from '../words/fault-words.ts';
import { useStepText } from '../words/step-words.ts';
import { ActKeys } from './act-keys.tsx';
import { EscalatedIncidentTask } from './escalated-incident-task.tsx';
import { StepPicture } from './step-picture.tsx';
import { StepTask } from './step-task.tsx';
import { TaskHead } from './task-head.tsx';

export interface TaskProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly now: number;
  /** Something was pressed and is not answered, or the line is down: no key does anything. */
  readonly isBusy: boolean;
  readonly onOpen: (panel: ConsolePanel) => void;
  /** Who stands at the console. */
  readonly person: Person;
}

/** The one thing that is to be done now, and nothing else. */
export function TaskCard({
  isOnline,
  ...props
}: TaskProps & {
  readonly isOnline: boolean;
}) {
  const task = taskOf(props.view, useConsoleParts());
  const { offlineNote } = useWords(consoleWords);
  return (
    <section
      className="card task-card"
      aria-labelledby="task-title"
      data-task={task.kind}
      data-step={'step' in task ? task.step.step : undefined}
    >
      {!isOnline && (
        <p className="offline-note" role="alert">
          {offlineNote}
        </p>
      )}
      <TaskBody task={task} {...props} isBusy={props.isBusy || !isOnline} />
      <ActKeys view={props.view} act={props.act} isBusy={props.isBusy || !isOnline} />
    </section>
  );
}

function TaskBody({ task, ...props }: TaskProps & { readonly task: Task }) {
  switch (task.kind) {
    case 'unconfigured':
    case 'closed':
      return <ClosedTask {...props} />;
    case 'suspended':
      return <SuspendedTask {...props} reason={task.reason} />;
    case 'paused':
      return <PausedTask {...props} reason={task.reason} isInRound={task.isInRound} />;
    case 'matter':
      return <EscalatedIncidentTask {...props} matter={task.matter} />;
    case 'equipment':
      return <EquipmentTask {...props} refusal={task.refusal} />;
    case 'machine':
      return <MachineTask {...props} step={task.step} />;
    case 'step':
      return <StepBody {...props} step={task.step} refusal={task.refusal} />;
  }
}

function StepBody(props: TaskProps & Pick<Extract<Task, { kind: 'step' }>, 'step' | 'refusal'>) {
  const { tasks, presses } = useConsoleParts();
  const { step: name } = props.step;
  const Own = tasks[name];
  const command = presses[name] ?? PRESSES[name];
  if (Own) return <Own key={props.view.round?.id ?? 'idle'} {...props} />;
  return command ? <StepTask {...props} command={command} /> : null;
}

/** The steps of every game that take one press and no details. */
const PRESSES: Readonly<Record<string, WireCommand>> = {
  'open-bets': { type: 'OpenBets' },
  'close-bets': { type: 'CloseBets' },
};

/** The equipment is not ready for a round; the panel of checks is one press away. */
function EquipmentTask({ refusal, onOpen }: TaskProps & { readonly refusal: Refusal }) {
  const words = useWords(consoleWords);
  return (
    <>
      <TaskHead title={words.notReady} hint={words.notReadyHint} />
      <div className="task-middle">
        <RefusalNote refusal={refusal} />
      </div>
      <button
        type="button"
        className="key key--main"
        data-open="equipment"
        onClick={() => onOpen('equipment')}
      >
        {words.equipment}
      </button>
    </>
  );
}

/** No further round until the fault is mended. */
function SuspendedTask({ view, act, isBusy, reason }: TaskProps & { readonly reason: string }) {
  const words = useWords(consoleWords);
  const refusal = refusalOf(view, 'ReleaseTable');
  return (
    <>
      <TaskHead title={words.suspendedTitle} hint={reason} />
      <div className="task-middle">{refusal && <RefusalNote refusal={refusal} />}</div>
      <button
        type="button"
        className="key key--main"
        data-do="ReleaseTable"
        disabled={refusal !== null || isBusy}
        onClick={() => act({ type: 'ReleaseTable' })}
      >
        {words.release}
      </button>
    </>
  );
}

/** A step nobody has to take: an automatic table, or a machine that finds the result by itself. */
function MachineTask({ view, step, now, act, isBusy }: TaskProps & { readonly step: Step }) {
  const words = useWords(consoleWords);
  const text = useStepText(step.step);
  const parts = useConsoleParts();
  const { reads } = parts.words[useLanguage()];
  const isReading = step.step === parts.resultStep;
  return (
    <>
      <TaskHead title={text.title} hint={words.machine.hint} because={step.because} />
      <div className="task-middle">
        {isReading ? (
          <parts.Reading view={view} />
        ) : (
          <StepPicture view={view} step={step.step} now={now} />
        )}
      </div>
      <p className="machine-note" role="status">
        {isReading ? reads : words.machine.title}
      </p>
      {isReading && parts.Unheard && <parts.Unheard view={view} act={act} isBusy={isBusy} />}
    </>
  );
}

/** A closed table: what is missing before it opens, and who opens it. */
function ClosedTask({ view, act, isBusy, onOpen }: TaskProps) {
  const words = useWords(consoleWords);
  const refusal = refusalOf(view, 'OpenTable');
  return (
    <>
      <TaskHead
        title={words.closedTitle}
        hint={view.table ? words.closedHint : words.unconfigured}
      />
      <div className="task-middle">{refusal && <RefusalNote refusal={refusal} />}</div>
      <div className="task-keys">
        {view.inspection && (
          <button type="button" className="key" onClick={() => onOpen('equipment')}>
            {words.equipment}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do="OpenTable"
          disabled={refusal !== null || isBusy}
          onClick={() => act({ type: 'OpenTable' })}
        >
          {words.openTable}
        </button>
      </div>
    </>
  );
}

interface PausedTaskProps extends TaskProps {
  readonly reason: string;
  readonly isInRound: boolean;
}

/** After a pause or a restart: the round continues as it was, or an interruption is declared. */
function PausedTask({ view, act, isBusy, onOpen, person, reason, isInRound }: PausedTaskProps) {
  const words = useWords(consoleWords);
  const language = useLanguage();
  const own = useConsoleParts().words[language];
  const refusal = refusalOf(view, 'ResumeTable');
  // Whoever read the result does not settle alone which reading is right.
  const isAlone = isDisagreement(reason) && person.position === 'dealer';
  return (
    <>
      <TaskHead title={words.pausedTitle} hint={pauseText(reason, language)}>
        <p className="quiet">{isInRound ? words.pausedInRound : words.pausedIdle}</p>
      </TaskHead>
      <div className="task-middle">
        {refusal && <RefusalNote refusal={refusal} />}
        {isAlone && <p data-note="two-people">{own.twoSettle ?? words.twoSettle}</p>}
      </div>
      <div className="task-keys task-keys--even">
        {isInRound && (
          <button
            type="button"
            className="key key--danger"
            data-open="interruption"
            onClick={() => onOpen('interruption')}
          >
            {words.interrupt}
          </button>
        )}
        <button
          type="button"
          className="key key--main"
          data-do="ResumeTable"
          disabled={refusal !== null || isAlone || isBusy}
          onClick={() => act({ type: 'ResumeTable' })}
        >
          {isInRound ? words.resume : words.resumeIdle}
        </button>
      </div>
    </>
  );
}
