import type { TableMechanic } from '../mechanic.ts';
import type { ConcludedRound } from '../state.ts';
import { config } from '../well-formed/config-shape.ts';
import {
  amount,
  area,
  count,
  note,
  reason,
  round,
  terminal,
  time,
} from '../well-formed/field-shapes.ts';
import {
  anything,
  type Field,
  fields,
  listOf,
  oneOf,
  optional,
  recordOf,
} from '../well-formed/shape.ts';
import { type CommandEntry, commands, fromFloor } from './command-entry.ts';
import { SAMPLE_CONFIG } from './house-commands.ts';
import { DEALER } from './who.ts';

/** What can fail at any table besides a terminal, and what its mechanic is played with. Without a console no round begins. */
const PIECES = ['console', 'reader', 'display'] as const;

/** Everything that can be out of service at a table of these mechanics besides a terminal. */
export function piecesOf(
  mechanics: readonly Pick<TableMechanic, 'equipment'>[],
): readonly string[] {
  const own = mechanics.flatMap(({ equipment }) => equipment?.pieces ?? []);
  return [...new Set<string>([...own, ...PIECES])];
}

const what: Field<string> = oneOf<string>(['terminal', ...PIECES]);

/** Acts that a document asks for by name and that leave no other trace. */
const ACTS = ['cover', 'announce', 'keep-uncovered', 'seal'] as const;

const unregistered = listOf(fields({ bet: area, amount }));
// What its mechanic made of the round is whatever its journal says.
const held = fields({
  id: round,
  number: count,
  config,
  status: oneOf(['settled', 'corrected', 'void', 'reversed']),
  result: anything,
  closed: listOf(anything),
  settled: listOf(anything),
  visits: recordOf(count),
  play: anything,
}) as unknown as Field<ConcludedRound>;

/** What is out of order and back again, what people do by the book, and rounds put away long ago. */
export const SERVICE_COMMANDS = commands({
  TakeOutOfService: {
    does: 'A terminal or a piece of equipment is out of order, and somebody says why.',
    fields: {
      what,
      /** Which one, where it is a terminal. */
      terminal: optional(terminal),
      reason,
      /** Bets that were on its screen and never registered. */
      unregistered: optional(unregistered),
    },
    by: ['dealer', 'technician', 'device', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'table',
    screens: ['console', 'pit'],
    says: [
      {
        says: 'take terminal <terminal> out of service because <reason:text>',
        implies: { what: 'terminal' },
      },
      { says: 'take <what> out of service because <reason:text>' },
    ],
    sample: {
      what: 'terminal',
      terminal: 'A1',
      reason: 'The screen is dark',
      unregistered: [{ bet: 'small', amount: 500 }],
    },
  },
  ReturnToService: {
    does: 'What was out of order works again, and somebody says what was done.',
    fields: { what, terminal: optional(terminal), reason },
    by: ['pit-supervisor', 'technician'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['console', 'pit'],
    says: [
      {
        says: 'return terminal <terminal> to service because <reason:text>',
        implies: { what: 'terminal' },
      },
      { says: 'return <what> to service because <reason:text>' },
    ],
    sample: { what: 'terminal', terminal: 'A1', reason: 'A new cable' },
  },
  RecordAct: {
    does: 'The dealer has done what the rulebook asks for at this point, and says so.',
    fields: { act: oneOf(ACTS), note: optional(note) },
    by: DEALER,
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['console'],
    says: [{ says: 'do <act> [note <note:text>]' }],
    sample: { act: 'announce', note: 'One, two, four' },
  },
  AdviseMinimum: {
    does: 'The dealer tells a player that a bet is below the minimum, before bets close.',
    fields: { terminal, bet: area },
    by: ['dealer'],
    when: 'while-betting',
    needs: 'pro-rata',
    inPlay: true,
    about: 'round',
    screens: ['console'],
    says: [{ says: 'advise the minimum of <bet> to <terminal>' }],
    sample: { terminal: 'A1', bet: 'small' },
  },
  RejectExcess: {
    does: 'The dealer gives back what lies in a box beyond its maximum or the Differential, before bets close.',
    fields: { terminal, bet: area, amount },
    by: ['dealer'],
    when: 'while-betting',
    needs: 'pro-rata',
    inPlay: true,
    about: 'round',
    screens: ['console'],
    says: [{ says: 'reject <amount:number> of <bet> from <terminal>' }],
    sample: { terminal: 'A1', bet: 'small', amount: 500 },
  },
  RecallRound: {
    does: 'A round the table has put away is read back from its journal, so that it can be decided about.',
    fields: {
      round,
      /** The round as its journal has it, and when it was over. */
      held: fromFloor(optional(held)),
      endedAt: fromFloor(optional(time)),
    },
    by: ['dealer'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'recall round <round>' }],
    sample: {
      round: 'T7-1',
      held: {
        id: 'T7-1',
        number: 1,
        config: SAMPLE_CONFIG,
        status: 'void',
        result: null,
        closed: [],
        settled: [],
        visits: {},
        play: {},
      },
      endedAt: 1_767_254_400_000,
    },
  },
});

/** The same where these mechanics are played: what they are played with can be out of service too. */
export function serviceCommands(
  mechanics: readonly TableMechanic[],
): Readonly<Record<string, CommandEntry>> {
  const { TakeOutOfService, ReturnToService } = SERVICE_COMMANDS;
  const named = oneOf(['terminal', ...piecesOf(mechanics)]);
  return {
    TakeOutOfService: {
      ...TakeOutOfService,
      fields: { ...TakeOutOfService.fields, what: named },
    },
    ReturnToService: { ...ReturnToService, fields: { ...ReturnToService.fields, what: named } },
  };
}
