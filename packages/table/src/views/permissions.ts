import type { Actor } from '../authority/actor.ts';
import { COMMAND_RULES } from '../authority/command-rules.ts';
import { knows } from '../authority/guard.ts';
import { can, type Permission } from '../can.ts';
import type { Command, CommandType } from '../command.ts';
import { decide } from '../decide.ts';
import { bettingTimeFault } from '../round/close-bets.ts';
import { seated } from '../session/seated.ts';
import type { TableState } from '../state.ts';

/** What somebody could do now, and for the rest the reason why not. */
export type Permissions = Readonly<Partial<Record<CommandType, Permission>>>;

/** The commands a screen offers, as far as this game knows them. */
export function permissionsFor(
  by: Actor,
  types: readonly CommandType[],
  state: TableState,
  now: number,
): Permissions {
  return Object.fromEntries(
    types
      .filter((type) => isOfThisTable(type, state))
      .map((type) => [type, permissionFor(by, type, state, now)]),
  );
}

/** A screen of a dice table has no use for being told that cards cannot be dealt there. */
function isOfThisTable(type: CommandType, { rules }: TableState): boolean {
  if (!rules) return true;
  const { game, needs } = COMMAND_RULES[type];
  if (game !== undefined && game !== rules.game.mechanic) return false;
  return needs === undefined || knows(needs, rules);
}

/**
 * A command that needs no details is decided here and now, to no effect, so that the reason shown is
 * the one the command would get. For the others the guard answers: who, where and when.
 */
function permissionFor(by: Actor, type: CommandType, state: TableState, now: number): Permission {
  const command = completed(type, by.kind === 'terminal' ? by.id : '');
  if (command) {
    const decision = decide({ op: 'view', at: now, by, command }, state);
    return decision.ok ? { allowed: true } : { allowed: false, refusal: decision.error };
  }
  const permission = can(by, type, state, now);
  if (type === 'CloseBets' && permission.allowed) return closing(state, now);
  if (!permission.allowed || by.kind !== 'terminal' || type === 'SeatTerminal') return permission;
  const terminal = seated(state, by.id);
  return terminal.ok ? permission : { allowed: false, refusal: terminal.error };
}

/** Closing adds up every stake at the table; only whether it may be done is asked here. */
function closing({ round, rules }: TableState, now: number): Permission {
  const fault = round && rules && bettingTimeFault(round, rules, now);
  return fault ? { allowed: false, refusal: fault.error } : { allowed: true };
}

// Stands for the hash a virtual tumbler will publish; nothing is ever recorded with it.
const SOME_COMMITMENT = '0'.repeat(64);

/** Steps that nothing but the moment forbids are left to the guard, which looks at no cards. */
function completed(type: CommandType, terminal: string): Command | null {
  switch (type) {
    case 'UndoBets':
    case 'ClearBets':
    case 'DoubleBets':
    case 'RepeatBets':
    case 'LeaveBox':
    case 'ReleaseTerminal':
      return { type, terminal };
    case 'OpenBets':
      return { type, commitment: SOME_COMMITMENT };
    case 'Uncover':
    case 'CollectLosers':
    case 'PayWinners':
    case 'ClearLights':
    case 'RemoveShaker':
    case 'OpenTable':
    case 'CloseTable':
    case 'BeginShift':
    case 'ResumeTable':
    case 'ReleaseTable':
      return { type };
    default:
      return null;
  }
}
