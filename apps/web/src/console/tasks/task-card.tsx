import type { WireCommand } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import { useConsoleParts } from '../console-parts-context.ts';
import type { Act, DealerView } from '../model/dealer-view.ts';
import { type Task, taskOf } from '../model/task.ts';
import type { ConsolePanel } from '../step-list-card.tsx';
import { consoleWords } from '../words/console-words.ts';
import { ClosedTask } from './closed-task.tsx';
import { EquipmentTask } from './equipment-task.tsx';
import { EscalatedIncidentTask } from './escalated-incident-task.tsx';
import { MachineTask } from './machine-task.tsx';
import { PausedTask } from './paused-task.tsx';
import { StepTask } from './step-task.tsx';
import { SuspendedTask } from './suspended-task.tsx';

export interface TaskProps {
  readonly view: DealerView;
  readonly act: Act;
  readonly now: number;
  /** Something was pressed and is not answered, or the line is down: no key does anything. */
  readonly isBusy: boolean;
  readonly onOpen: (panel: ConsolePanel) => void;
}

/** The one thing that is to be done now, and nothing else. */
export function TaskCard({
  isOnline,
  ...props
}: TaskProps & {
  readonly isOnline: boolean;
}) {
  const { resultStep } = useConsoleParts();
  const task = taskOf(props.view, resultStep);
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
  'collect-losers': { type: 'CollectLosers' },
  'pay-winners': { type: 'PayWinners' },
  'clear-lights': { type: 'ClearLights' },
};
