import { type Err, err } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Refusal, RefusalCode } from './refusal.ts';

/** The extra facts of a refusal besides its code, sentence and reasons. */
export type RefusalFacts = Omit<Refusal, 'code' | 'message' | 'because'>;

export function refuse(
  code: RefusalCode,
  message: string,
  because: Because,
  facts: RefusalFacts = {},
): Err<Refusal> {
  return err({ code, message, because, ...facts });
}
