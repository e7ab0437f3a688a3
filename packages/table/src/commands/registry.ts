import { assert } from '@baize/exact';
import type { StepName } from '@baize/game';
import { DUAL_CONTROL } from '../approvals/dual-control.ts';
import type { MechanicCommand, MechanicSentCommand } from '../contributions.ts';
import { oncePer, type TableLibrary } from '../library.ts';
import {
  amount,
  area,
  holding,
  person,
  reason,
  terminal,
  thing,
  visit,
} from '../well-formed/field-shapes.ts';
import { anything, fields, nullable, oneOf, optional } from '../well-formed/shape.ts';
import {
  type CommandEntry,
  type CommandIn,
  commands,
  fromFloor,
  type KnownCommand,
  type Screen,
  type SentIn,
} from './command-entry.ts';
import { HOUSE_COMMANDS } from './house-commands.ts';
import { IRREGULARITY_COMMANDS, irregularityCommands } from './irregularity-commands.ts';
import { SERVICE_COMMANDS, serviceCommands } from './service-commands.ts';
import { TERMINAL_COMMANDS } from './terminal-commands.ts';
import { DEALER, PLAYER } from './who.ts';

/** What is done with stakes while bets are open. */
const BET_COMMANDS = commands({
  PlaceBet: {
    does: 'Puts money on an area, as much of it as the limits leave room for.',
    fields: { terminal, bet: area, stake: amount },
    by: PLAYER,
    when: 'while-betting',
    stakes: 'laid',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal', 'console'],
    says: [{ says: 'bet <bet> <stake:number> [for <terminal>]' }],
    sample: { terminal: 'A1', bet: 'small', stake: 500 },
  },
  RecordBet: {
    does: 'Takes down chips as they lie, inside the limits or not.',
    fields: { terminal, bet: area, stake: amount },
    by: ['dealer'],
    when: 'while-betting',
    stakes: 'laid',
    inPlay: true,
    needs: 'pro-rata',
    about: 'round',
    isForgotten: true,
    screens: ['console'],
    says: [{ says: 'record <bet> <stake:number> for <terminal>' }],
    sample: { terminal: 'A1', bet: 'small', stake: 500 },
  },
  WithdrawBet: {
    does: 'Takes a stake back, or a part of it.',
    fields: {
      terminal,
      bet: area,
      /** Null takes the whole stake back. */
      stake: nullable(amount),
    },
    by: PLAYER,
    when: 'while-betting',
    stakes: 'taken-back',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal', 'console'],
    says: [{ says: 'withdraw <bet> [<stake:number>] [for <terminal>]' }],
    unsaid: { stake: null },
    sample: { terminal: 'A1', bet: 'small', stake: null },
  },
  UndoBets: {
    does: "Takes the terminal's last action back.",
    fields: { terminal },
    by: PLAYER,
    when: 'while-betting',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal'],
    foreseenWith: {},
    says: [{ says: 'undo [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  ClearBets: {
    does: 'Takes every stake back.',
    fields: { terminal },
    by: PLAYER,
    when: 'while-betting',
    stakes: 'taken-back',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal'],
    foreseenWith: {},
    says: [{ says: 'clear bets [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  DoubleBets: {
    does: 'Doubles every stake that can be doubled.',
    fields: { terminal },
    by: PLAYER,
    when: 'while-betting',
    stakes: 'laid',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal'],
    foreseenWith: {},
    says: [{ says: 'double bets [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  RepeatBets: {
    does: 'Bets again what the terminal bet last.',
    fields: { terminal },
    by: PLAYER,
    when: 'while-betting',
    stakes: 'laid',
    inPlay: true,
    about: 'round',
    isForgotten: true,
    screens: ['terminal'],
    foreseenWith: {},
    says: [{ says: 'repeat bets [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
});

/**
 * Whose seat it is, and money that is open when somebody has left it. A visit that goes on is named by its
 * terminal, one that ended as the table named it then.
 */
const VISIT_COMMANDS = commands({
  IdentifyVisit: {
    does: 'Whoever sits at a terminal shows a card.',
    fields: { terminal, card: person },
    by: ['player', 'dealer', 'device'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal', 'console'],
    says: [{ says: 'show card <card> [for <terminal>]' }],
    sample: { terminal: 'A1', card: 'M-2041' },
  },
  EndVisit: {
    does: 'Somebody has left a terminal; what was theirs is kept for them.',
    fields: { terminal },
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'terminal',
    screens: ['terminal', 'console', 'pit'],
    says: [{ says: 'get up [from <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  CollectDebt: {
    does: 'Takes what a visit owes, in cash or out of its credit.',
    fields: { visit, amount: holding, from: oneOf(['cash', 'credit']) },
    by: ['cashier', 'pit-supervisor'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'collect <amount:number> owed by <visit> from <from>' }],
    sample: { visit: 'T7/A1/2', amount: 100, from: 'cash' },
  },
  WriteOffDebt: {
    does: 'Gives up what a visit owes, once a second person agrees.',
    fields: { visit, amount: holding, reason },
    by: DUAL_CONTROL['write-off-debt'].asks,
    twoPeople: 'write-off-debt',
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'write off <amount:number> owed by <visit> because <reason:text>' }],
    sample: { visit: 'T7/A1/2', amount: 100, reason: 'Left the country' },
  },
  PayClaim: {
    does: 'Pays in cash what is kept for a visit that ended, once a second person agrees.',
    fields: { visit, amount: holding },
    by: DUAL_CONTROL['pay-claim'].asks,
    twoPeople: 'pay-claim',
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'pay <amount:number> kept for <visit>' }],
    sample: { visit: 'T7/A1/2', amount: 100 },
  },
});

/** The steps that a round of every game has: bets are opened, and closed. */
const STEP_COMMANDS = commands({
  OpenBets: {
    does: 'Calls for bets.',
    fields: {
      /** The hash of a virtual result's seed, published before anybody bets. */
      commitment: fromFloor(optional(thing)),
    },
    by: DEALER,
    when: 'open-bets',
    inPlay: true,
    about: 'round',
    takes: 'open-bets',
    screens: ['console'],
    // Stands for the hash that will be published; nothing is ever recorded with it.
    foreseenWith: { commitment: '0'.repeat(64) },
    says: [{ says: 'open bets [committed to <commitment>]' }],
    sample: { commitment: 'ab'.repeat(32) },
  },
  CloseBets: {
    does: 'Calls "No more bets": stakes freeze, excess is cut pro rata.',
    fields: {},
    by: DEALER,
    when: 'close-bets',
    inPlay: true,
    about: 'round',
    takes: 'close-bets',
    screens: ['console'],
    says: [{ says: 'close bets' }],
    sample: {},
  },
});

/** The commands every table knows. Types, forms, wire, guard, permissions, keys and documents come from these entries. */
export const COMMON_COMMANDS = {
  ...HOUSE_COMMANDS,
  ...TERMINAL_COMMANDS,
  ...VISIT_COMMANDS,
  ...BET_COMMANDS,
  ...STEP_COMMANDS,
  ...IRREGULARITY_COMMANDS,
  ...SERVICE_COMMANDS,
};

export type CommonCommandType = keyof typeof COMMON_COMMANDS;

/** A command as a table reads it, complete. */
export type Command = CommandIn<typeof COMMON_COMMANDS> | MechanicCommand;
export type CommandType = Command['type'];
/** A command as it is sent: without what only the floor knows. */
export type SentCommand = SentIn<typeof COMMON_COMMANDS> | MechanicSentCommand;

/** The one list of commands of a house: those of every table, and those of its mechanics. */
export interface CommandRegistry {
  readonly entries: Readonly<Record<CommandType, CommandEntry>>;
  readonly types: readonly CommandType[];
  /** A command by the type it says it has, whatever that is. */
  readonly known: ReadonlyMap<unknown, KnownCommand>;
  isType(type: unknown): type is CommandType;
  /** What a screen shows as possible or not, in the order of the registry. */
  on(screen: Screen): readonly CommandType[];
  /** The command that takes a step of a procedure. */
  taking(step: StepName): CommandType | undefined;
  /** Whether a command is meant for the round its sender saw, and for no other. */
  concernsRound(type: CommandType): boolean;
}

export const commandsOf: (library: TableLibrary) => CommandRegistry = oncePer(registryOf);

function registryOf({ mechanics }: TableLibrary): CommandRegistry {
  const own = { ...irregularityCommands(mechanics), ...serviceCommands(mechanics) };
  const entries: Record<string, CommandEntry> = { ...COMMON_COMMANDS, ...own };
  for (const { id, commands } of mechanics) {
    for (const [type, entry] of Object.entries(commands)) {
      assert(!Object.hasOwn(entries, type), `Two mechanics have a command ${type}.`);
      entries[type] = { ...entry, game: id };
    }
  }
  // The keys are those of the groups that the types are drawn from, which a record cannot show.
  const all = entries as Readonly<Record<CommandType, CommandEntry>>;
  const types = Object.keys(all) as readonly CommandType[];
  const pick = (screen: Screen) => types.filter((type) => all[type].screens.includes(screen));
  const onScreen = { terminal: pick('terminal'), console: pick('console'), pit: pick('pit') };
  return {
    entries: all,
    types,
    known: new Map(
      types.map((type) => [
        type,
        { entry: all[type], shape: fields({ type: anything, ...all[type].fields }) },
      ]),
    ),
    isType: (type): type is CommandType => typeof type === 'string' && Object.hasOwn(all, type),
    on: (screen) => onScreen[screen],
    taking: (step) => types.find((type) => all[type].takes === step),
    concernsRound: (type) => all[type].about === 'round',
  };
}
