import type { StepName } from '@baize/game';
import type { TableAct } from '../approvals/dual-control.ts';
import type { Authority } from '../authority/actor.ts';
import type { Form } from '../well-formed/form.ts';
import type { Field, FieldsOf, Shape } from '../well-formed/shape.ts';

/** The moment in a round; a step is where the rulebook's procedure has it. */
export type Moment = 'any' | 'between-rounds' | 'in-round' | 'while-betting' | StepName;

/** The screens that say whether something can be done now. */
export type Screen = 'terminal' | 'console' | 'pit';

/** Everything there is to know about a command except what it brings about. */
export interface CommandEntry {
  /** What it is for, in a sentence. */
  readonly does: string;
  /** Its fields; the first one that is wrong is the one that is named. */
  readonly fields: Readonly<Record<string, CommandField>>;
  /** Any of these will do; `system` counts only at an automatic table unless it `mayRecover`. */
  readonly by: readonly Authority[];
  readonly when: Moment;
  /** Its decider answers at any moment, since to be out of place is an irregularity of its own. */
  readonly isAnyMoment?: true;
  /** Whether the table must be open, running and without an undecided matter. */
  readonly inPlay: boolean;
  readonly mayRecover?: true;
  /**
   * What it concerns. Whatever concerns a round is meant for the round its sender saw, and for no
   * other.
   */
  readonly about: 'table' | 'terminal' | 'round';
  /** The step of a procedure that it takes. */
  readonly takes?: StepName;
  /** Only where this mechanic is played; the registry says which. */
  readonly game?: string;
  /** Only under a rulebook that inspects its equipment, or that apportions chips nobody refused. */
  readonly needs?: 'inspection' | 'pro-rata';
  /** It lays stakes or takes them back; a book may have a clause of its own for either. */
  readonly stakes?: 'laid' | 'taken-back';
  /** It says how a round ended, which only the configured source of results may. */
  readonly bringsResult?: true;
  /** It needs a second person, as the row of this act in the list of dual control has it. */
  readonly twoPeople?: TableAct;
  /** What whoever asks for it asks for, in a sentence about them: `the reader to be set aside`. */
  readonly asked?: string;
  /** Without a terminal it pays cash, which no terminal can. */
  readonly paysCashWithoutTerminal?: true;
  /**
   * Nothing but bets comes of it, which its round guards: an accepted operation is forgotten a round
   * later. All others are remembered for ever.
   */
  readonly isForgotten?: true;
  readonly screens: readonly Screen[];
  /**
   * A screen asks the decider itself whether it can be done, with these fields. For the others only
   * who, where and when are asked: details are missing, or deciding would cost too much.
   */
  readonly foreseenWith?: Readonly<Record<string, unknown>>;
  /** How it is said in a scenario, and what goes without saying there. */
  readonly says: readonly [Phrase, ...Phrase[]];
  readonly unsaid?: Readonly<Record<string, unknown>>;
  /** One that is in order, with every field that may be there. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/**
 * A short way to say a command: `bet <bet> <stake:number> [for <terminal>]`. `<field:kind>` is a field
 * of it, `[...]` may be left out.
 */
export interface Phrase {
  readonly says: string;
  /** Fields that the words imply without naming them. */
  readonly implies?: Readonly<Record<string, unknown>>;
}

export type CommandGroup = Readonly<Record<string, CommandEntry>>;

/** Commands with their fields, of every table or of one mechanic: a table that plays another game refuses those. */
export function commands<const Group extends CommandGroup>(group: Group): Group {
  return group;
}

/** The commands of a group, as a table reads them. */
export type CommandIn<Group extends CommandGroup> = {
  readonly [Type in keyof Group]: Flat<{ readonly type: Type } & FieldsOf<Group[Type]['fields']>>;
}[keyof Group];

/** The same as they are sent: without what only the floor knows. */
export type SentIn<Group extends CommandGroup> = {
  readonly [Type in keyof Group]: Flat<{ readonly type: Type } & SentFields<Group[Type]['fields']>>;
}[keyof Group];

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };

/** A field, and who says what is in it where it is not simply the sender. */
export type CommandField = Field & { readonly from?: 'floor' | 'either' };

/** Whoever sends a command cannot say this: the floor adds it. */
type FromFloor = { readonly from: 'floor' };
/** Whoever sends a command may leave this to the floor. */
type FromEither = { readonly from: 'either' };

type From<Fields, Origin> = {
  [Key in keyof Fields]: Fields[Key] extends Origin ? Key : never;
}[keyof Fields];

type SentFields<Fields> = FieldsOf<Omit<Fields, From<Fields, FromFloor | FromEither>>> &
  Partial<FieldsOf<Pick<Fields, From<Fields, FromEither>>>>;

export function fromFloor<S extends Field>(shape: S): S & FromFloor {
  return Object.assign(copyOf(shape), { from: 'floor' } as const);
}

export function fromEither<S extends Field>(shape: S): S & FromEither {
  return Object.assign(copyOf(shape), { from: 'either' } as const);
}

function copyOf<S extends Field>(shape: S): S {
  return Object.assign((...[value, field]: Parameters<Field>) => shape(value, field), shape);
}

/** The forms of what is sent, without what only the floor knows. */
export function sentForms({ fields }: CommandEntry): Readonly<Record<string, Form>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { form, from }]): [string, Form][] => {
      if (from === 'floor') return [];
      return [[name, from === 'either' ? { is: 'optional', of: form } : form]];
    }),
  );
}

/** An entry with the form a command of its type has. */
export interface KnownCommand {
  readonly entry: CommandEntry;
  readonly shape: Shape;
}
