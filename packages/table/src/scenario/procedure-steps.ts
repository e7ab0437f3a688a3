import { stepsAt } from '../authority/moment.ts';
import type { CommandEntry } from '../commands/command-entry.ts';
import { commandsOf } from '../commands/registry.ts';
import { LIBRARY } from '../library.ts';
import type { TableState } from '../state.ts';
import type { Draft } from './draft.ts';

/** The next step of the procedure as a command, or null where one needs an outcome for it. */
export function nextStep(state: TableState): Draft | null {
  const { rules } = state;
  const [next] = rules ? stepsAt(state, rules) : [];
  if (!rules || !next) return null;
  const draft = rules.mechanic.knownStep(state, next) ?? plainStep(state, next.step);
  if (!draft) return null;
  const isVirtual = rules.config.resultSource === 'virtual' && state.round === null;
  if (!isVirtual) return draft;
  return { ...draft, fields: { ...draft.fields, commitment: 'committed' } };
}

/** A step that a dealer takes without having to know anything. */
function plainStep(state: TableState, step: NonNullable<CommandEntry['takes']>): Draft | null {
  const { taking, entries } = commandsOf(state[LIBRARY]);
  const type = taking(step);
  if (!type) return null;
  const needed = Object.values(entries[type].fields).filter((field) => field.from !== 'floor');
  return needed.length === 0 ? { type, fields: {} } : null;
}
