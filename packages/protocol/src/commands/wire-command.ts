import { z } from 'zod';
import { BET_COMMANDS } from './bet-commands.ts';
import { CARD_COMMANDS } from './card-commands.ts';
import { HOUSE_COMMANDS } from './house-commands.ts';
import { IRREGULARITY_COMMANDS } from './irregularity-commands.ts';
import { SESSION_COMMANDS } from './session-commands.ts';
import { STEP_COMMANDS } from './step-commands.ts';

/** A command as it is sent: the table's own, without what only the server knows. */
export const wireCommand = z.discriminatedUnion('type', [
  ...BET_COMMANDS,
  ...STEP_COMMANDS,
  ...SESSION_COMMANDS,
  ...IRREGULARITY_COMMANDS,
  ...HOUSE_COMMANDS,
  ...CARD_COMMANDS,
]);

export type WireCommand = z.infer<typeof wireCommand>;
export type WireCommandType = WireCommand['type'];
