/** What a screen has to know of commands before it sends one; it carries neither schema nor decision. */
export { commandTaking, concernsRound } from '@baize/house/commands';
