import type { Actor } from '../authority/actor.ts';
import { isOfGame } from '../authority/guard.ts';
import type { Screen } from '../commands/command-entry.ts';
import {
  type Command,
  type CommandRegistry,
  type CommandType,
  commandsOf,
} from '../commands/registry.ts';
import { can, decide, type Permission } from '../decide.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import { bettingTimeFault } from '../round/close-bets.ts';
import { findSeated } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import { parseCommand } from '../well-formed/parse-command.ts';

/** What somebody could do now, and for the rest the reason why not. */
export type Permissions = Readonly<Partial<Record<CommandType, Permission>>>;

/** The commands a screen offers, as far as this game knows them. */
export function permissionsFor(
  by: Actor,
  screen: Screen,
  state: TableState,
  now: number,
): Permissions {
  const registry = commandsOf(state[LIBRARY]);
  return Object.fromEntries(
    registry
      .on(screen)
      .filter((type) => isOfThisTable(type, registry, state))
      .map((type) => [type, permissionFor(by, type, state, now)]),
  );
}

/** A screen of a dice table has no use for being told that cards cannot be dealt there. */
function isOfThisTable(
  type: CommandType,
  { entries }: CommandRegistry,
  { rules }: TableState,
): boolean {
  return !rules || isOfGame(entries[type], rules);
}

/**
 * A command that needs no details is decided here and now, to no effect, so that the reason shown is
 * the one the command would get. For the others the guard answers: who, where and when.
 */
function permissionFor(by: Actor, type: CommandType, state: TableState, now: number): Permission {
  const command = foreseen(type, by.kind === 'terminal' ? by.id : '', state[LIBRARY]);
  if (command) {
    const decision = decide({ op: 'view', at: now, by, command }, state);
    return decision.ok ? { allowed: true } : { allowed: false, refusal: decision.error };
  }
  const permission = can(by, type, state, now);
  if (type === 'CloseBets' && permission.allowed) return closing(state, now);
  if (!permission.allowed || by.kind !== 'terminal' || type === 'SeatTerminal') return permission;
  const terminal = findSeated(state, by.id);
  return terminal.ok ? permission : { allowed: false, refusal: terminal.error };
}

/** Closing adds up every stake at the table; only whether it may be done is asked here. */
function closing({ round, rules }: TableState, now: number): Permission {
  const fault = round && rules && bettingTimeFault(round, rules, now);
  return fault ? { allowed: false, refusal: fault.error } : { allowed: true };
}

/** Steps that nothing but the moment forbids are left to the guard, which looks at no cards. */
function foreseen(type: CommandType, terminal: string, library: TableLibrary): Command | null {
  const { foreseenWith, fields } = commandsOf(library).entries[type];
  if (!foreseenWith) return null;
  const own = 'terminal' in fields ? { terminal } : {};
  const command = parseCommand({ type, ...own, ...foreseenWith }, library);
  return command.ok ? command.value : null;
}
