/** What a screen has to know of commands before it sends one; it carries neither schema nor decision. */
import { concernsRound as isAboutRound, isCommandType } from '@baize/house/commands';

export { commandTaking } from '@baize/house/commands';

/** Whether a command must say which round it means. What a mechanic from outside adds is done in a round. */
export function concernsRound(type: string): boolean {
  return !isCommandType(type) || isAboutRound(type);
}
