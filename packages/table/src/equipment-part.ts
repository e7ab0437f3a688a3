import type { Err } from '@baize/exact';
import type { Because, Incident, Shaker } from '@baize/game';
import type { Command } from './command.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { Refusal } from './refusal.ts';
import type { TableState } from './state.ts';

/** What a mechanic is played with, as far as people bring it, look after it and change it; what is left out, nobody does. */
export interface EquipmentPart {
  /** Everything it is played with, by name: without one of them no round begins. */
  readonly pieces: readonly string[];
  /** Those of them that stand on a table. */
  piecesAt(rules: TableRules): readonly string[];
  /** Why a table may not open: what a rulebook has inspected before. */
  openingProblem?(state: TableState, rules: TableRules): Err<Refusal> | null;
  /** Why no round may begin. */
  readyProblem?(state: TableState, rules: TableRules, at: number): Err<Refusal> | null;
  /** What has to be done about it, the most pressing first. */
  due?(state: TableState): readonly EquipmentDue[];
  /** The names of all that can be due. */
  readonly dues?: readonly string[];
  /** Incidents after which something is changed before the next round. */
  readonly damages?: readonly Incident[];
  /** What a floor brings a table that is opened, one after the other. */
  readonly supplies?: readonly Supply[];
  /** What makes good what a round was refused for, where the floor vouches for the equipment; nothing for other refusals. */
  suppliesFor?(code: Refusal['code']): readonly Supply[];
  /** Since when the shift goes on whose test is on record, and what begins another; null where no shift is tested. */
  shiftOf?(state: TableState): { readonly since: number; readonly next: Command } | null;
}

/** An order that brings something or has it looked at; null where it is in order already. */
export type Supply = (state: TableState, named: NamedEquipment) => Command | null;

/** What the file of a floor says of the equipment of a table. */
export interface NamedEquipment {
  readonly dice: string;
  readonly shaker: Shaker;
}

/** Something that has to be done about the equipment, now or by a certain time. */
export interface EquipmentDue {
  /** `inspection`, or whatever else a mechanic has done. */
  readonly what: string;
  /** From when people are told; null where it is due already. */
  readonly from: number | null;
  /** When it begins to hold rounds up; null where it does so now. */
  readonly until: number | null;
  readonly because: Because;
}
