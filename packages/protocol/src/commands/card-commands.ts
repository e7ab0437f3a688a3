import { z } from 'zod';
import { terminalId } from '../ids.ts';

const box = z.int().min(1).max(1000);
const card = z.string().length(2);
/** Two cards in canonical text: `Kd Qc`. */
const twoCards = z.string().max(16);

export const CARD_COMMANDS = [
  z.strictObject({ type: z.literal('TakeBox'), terminal: terminalId, box }),
  z.strictObject({ type: z.literal('LeaveBox'), terminal: terminalId }),
  z.strictObject({
    type: z.literal('Deal'),
    /** The order of the deck as it lies on the table; without it the server's shuffler deals. */
    deck: z.exactOptional(z.array(card).max(52)),
  }),
  z.strictObject({ type: z.literal('LookAtCards'), box }),
  z.strictObject({ type: z.literal('ArrangeHand'), box, low: twoCards, high: twoCards }),
  z.strictObject({ type: z.literal('RequestHouseWay'), box }),
  z.strictObject({ type: z.literal('EndArranging') }),
  z.strictObject({ type: z.literal('SetDealerHand'), low: twoCards, high: twoCards }),
  z.strictObject({ type: z.literal('SettleInitial') }),
  z.strictObject({ type: z.literal('SettleBonus') }),
  z.strictObject({
    type: z.literal('AnswerWithdrawal'),
    box,
    withdraw: z.boolean(),
    terminal: z.exactOptional(terminalId),
  }),
] as const;
