import { commandTaking } from '@baize/house/known-commands';
import type { ConsoleParts } from '../../mechanics/screen-mechanic.ts';
import { type DealerView, type Refusal, refusalOf, type Step } from './dealer-view.ts';

/** The one thing that is to be done now. */
export type Task =
  | { readonly kind: 'unconfigured' | 'closed' }
  | { readonly kind: 'suspended'; readonly reason: string }
  | { readonly kind: 'paused'; readonly reason: string; readonly isInRound: boolean }
  | { readonly kind: 'matter'; readonly matter: DealerView['matters'][number] }
  /** Something about the equipment is missing before a round may begin. */
  | { readonly kind: 'equipment'; readonly refusal: Refusal; readonly step: Step }
  /** A machine does the next step: the console only shows it. */
  | { readonly kind: 'machine'; readonly step: Step; readonly refusal: Refusal | null }
  | { readonly kind: 'step'; readonly step: Step; readonly refusal: Refusal | null };

/** What stands in the way comes first; then the step the procedure asks for. */
export function taskOf(
  view: DealerView,
  { resultStep, notReady = [] }: Pick<ConsoleParts, 'resultStep' | 'notReady'>,
): Task {
  const { table, status, round, matters } = view;
  const [step] = view.next;
  if (!table) return { kind: 'unconfigured' };
  if (status.status === 'closed') return { kind: 'closed' };
  const [matter] = matters;
  if (matter) return { kind: 'matter', matter };
  const command = step && commandTaking(step.step);
  const refusal = command ? refusalOf(view, command) : null;
  if (status.status === 'paused') {
    return { kind: 'paused', reason: status.reason, isInRound: round !== null };
  }
  if (refusal?.code === 'table-paused') {
    return { kind: 'paused', reason: refusal.message, isInRound: round !== null };
  }
  if (status.status === 'suspended' && (round === null || !step)) {
    return { kind: 'suspended', reason: status.reason };
  }
  if (!step) return { kind: 'closed' };
  if (refusal && notReady.includes(refusal.code)) return { kind: 'equipment', refusal, step };
  return isMachines(view, step, resultStep, refusal)
    ? { kind: 'machine', step, refusal }
    : { kind: 'step', step, refusal };
}

/**
 * An automatic table conducts itself; a virtual or sole device is the one that says what the result is, unless it is set
 * aside for this round and the dealer may.
 */
function isMachines(
  { table }: DealerView,
  { step }: Step,
  resultStep: string | null,
  refusal: Refusal | null,
): boolean {
  if (table?.mode === 'automatic') return true;
  const source = table?.resultSource;
  if (step !== resultStep) return false;
  return source === 'virtual' || (source === 'device' && refusal?.code === 'not-authorised');
}
