import { type DoMessage, type WireAnswer, wireAnswerOf } from '@baize/protocol';
import { type Actor, commandsOf, LIBRARY } from '@baize/table';
import type { RunningTable, TableAnswer, Trace, Unavailable } from '../tables/running-table.ts';
import { factsAgain } from './facts-again.ts';
import { isEnded, type Preparing, prepareCommand } from './prepare-command.ts';
import {
  CREDIT_NOT_SIGNED,
  lookedAtFirst,
  NOT_ISSUED,
  needsSupervisor,
  noDrawer,
} from './refused-beforehand.ts';
import { standingProblem } from './request-standing.ts';
import { stoppedByFault } from './stopped-by-fault.ts';
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
  const stopped = stoppedByFault(command, preparing);
  if (stopped) return Promise.resolve(notGiven(stopped));
  const alone = command.type === 'ResumeTable' ? preparing.resumeProblem?.(table, by) : undefined;
  if (alone !== undefined) return Promise.resolve(notGiven(needsSupervisor(alone)));
  const shown = preparing.demonstrationProblem?.(table, command);
  if (shown) return Promise.resolve(notGiven(shown));
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
  if (command.type === 'ApproveRequest') {
    const go = () => submit(preparing, table, by, given, trace);
    const agreed = { request: command.request, by };
    return standingProblem(preparing.database, table.state(), agreed).then((problem) =>
      problem ? notGiven(problem) : go(),
    );
  }
  const go = () => submit(preparing, table, by, given, trace);
  const unless = (problem: Promise<WireAnswer | null>) =>
    problem.then((answer) => (answer ? notGiven(answer) : go()));
  // Whoever may not void learns nothing of the number: the table asks for authority first.
  if (command.type === 'RedeemInstrument') return unless(unpaid(preparing, command.number));
  if (command.type === 'SeatTerminal') return unless(uncarried(preparing, command.terminal));
  return go();
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
    asked: command,
    ...(round === undefined ? ({ mustNameRound: true } as const) : { round }),
    ...(trace && { trace }),
  };
  return table.submit(request).then((answer) => {
    const isForgotten = commandsOf(table.state()[LIBRARY]).entries[command.type].isForgotten;
    if (answer.type === 'repeated' && !isForgotten) {
      return answerAgain(preparing, table, { op, by }, answer).then(notGiven);
    }
    return {
      answer: toWireAnswer(answer, table),
      isOnRecord: answer.type === 'accepted' && answer.events.length > 0,
    };
  });
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

/** Who gave an operation gets what came of it again, above all the number of the ticket they have not seen. */
async function answerAgain(
  { database }: Preparing,
  table: RunningTable,
  given: { readonly op: string; readonly by: Actor },
  answer: Extract<TableAnswer, { type: 'repeated' }>,
): Promise<WireAnswer> {
  return wireAnswerOf(answer, await factsAgain(database, table, given, answer.sequence));
}

/** Why an instrument is not paid. A misread number fails its own check digits and costs no look into the books. */
async function unpaid({ money }: Preparing, number: string): Promise<WireAnswer | null> {
  if (!isValidationNumber(number)) return NOT_ISSUED;
  const { value, doubt } = await money.instrument(number);
  if (!value) return NOT_ISSUED;
  return doubt && !isEnded(value) ? lookedAtFirst(NOT_AS_SIGNED) : null;
}

/** Why a terminal does not sit down with the credit its row gives it. */
async function uncarried({ money }: Preparing, terminal: string): Promise<WireAnswer | null> {
  const { doubt } = await money.seat(terminal);
  return doubt && CREDIT_NOT_SIGNED;
}

const NOT_AS_SIGNED = 'The record of this instrument is not what was signed.';
