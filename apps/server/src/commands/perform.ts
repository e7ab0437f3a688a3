import { type DoMessage, type WireAnswer, wireAnswerOf } from '@baize/protocol';
import type { Actor } from '@baize/table';
import { readInstrument } from '../store/floor-knowledge.ts';
import type { RunningTable, TableAnswer, Trace, Unavailable } from '../tables/running-table.ts';
import { type Preparing, prepareCommand } from './prepare.ts';
import { isValidationNumber } from './validation-number.ts';

export type Performed = WireAnswer | Unavailable;

/** What came of a command, and whether its trace went on record with it. */
export interface Outcome {
  readonly answer: Performed;
  readonly isOnRecord: boolean;
}

type Given = Pick<DoMessage, 'op' | 'round' | 'command'>;

/**
 * Gives a command of somebody to a table and says, in the words of the wire, what came of it. Every bet
 * passes here, so what needs no look into the books waits for nothing but the table.
 */
export function perform(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  given: Given,
  trace?: Trace,
): Promise<Outcome> {
  const { command } = given;
  const noPrinter =
    command.type === 'CashOut' ? preparing.cashOutFault?.(command.terminal) : undefined;
  if (noPrinter !== undefined) return Promise.resolve(notGiven(answerPayByHand(noPrinter)));
  const noInstrument =
    command.type === 'RedeemInstrument' && command.terminal !== null
      ? preparing.redeemFault?.(command.terminal)
      : undefined;
  if (noInstrument !== undefined) return Promise.resolve(notGiven(lookedAtFirst(noInstrument)));
  const alone = command.type === 'ResumeTable' ? preparing.resumeFault?.(table, by) : undefined;
  if (alone !== undefined) return Promise.resolve(notGiven(needsSupervisor(alone)));
  const cash = by.kind === 'staff' ? preparing.cashGate?.(by, given.op, command) : undefined;
  const go = () => performPayable(preparing, table, by, given, trace);
  return cash ? cash.then((why) => (why === undefined ? go() : notGiven(noDrawer(why)))) : go();
}

function performPayable(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  given: Given,
  trace?: Trace,
): Promise<Outcome> {
  const { command } = given;
  // Whoever may not void learns nothing of the number: the table asks for authority first.
  if (command.type !== 'RedeemInstrument') return submit(preparing, table, by, given, trace);
  return wasIssued(preparing, command.number).then((isKnown) =>
    isKnown ? submit(preparing, table, by, given, trace) : notGiven(NOT_ISSUED),
  );
}

function submit(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  { op, round, command }: Given,
  trace: Trace | undefined,
): Promise<Outcome> {
  const wanted = prepareCommand(command, table, preparing);
  const request = {
    op,
    by,
    command: wanted,
    ...(round === undefined ? ({ mustNameRound: true } as const) : { round }),
    ...(trace && { trace }),
  };
  return table.submit(request).then((answer) => ({
    answer: toWireAnswer(answer, table),
    isOnRecord: answer.type === 'accepted' && answer.events.length > 0,
  }));
}

function notGiven(answer: WireAnswer): Outcome {
  return { answer, isOnRecord: false };
}

function toWireAnswer(answer: TableAnswer, table: RunningTable): Performed {
  if (answer.type === 'unavailable') return answer;
  if (answer.type === 'accepted' && answer.events.length === 0) {
    // Everything was as the command wants it already; the answer names the last event there was.
    return { type: 'accepted', sequence: Math.max(1, table.state().sequence) };
  }
  return wireAnswerOf(answer);
}

/** A misread number fails its own check digits and costs no look into the books. */
async function wasIssued({ database }: Preparing, number: string): Promise<boolean> {
  return isValidationNumber(number) && (await readInstrument(database, number)) !== undefined;
}

/** What cannot be printed is paid by hand, as what is too large for an instrument is. */
function answerPayByHand(why: string): WireAnswer {
  const message = `${why} Please wait for an attendant.`;
  const because = ['baize-floor#money-out'] as const;
  return { type: 'refused', refusal: { code: 'hand-pay-needed', message, because: [...because] } };
}

function noDrawer(message: string): WireAnswer {
  const because = ['baize-floor#money-in', 'baize-floor#money-out'] as const;
  return { type: 'refused', refusal: { code: 'not-authorised', message, because: [...because] } };
}

/** Where numbers are tried out, a person looks at the next one. */
function lookedAtFirst(why: string): WireAnswer {
  const message = `${why} Please go to the cage.`;
  const because = ['baize-floor#instrument'] as const;
  return { type: 'refused', refusal: { code: 'terminal-locked', message, because: [...because] } };
}

/** What one person may not decide alone. */
function needsSupervisor(message: string): WireAnswer {
  const because = ['baize-floor#sources-agree'] as const;
  return {
    type: 'refused',
    refusal: { code: 'supervisor-required', message, because: [...because] },
  };
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
