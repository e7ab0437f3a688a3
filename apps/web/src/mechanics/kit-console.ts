import { SettledList } from '../console/tasks/settled-list.tsx';
import { StepTask } from '../console/tasks/step-task.tsx';
import { TaskHead } from '../console/tasks/task-head.tsx';
import { useStepText } from '../console/words/step-words.ts';
import { RefusalNote } from '../ui/refusal-note.tsx';

/** What a Game Console has for every game: heads, keys and lists of a task. */
export const consoleKit = { RefusalNote, SettledList, StepTask, TaskHead, useStepText };
