import type { Actor } from './authority/actor.ts';
import { guard } from './authority/guard.ts';
import type { CommandType } from './command.ts';
import type { Refusal } from './refusal.ts';
import type { TableState } from './state.ts';

export type Permission =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly refusal: Refusal };

/**
 * Whether somebody could give a command now, as a screen needs to know it: by role, table, phase and
 * procedure. Amounts and details are judged only when the command itself arrives.
 */
export function can(
  by: Actor,
  type: CommandType,
  state: TableState,
  now: number,
  terminal: string | null = by.kind === 'terminal' ? by.id : null,
): Permission {
  const checked = guard({ type, terminal, by, at: now, round: null }, state);
  return checked.ok ? { allowed: true } : { allowed: false, refusal: checked.error };
}
