import { z } from 'zod';
import { amount } from '../amount.ts';
import { terminalId } from '../ids.ts';
import { name } from '../words.ts';

const terminal = { terminal: terminalId };
const stake = { ...terminal, bet: name, stake: amount };

export const BET_COMMANDS = [
  z.strictObject({ type: z.literal('PlaceBet'), ...stake }),
  z.strictObject({ type: z.literal('RecordBet'), ...stake }),
  z.strictObject({
    type: z.literal('WithdrawBet'),
    ...terminal,
    bet: name,
    /** Null takes the whole stake back. */
    stake: z.nullable(amount),
  }),
  z.strictObject({ type: z.literal('UndoBets'), ...terminal }),
  z.strictObject({ type: z.literal('ClearBets'), ...terminal }),
  z.strictObject({ type: z.literal('DoubleBets'), ...terminal }),
  z.strictObject({ type: z.literal('RepeatBets'), ...terminal }),
] as const;
