import { DUAL_CONTROL } from '../approvals/dual-control.ts';
import { TICKET_DOUBTS, TICKET_EFFECTS } from '../terminal/instrument.ts';
import {
  amount,
  amountOrNone,
  holding,
  instrument,
  minutes,
  note,
  person,
  reason,
  terminal,
  thing,
  ticket,
  ticketDigits,
  time,
  validationNumber,
} from '../well-formed/field-shapes.ts';
import { nullable, oneOf, optional } from '../well-formed/shape.ts';
import { commands, fromFloor } from './command-entry.ts';

const NUMBER = '012345678901234567';
const TICKET = 'ticket:operation-1';
const INSTRUMENT = { amount: 5_000, status: 'issued', expiresAt: 1_800_000_000_000 };

/**
 * A terminal's seat and its money. What a terminal carries in, what an instrument is worth, which
 * number a new one bears: the floor knows, and nobody who sends a command is asked.
 */
export const TERMINAL_COMMANDS = commands({
  SeatTerminal: {
    does: 'A terminal comes to the table and brings its credit.',
    fields: {
      terminal,
      credit: fromFloor(amountOrNone),
      /** Another table the terminal is still seated at, as the floor knows it. */
      seatedAt: fromFloor(nullable(thing)),
      /** The card of whoever sits there, where they show one. */
      card: optional(person),
    },
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'terminal',
    screens: ['console'],
    says: [
      { says: 'sit [with <credit:number>] [leaving table <seatedAt>] [showing card <card>]' },
      {
        says: 'seat <terminal> [with <credit:number>] [leaving table <seatedAt>] [showing card <card>]',
      },
    ],
    unsaid: { credit: 0, seatedAt: null },
    sample: { terminal: 'A1', credit: 0, seatedAt: null, card: 'M-2041' },
  },
  ReleaseTerminal: {
    does: 'A terminal leaves the table and takes its credit along.',
    fields: { terminal },
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'terminal',
    screens: ['terminal', 'console'],
    foreseenWith: {},
    says: [{ says: 'leave [for <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  UnlockTerminal: {
    does: 'Lets a locked terminal play again.',
    fields: { terminal, reason },
    by: ['pit-supervisor'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['console', 'pit'],
    says: [{ says: 'unlock <terminal> because <reason:text>' }],
    sample: { terminal: 'A1', reason: 'Meters read again' },
  },
  BuyCredit: {
    does: 'Credit for cash.',
    fields: { terminal, amount },
    by: ['cashier', 'dealer', 'device'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['console'],
    says: [{ says: 'buy <amount:number> for <terminal>' }],
    sample: { terminal: 'A1', amount: 10_000 },
  },
  RedeemInstrument: {
    does: 'Pays a betting instrument once, to a terminal or at the cage.',
    fields: {
      number: validationNumber,
      instrument: fromFloor(instrument),
      /** Null pays it out at the cage. */
      terminal: nullable(terminal),
    },
    by: ['player', 'cashier'],
    when: 'any',
    inPlay: false,
    paysCashWithoutTerminal: true,
    about: 'terminal',
    screens: ['terminal'],
    says: [
      {
        says: 'redeem <number> worth <instrument.amount:number> [until <instrument.expiresAt:number>] [being <instrument.status>] [for <terminal>]',
        implies: { instrument: { status: 'issued', expiresAt: Number.MAX_SAFE_INTEGER } },
      },
    ],
    unsaid: { terminal: null },
    sample: { number: NUMBER, instrument: INSTRUMENT, terminal: null },
  },
  CashOut: {
    does: 'The player turns credit into a betting instrument.',
    fields: {
      terminal,
      amount: holding,
      /** The number the instrument will bear. */
      number: fromFloor(validationNumber),
      expiresAt: fromFloor(time),
    },
    by: ['player'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    says: [
      { says: 'cash out <amount:number> as <number> [until <expiresAt:number>] [for <terminal>]' },
    ],
    unsaid: { expiresAt: Number.MAX_SAFE_INTEGER },
    sample: { terminal: 'A1', amount: 100, number: NUMBER, expiresAt: 1_800_000_000_000 },
  },
  PayByHand: {
    does: 'Pays credit out in cash, once a second person agrees.',
    fields: { terminal, amount: holding },
    by: DUAL_CONTROL['pay-by-hand'].asks,
    twoPeople: 'pay-by-hand',
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['pit'],
    says: [{ says: 'pay <amount:number> by hand for <terminal>' }],
    sample: { terminal: 'A1', amount: 100 },
  },
  VoidInstrument: {
    does: 'Makes an instrument worthless before anybody is paid for it, once a second person agrees.',
    fields: {
      number: validationNumber,
      reason,
      /** What the floor knows of it: another table may have paid it since. */
      instrument: fromFloor(optional(instrument)),
    },
    by: DUAL_CONTROL['void-instrument'].asks,
    twoPeople: 'void-instrument',
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'void instrument <number> because <reason:text>' }],
    sample: { number: NUMBER, reason: 'Misprint', instrument: INSTRUMENT },
  },
  ExpireInstrument: {
    does: 'Ends an instrument whose time is over.',
    fields: { number: validationNumber, instrument: fromFloor(optional(instrument)) },
    by: ['cashier', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'table',
    screens: [],
    says: [{ says: 'expire instrument <number>' }],
    sample: { number: NUMBER, instrument: INSTRUMENT },
  },
  ConfirmTicket: {
    does: 'The player has the ticket; or somebody of the staff takes it for taken, and says why.',
    fields: {
      terminal,
      ticket,
      /** The four digits before the last four, where the ticket is in doubt. */
      digits: optional(ticketDigits),
      reason: optional(reason),
    },
    by: ['player', 'cashier', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'terminal',
    screens: ['terminal'],
    says: [
      {
        says: 'confirm <ticket> [with digits <digits>] [for <terminal>] [because <reason:text>]',
      },
    ],
    sample: { terminal: 'A1', ticket: TICKET, digits: '4567', reason: 'Seen in the hand' },
  },
  DoubtTicket: {
    does: 'Says that a ticket may not have come out; nobody is paid on it until two people decide.',
    fields: {
      terminal,
      ticket,
      says: oneOf(TICKET_DOUBTS),
      note: optional(note),
      /** What the floor knows of it: another table may have paid it since. */
      instrument: fromFloor(optional(instrument)),
    },
    by: ['player', 'cashier', 'dealer'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    says: [{ says: 'doubt <ticket> as <says> [for <terminal>] [because <note:text>]' }],
    sample: {
      terminal: 'A1',
      ticket: TICKET,
      says: 'no-ticket',
      note: 'Nothing came out',
      instrument: INSTRUMENT,
    },
  },
  DecideTicket: {
    does: 'Ends a ticket nobody has confirmed: a new one, cash or credit, once a second person agrees.',
    fields: {
      terminal,
      ticket,
      amount: holding,
      effect: oneOf(TICKET_EFFECTS),
      reason,
      /** The number a new one would bear. */
      number: fromFloor(validationNumber),
      expiresAt: fromFloor(time),
      instrument: fromFloor(optional(instrument)),
    },
    by: DUAL_CONTROL['decide-ticket'].asks,
    twoPeople: 'decide-ticket',
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['pit'],
    says: [
      {
        says: 'decide <ticket> of <amount:number> for <terminal> as <effect> [under <number>] [until <expiresAt:number>] because <reason:text>',
      },
    ],
    unsaid: { number: NUMBER, expiresAt: Number.MAX_SAFE_INTEGER },
    sample: {
      terminal: 'A1',
      ticket: TICKET,
      amount: 5_000,
      effect: 'reissue',
      reason: 'The printer has jammed',
      number: NUMBER,
      expiresAt: 1_800_000_000_000,
      instrument: INSTRUMENT,
    },
  },
  SetOwnLimits: {
    does: 'Players set limits of time and loss for themselves, and reminders; they hold for the visit.',
    fields: {
      terminal,
      minutesMost: optional(minutes),
      lossMost: optional(amount),
      /** Null ends the reminders. */
      remindEvery: optional(nullable(minutes)),
    },
    by: ['player'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    says: [
      {
        says: 'set own limits [of <minutesMost:number> minutes] [of loss <lossMost:number>] [reminding every <remindEvery:number>] [for <terminal>]',
      },
    ],
    sample: { terminal: 'A1', minutesMost: 60, lossMost: 20_000, remindEvery: 15 },
  },
  GiveTip: {
    does: 'A gift out of credit.',
    fields: { terminal, amount: holding },
    by: ['player'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal'],
    says: [{ says: 'tip <amount:number> [for <terminal>]' }],
    sample: { terminal: 'A1', amount: 100 },
  },
});
