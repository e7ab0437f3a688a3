import { type DoMessage, type WireAnswer, wireAnswerOf } from '@baize/protocol';
import type { Actor } from '@baize/table';
import { knownInstrument } from '../store/floor-knowledge.ts';
import type { RunningTable, Unavailable } from '../tables/running-table.ts';
import { type Preparing, prepared } from './prepare.ts';
import { isValidationNumber } from './validation-number.ts';

export type Performed = WireAnswer | Unavailable;

/** Gives a command of somebody to a table and says, in the words of the wire, what came of it. */
export async function perform(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  { op, round, command }: Pick<DoMessage, 'op' | 'round' | 'command'>,
): Promise<Performed> {
  const noPrinter =
    command.type === 'CashOut' ? preparing.cashOutFault?.(command.terminal) : undefined;
  if (noPrinter !== undefined) return paidByHand(noPrinter);
  if ('number' in command && !(await wasIssued(preparing, command.number))) return NOT_ISSUED;
  const answer = await table.submit({
    op,
    by,
    ...(round === undefined ? {} : { round }),
    command: prepared(command, table, preparing),
  });
  if (answer.type === 'unavailable') return answer;
  if (answer.type === 'accepted' && answer.events.length === 0) {
    // Everything was as the command wants it already; the answer names the last event there was.
    return { type: 'accepted', sequence: Math.max(1, table.state().sequence) };
  }
  return wireAnswerOf(answer);
}

/** A misread number fails its own check digits and costs no look into the books. */
async function wasIssued({ database }: Preparing, number: string): Promise<boolean> {
  return isValidationNumber(number) && (await knownInstrument(database, number)) !== undefined;
}

/** What cannot be printed is paid by hand, as what is too large for an instrument is. */
function paidByHand(why: string): WireAnswer {
  const message = `${why} Please wait for an attendant.`;
  const because = ['baize-floor#money-out'] as const;
  return { type: 'refused', refusal: { code: 'hand-pay-needed', message, because: [...because] } };
}

const NOT_ISSUED: WireAnswer = {
  type: 'refused',
  refusal: {
    code: 'unknown-instrument',
    message: 'No instrument with this number was ever issued here.',
    because: ['baize-floor#instrument'],
    field: 'number',
  },
};
