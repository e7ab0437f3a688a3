import type { Phase, Procedure, Shaker } from '@baize/game';
import type { IncidentTime } from '@baize/table/kit';

/** From the toss until the dice are read. */
const tossed: IncidentTime = (procedure, { phase, shaker }) =>
  tossedPhases(procedure, shaker).includes(phase);

/** The same, and the step before, at which the machine is started. */
const tossing: IncidentTime = (procedure, standing) => {
  const before = procedure.steps.find(({ step }) => step === 'tumble')?.from ?? 'idle';
  const isStarting = standing.phase !== 'idle' && standing.phase === before;
  return isStarting || tossedPhases(procedure, standing.shaker).includes(standing.phase);
};

/** When something can go wrong with dice, where a book says nothing narrower. */
export const DICE_INCIDENTS: Readonly<Record<string, IncidentTime>> = {
  'tumbled-fewer-than-three': tossed,
  'die-not-flat': tossed,
  'tumbler-before-close': ['betting'],
  'dice-exposed-before-close': ['covered', 'betting'],
  'dice-damaged': 'any',
  'dome-broken': 'in-round',
  'shaker-failed': tossing,
  // Where a round ends with its result, wrong lights are seen when it is over.
  'lights-wrong': 'any',
};

/** The phases in which dice have been tossed and not yet read, in the order of the document. */
function tossedPhases({ steps }: Procedure, shaker: Shaker | null): readonly Phase[] {
  const own = steps.filter((step) => step.shaker === undefined || step.shaker === shaker);
  const first = own.findIndex(({ step }) => step === 'tumble');
  const last = own.findIndex(({ step }) => step === 'register-result');
  return first < 0 ? [] : own.slice(first, last).map(({ to }) => to);
}
