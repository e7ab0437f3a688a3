import type { DealerView, Step } from './dealer-view.ts';

export interface ListedStep {
  readonly step: Step;
  /** Counted from 1, as it is shown. */
  readonly number: number;
  readonly state: 'done' | 'now' | 'later';
}

/** The round as the rulebook orders it, with the place where it stands. */
export function stepList({ course, round }: DealerView): readonly ListedStep[] {
  const phase = round?.phase ?? 'idle';
  const now = course.findIndex((step) => step.from === phase);
  return course.map((step, index) => ({
    step,
    number: index + 1,
    state: index === now ? 'now' : index < now ? 'done' : 'later',
  }));
}
