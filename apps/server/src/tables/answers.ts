import type { Answer } from '@baize/table';
import { isDatabaseTrouble } from './database-trouble.ts';
import { type Draft, OutcomeUnknown, type Waiting } from './durable-writer.ts';
import { unavailable } from './running-table.ts';
import type { TableParts } from './table-parts.ts';

/** Tells every sender what became of their request, now that it is durable. */
export function answerAll(
  { verdicts }: Draft,
  batch: readonly Waiting[],
  oldAnswer: TableParts['oldAnswer'],
): void {
  verdicts.forEach((verdict, index) => {
    const one = batch[index];
    if (!one) return;
    if ('bug' in verdict) one.fail(verdict.bug);
    else if (verdict.answer.type !== 'repeated') one.answer(verdict.answer);
    // An id that was used: by this sender for this, or for something else.
    else answerOld(one, verdict.answer, oldAnswer).catch((error: unknown) => turnAway(one, error));
  });
}

async function answerOld(
  one: Waiting,
  repeated: Answer,
  oldAnswer: TableParts['oldAnswer'],
): Promise<void> {
  one.answer((await oldAnswer(one.request)) ?? repeated);
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
