import type { Money } from '@baize/exact';
import { assert } from '@baize/exact';
import { type Because, bookOf, clauseOf } from '@baize/game';
import { siKiPiBetName } from '@baize/si-ki-pi';
import { betIn, betName } from '@baize/three-dice';
import type { Actor, StaffRole } from '../../authority/actor.ts';
import type { TableRules } from '../../configuration/table-rules.ts';
import { FLOOR_BOOK } from '../../floor-rules.ts';
import { parseArea } from '../../mechanics/si-ki-pi/box-bet.ts';

/** What whoever tells an event knows besides it. */
export interface Telling {
  /** Null where the facts do not say by which configuration the table plays. */
  readonly rules: TableRules | null;
  readonly amount: (amount: Money) => string;
}

/** An event in words: a sentence, and the particulars below it. */
export interface Told {
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

/** `Total 9`, or `Initial Bet of box 3` in the card game. */
export function betWords(text: string, { rules }: Pick<Telling, 'rules'>): string {
  const book = rules?.game.mechanic === 'three-dice' ? rules.game.book : {};
  const bet = betIn(book, text);
  if (bet) return betName(bet).en;
  const area = parseArea(text);
  assert(area !== null, `${text} is a bet of no game.`);
  return `${siKiPiBetName(area.bet).en} of box ${area.box}`;
}

/** `die-not-flat` as it is said. */
export function plainWords(code: string): string {
  return code.replaceAll('-', ' ');
}
