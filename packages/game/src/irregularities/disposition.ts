import type { Citation } from '../citation.ts';
import type { Phase, Shaker } from '../procedure.ts';
import type { Incident } from './incident.ts';

/** What a rulebook orders when an incident has happened. */
export type DispositionAction =
  /** The current round has no result; every stake of it goes back. */
  | 'void-round'
  /** The current round, and every earlier one the pit names, has no result. */
  | 'void-affected-rounds'
  /** The toss does not count; bets stay where they are and the dice are shaken again. */
  | 'no-roll'
  /** Settle by what the dice show, whatever a device says. */
  | 'settle-by-dice'
  /** The same with a supervisor present; then no further round until the device is fixed. */
  | 'settle-by-dice-then-suspend'
  /** Nothing is being played for; no round begins until the fault is mended. */
  | 'suspend-table'
  /** Settle the round named again, by the dice; later rounds are left alone. */
  | 'resettle-by-dice'
  /** Conclude the round if an outcome is established, otherwise void it. */
  | 'conclude-if-established'
  /** The round goes on: registered bets stand, the others go back. */
  | 'registered-bets-stand'
  | 'continue'
  /** The bets on the exposed hand may be withdrawn before play goes on. */
  | 'offer-withdrawal'
  | 'redeal'
  /** The hand is arranged by the House Way and settled as usual. */
  | 'set-by-house-way'
  | 'reset-dealer-hand'
  /** Stakes win or lose in proportion to the limit. */
  | 'apportion-stakes'
  | 'stakes-stand-in-full'
  /** The stakes are settled as usual and the winnings kept for the player. */
  | 'settle-and-hold'
  /** No clause decides; a person of sufficient rank does, on the record. */
  | 'refer-to-manager';

export type Disposition<C extends Citation = Citation> =
  | Ordered<C>
  /** The game has no such equipment or event; saying so keeps the map total. */
  | { readonly action: 'cannot-occur'; readonly why: string };

/** Bets of a failed terminal that a clause speaks of, and the phases in which it does; left out, in all of them. */
export interface TerminalCase {
  readonly bets: 'registered' | 'unregistered';
  readonly in?: readonly Phase[];
}

/** What clauses order, and of which cases they speak. */
export interface Ordered<C extends Citation = Citation> {
  readonly action: DispositionAction;
  readonly because: readonly [C, ...C[]];
  /** The phases those clauses speak of; left out, all in which such a thing can happen. */
  readonly in?: readonly Phase[];
  /** Only with this kind of shaker on the table. */
  readonly shaker?: Shaker;
  /** Which of them speak of bets a failed terminal had not registered; left out, none does by itself. */
  readonly unregistered?: readonly [C, ...C[]];
  /** Which of them speak of some bets of failed terminals only, and until when; the others speak of all. */
  readonly speaksOf?: Readonly<Partial<Record<C, TerminalCase>>>;
  /** What holds in the cases they do not speak of; left out, it cannot have happened there. */
  readonly otherwise?: Disposition<C>;
}

/** No rulebook can forget an incident: the map is total. */
export type Irregularities<C extends Citation = Citation> = Readonly<
  Record<Incident, Disposition<C>>
>;
