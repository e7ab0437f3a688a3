import { z } from 'zod';
import { amount } from '../amount.ts';
import { terminalId, validationNumber } from '../ids.ts';
import { reason } from '../words.ts';

const payment = { terminal: terminalId, amount };

/**
 * What a terminal carries in, what an instrument is worth, which number a new one bears: the floor
 * knows, and nobody who sends a command is asked.
 */
export const SESSION_COMMANDS = [
  z.strictObject({ type: z.literal('SeatTerminal'), terminal: terminalId }),
  z.strictObject({ type: z.literal('ReleaseTerminal'), terminal: terminalId }),
  z.strictObject({ type: z.literal('UnlockTerminal'), terminal: terminalId, reason }),
  z.strictObject({ type: z.literal('BuyCredit'), ...payment }),
  z.strictObject({
    type: z.literal('RedeemInstrument'),
    number: validationNumber,
    /** Null pays it out at the cage. */
    terminal: z.nullable(terminalId),
  }),
  z.strictObject({ type: z.literal('CashOut'), ...payment }),
  z.strictObject({ type: z.literal('PayByHand'), ...payment }),
  z.strictObject({ type: z.literal('VoidInstrument'), number: validationNumber, reason }),
  z.strictObject({ type: z.literal('ExpireInstrument'), number: validationNumber }),
  z.strictObject({ type: z.literal('GiveTip'), ...payment }),
] as const;
