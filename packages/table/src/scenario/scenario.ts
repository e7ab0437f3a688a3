import type { Citation, Phase, Shaker } from '@baize/game';
import type { Actor } from '../authority/actor.ts';
import type { EventType } from '../event.ts';
import type { RefusalCode } from '../refusal.ts';
import type { Draft } from './draft.ts';
import type { Facts } from './facts.ts';
import type { ScenarioMove } from './own-step.ts';
import type { Fields } from './phrase.ts';

/** One case of a clause: how things stand, what happens, and what must follow. */
export interface Scenario {
  /** The clause or interpretation it proves. */
  readonly clause: Citation;
  readonly title: string;
  readonly given: Given;
  readonly when: readonly Step[];
  /** Written `then` in a file; no object of ours has a field of that name. */
  readonly expected: readonly Expectation[];
}

export interface Given {
  /** A table's configuration, as far as it is said. */
  readonly config: Fields;
  /** Whether the table has been given its configuration. */
  readonly isConfigured: boolean;
  /** What shakes the dice, where a rulebook has shakers. */
  readonly shaker: Shaker;
  /** Whether dice, shaker and inspections are there from the beginning. */
  readonly isEquipped: boolean;
  readonly isOpen: boolean;
  readonly credits: ReadonlyMap<string, number>;
  /** Terminals that sit at boxes, in the card game. */
  readonly seats: ReadonlyMap<string, number>;
  readonly earlier: readonly Step[];
}

/** Something somebody does; `said` is how the scenario puts it. */
export type Step = { readonly said: string } & (
  | {
      readonly step: 'order';
      readonly by: Actor;
      /** The round the order names; null where it names none. */
      readonly round: string | null;
      readonly draft: Draft;
    }
  /** The last order arrives a second time. */
  | { readonly step: 'again' }
  | { readonly step: 'wait'; readonly milliseconds: number }
  /** The dealer takes the steps of the procedure until a phase is reached. */
  | { readonly step: 'reach'; readonly phase: Phase }
  /** A step that only some games have, with what was said after its word. */
  | { readonly step: 'own'; readonly moves: readonly ScenarioMove[] }
);

/** What must have followed. Citations are short: `5.12` is a clause of the scenario's own book. */
export type Expectation =
  | { readonly expect: 'event'; readonly type: EventType; readonly facts: Fields }
  | { readonly expect: 'refused'; readonly code: RefusalCode; readonly facts: Fields }
  | { readonly expect: 'repeated' }
  /** Exactly these events, and no others, in this order. */
  | { readonly expect: 'events'; readonly types: readonly EventType[] }
  | { readonly expect: 'never'; readonly types: readonly EventType[] }
  /** What became of one stake. */
  | {
      readonly expect: 'line' | 'closed';
      readonly terminal: string;
      readonly bet: string;
      readonly facts: Fields;
    }
  | { readonly expect: 'state'; readonly fact: keyof Facts; readonly value: unknown };
