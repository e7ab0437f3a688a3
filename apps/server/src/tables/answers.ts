import { isDatabaseTrouble } from './database-trouble.ts';
import { type Draft, OutcomeUnknown, type Waiting } from './durable-writer.ts';
import { unavailable } from './running-table.ts';

/** Tells every sender what became of their request, now that it is durable. */
export function answerAll({ verdicts }: Draft, batch: readonly Waiting[]): void {
  verdicts.forEach((verdict, index) => {
    if ('bug' in verdict) batch[index]?.fail(verdict.bug);
    else batch[index]?.answer(verdict.answer);
  });
}

/** What a request is told whose row was not written, or nobody knows whether it was. */
export function turnAway(one: Waiting, error: unknown): void {
  if (error instanceof OutcomeUnknown) one.answer(unavailable('outcome-unknown'));
  else if (isDatabaseTrouble(error)) one.answer(unavailable('database-unavailable'));
  else one.fail(error);
}

/** A write that stays in doubt goes on being tried; who waits for it is told that nobody knows yet. */
export async function untilInDoubt<Done>(
  batch: readonly Waiting[],
  milliseconds: number,
  writing: Promise<Done>,
): Promise<Done> {
  const timer = setTimeout(() => {
    for (const one of batch) one.answer(unavailable('outcome-unknown'));
  }, milliseconds);
  try {
    return await writing;
  } finally {
    clearTimeout(timer);
  }
}
