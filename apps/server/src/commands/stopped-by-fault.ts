import type { WireAnswer, WireCommand } from '@baize/protocol';
import type { Preparing } from './prepare-command.ts';
import {
  answerPayByHand,
  lockedByFloor,
  lookedAtFirst,
  recordUnaccepted,
} from './refused-beforehand.ts';

type Problems = Pick<
  Preparing,
  'recordProblem' | 'terminalProblem' | 'cashOutProblem' | 'redeemProblem'
>;

/** What the floor answers where a fault of its terminal stops a command; null where none does. */
export function stoppedByFault(command: WireCommand, problems: Problems): WireAnswer | null {
  const unaccepted = problems.recordProblem?.();
  if (unaccepted !== undefined) return recordUnaccepted(unaccepted);
  const locked = lockOn(command, problems);
  if (locked !== undefined) return lockedByFloor(locked);
  if (command.type === 'CashOut') {
    const noPrinter = problems.cashOutProblem?.(command.terminal);
    return noPrinter === undefined ? null : answerPayByHand(noPrinter);
  }
  if (command.type === 'RedeemInstrument' && command.terminal !== null) {
    const noInstrument = problems.redeemProblem?.(command.terminal);
    return noInstrument === undefined ? null : lookedAtFirst(noInstrument);
  }
  return null;
}

/** Why the floor lets nothing be bet or paid at the terminal of a command. */
function lockOn(command: WireCommand, { terminalProblem }: Problems): string | undefined {
  if (!STAKES_OR_PAYS.has(command.type) || !('terminal' in command)) return undefined;
  return command.terminal ? terminalProblem?.(command.terminal) : undefined;
}

/** What puts credit at risk, takes it out or carries it elsewhere. */
const STAKES_OR_PAYS: ReadonlySet<WireCommand['type']> = new Set<WireCommand['type']>([
  'PlaceBet',
  'RecordBet',
  'RepeatBets',
  'DoubleBets',
  'SeatTerminal',
  'ReleaseTerminal',
  'EndVisit',
  'CashOut',
  'PayByHand',
  'GiveTip',
]);
