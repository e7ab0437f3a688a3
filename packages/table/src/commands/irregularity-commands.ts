import { INCIDENTS, type Incident } from '@baize/game';
import type { Outcome } from '../contributions.ts';
import type { TableMechanic } from '../mechanic.ts';
import {
  amount,
  area,
  box,
  instrument,
  matter,
  note,
  person,
  reason,
  request,
  round,
  terminal,
} from '../well-formed/field-shapes.ts';
import {
  anyOf,
  anything,
  type Field,
  listOf,
  oneOf,
  optional,
  tightenOnWire,
} from '../well-formed/shape.ts';
import { type CommandEntry, type CommandField, commands, fromFloor } from './command-entry.ts';
import { DEALER } from './who.ts';

const rounds = tightenOnWire(listOf(round), { is: 'list', of: round.form, most: 1000 });
const terminals = tightenOnWire(listOf(terminal), { is: 'list', of: terminal.form, most: 10_000 });

/** What only a mechanic can say: which incidents it has, and what its outcomes look like. */
const incident: Field<Incident> = oneOf(INCIDENTS);
const outcome: Field<Outcome> = anything as Field<Outcome>;
const readable: Field<readonly unknown[]> = listOf(anything);

/** What went wrong, and who decides about it. */
export const IRREGULARITY_COMMANDS = commands({
  ReportIncident: {
    does: 'Something went wrong; the rulebook says what follows.',
    fields: {
      incident,
      note: optional(note),
      /** What can be read of the outcome when a round is interrupted, part by part; null for what cannot. */
      readable: optional(readable),
      /** Concluded rounds the incident reaches back to. */
      rounds: optional(rounds),
      /** The outcome there was, for a round settled by a wrong one. */
      dice: optional(outcome),
      /** Terminals that failed. */
      terminals: optional(terminals),
      /** The supervisor who was called; being there they say themselves, with WatchSettlement. */
      supervisor: optional(person),
      /** The box whose cards were exposed or left. */
      box: optional(box),
    },
    by: DEALER,
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'table',
    screens: ['console', 'pit'],
    says: [
      {
        says: 'incident <incident> [in round <rounds:list>] [dice <dice:roll>] [readable <readable:readable>] [at <terminals:list>] [before <supervisor>] [box <box:number>] [note <note:text>]',
      },
    ],
    sample: {
      incident: 'round-interrupted',
      note: 'The console went dark',
      readable: [1, null, 3],
      rounds: ['T7-1'],
      dice: [1, 2, 4],
      terminals: ['A1'],
      supervisor: 'S-3',
      box: 2,
    },
  },
  WatchSettlement: {
    does: 'A supervisor watches bets being settled without the device.',
    fields: {},
    by: ['pit-supervisor'],
    when: 'in-round',
    inPlay: false,
    about: 'round',
    screens: ['console', 'pit'],
    foreseenWith: {},
    says: [{ says: 'watch settlement' }],
    sample: {},
  },
  DecideMatter: {
    does: 'Decides what no clause decides, on the record.',
    fields: { matter, reason, effect: oneOf(['continue', 'void-round']) },
    by: ['shift-manager'],
    when: 'any',
    inPlay: false,
    twoPeople: 'decide-matter',
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'decide <effect> [on <matter>] because <reason:text>' }],
    sample: { matter: 'T7-1:m1', reason: 'Both agree', effect: 'continue' },
  },
  DecideRound: {
    does: 'Decides about a round, of the present or of the past, what no clause decides.',
    fields: {
      round,
      effect: oneOf(['void-round', 'settle-by-dice']),
      /** What the dice are taken to have shown. */
      dice: optional(outcome),
      reason,
    },
    by: ['shift-manager'],
    when: 'any',
    inPlay: false,
    twoPeople: 'decide-matter',
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'decide <effect> of <round> [by <dice:roll>] because <reason:text>' }],
    sample: { round: 'T7-1', effect: 'settle-by-dice', dice: [1, 2, 4], reason: 'The camera' },
  },
  DecideAmount: {
    does: 'Decides that a terminal is paid an amount, or gives one back.',
    fields: {
      terminal,
      effect: oneOf(['pay', 'collect']),
      amount,
      round: optional(round),
      bet: optional(area),
      reason,
    },
    by: ['shift-manager'],
    when: 'any',
    inPlay: false,
    twoPeople: 'decide-matter',
    about: 'table',
    screens: ['console', 'pit'],
    says: [
      {
        says: 'decide to <effect> <amount:number> for <terminal> [on <bet>] [in round <round>] because <reason:text>',
      },
    ],
    sample: {
      terminal: 'A1',
      effect: 'pay',
      amount: 500,
      round: 'T7-1',
      bet: 'small',
      reason: 'The chip fell off the layout',
    },
  },
  DecideBet: {
    does: 'Decides that a single bet of a round is returned, whatever became of it.',
    fields: { round, terminal, bet: area, reason },
    by: ['shift-manager'],
    when: 'any',
    inPlay: false,
    twoPeople: 'decide-matter',
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'decide to return <bet> of <terminal> in round <round> because <reason:text>' }],
    sample: { round: 'T7-1', terminal: 'A1', bet: 'small', reason: 'The chip was not theirs' },
  },
  ApproveRequest: {
    does: 'A second person agrees, and what was asked for happens.',
    fields: {
      request,
      /** What the floor knows now of an instrument the request is about. */
      instrument: fromFloor(optional(instrument)),
    },
    by: ['dealer'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'approve [<request>]' }],
    sample: {
      request: 'r1',
      instrument: { amount: 5_000, status: 'issued', expiresAt: 1_800_000_000_000 },
    },
  },
  RejectRequest: {
    does: 'A second person does not agree.',
    fields: { request, reason },
    by: ['dealer'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['console', 'pit'],
    says: [{ says: 'reject [request <request>] because <reason:text>' }],
    sample: { request: 'r1', reason: 'The dice were read wrongly' },
  },
  ExpireRequest: {
    does: 'Ends a request that nobody answered in time.',
    fields: { request },
    by: ['dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'expire request [<request>]' }],
    sample: { request: 'r1' },
  },
});

/** The same where these mechanics are played: a report names their incidents and their outcomes. */
export function irregularityCommands(
  mechanics: readonly TableMechanic[],
): Readonly<Record<string, CommandEntry>> {
  const { ReportIncident, DecideRound } = IRREGULARITY_COMMANDS;
  const own = mechanics.flatMap(({ incidents }) => Object.keys(incidents));
  const outcomes = mechanics.flatMap(({ outcome: part }) => part ?? []);
  const dice = optional(anyOf(outcomes.map(({ shape }) => shape)));
  const fields: Readonly<Record<string, CommandField>> = {
    ...ReportIncident.fields,
    incident: oneOf([...new Set<string>([...INCIDENTS, ...own])]),
    dice,
    readable: optional(anyOf(outcomes.map(({ readable: shape }) => shape))),
  };
  return {
    ReportIncident: { ...ReportIncident, fields },
    DecideRound: { ...DecideRound, fields: { ...DecideRound.fields, dice } },
  };
}
