import { assert, type Money } from '@baize/exact';
import { type Because, bookOf, clauseOf } from '@baize/game';
import type { Actor, StaffRole } from '../../authority/actor.ts';
import type { TableRules } from '../../configuration/table-rules.ts';
import type { Outcome } from '../../contributions.ts';
import type { TableLibrary } from '../../library.ts';
import { FLOOR_BOOK } from '../../refusal.ts';

/** What whoever tells an event knows besides it. */
export interface WordsContext {
  /** Null where the facts do not say by which configuration the table plays. */
  readonly rules: TableRules | null;
  readonly library: TableLibrary;
  readonly amount: (amount: Money) => string;
}

/** An event in words: a sentence, and the particulars below it. */
export interface EventWords {
  readonly says: string;
  readonly more?: readonly string[];
}

/** `Dealer D-17`, `Pit supervisor S-4, acting as pit manager`. */
export function actorWords(by: Actor): string {
  switch (by.kind) {
    case 'terminal':
      return `Terminal ${by.id}`;
    case 'device':
      return `Device ${by.id}`;
    case 'system':
      return 'The table itself';
    case 'staff': {
      const own = roleWords(by.position);
      const name = `${own.slice(0, 1).toUpperCase()}${own.slice(1)} ${by.id}`;
      return by.actingAs ? `${name}, acting as ${roleWords(by.actingAs)}` : name;
    }
  }
}

function roleWords(role: StaffRole): string {
  return role.replace('-', ' ');
}

/** `Rule 3.6, 5.7; reading L3; floor rule two-people`. */
export function reasonWords(because: Because): string {
  const floor = because.filter((citation) => bookOf(citation) === FLOOR_BOOK).map(clauseOf);
  const own = because.filter((citation) => bookOf(citation) !== FLOOR_BOOK).map(clauseOf);
  const readings = own.filter((id) => id.startsWith('I-')).map((id) => id.slice(2));
  const rules = own.filter((id) => !id.startsWith('I-'));
  return [
    ...(rules.length > 0 ? [`Rule ${rules.join(', ')}`] : []),
    ...(readings.length > 0 ? [`reading ${readings.join(', ')}`] : []),
    ...(floor.length > 0 ? [`floor rule ${floor.join(', ')}`] : []),
  ].join('; ');
}

/** `Total 9`, or `Initial Bet of box 3`: as the mechanic that is played names it. */
export function betWords(
  text: string,
  { rules, library }: Pick<WordsContext, 'rules' | 'library'>,
): string {
  const mechanics = rules ? [rules.mechanic, ...library.mechanics] : library.mechanics;
  for (const mechanic of mechanics) {
    const words = mechanic.betWords(text, rules?.game ?? null);
    if (words !== null) return words;
  }
  assert(false, `${text} is a bet of no game.`);
}

/** `die-not-flat` as it is said. */
export function plainWords(code: string): string {
  return code.replaceAll('-', ' ');
}

/** What decided a round, as its mechanic says it; a correction may be of a game that is no longer played. */
export function outcomeWords(
  outcome: Outcome,
  { rules, library }: Pick<WordsContext, 'rules' | 'library'>,
): string {
  const mechanics = rules ? [rules.mechanic, ...library.mechanics] : library.mechanics;
  const reads = mechanics.find((each) => each.outcome?.shape(outcome, '') === null);
  return reads?.outcome?.words(outcome) ?? JSON.stringify(outcome);
}
