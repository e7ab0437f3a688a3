import type { Command } from '../../commands/registry.ts';
import { someAmount, someReason, someTerminal } from '../../plausible/details.ts';
import type { Plausible } from '../../plausible/plausible.ts';
import type { Scene } from '../../plausible/scene.ts';
import { among, between, oneIn, type Source } from '../../plausible/source.ts';
import type { TableState } from '../../state.ts';
import { type InstrumentRecord, TICKET_DOUBTS, TICKET_EFFECTS } from '../../terminal/instrument.ts';
import { openTicketOf } from '../../terminal/open-ticket.ts';

const HOUR = 3_600_000;

/** Betting instruments from the first press to their end, as players and staff handle them. */
export const INSTRUMENTS: Plausible = {
  RedeemInstrument: (source, scene) => {
    const { number, instrument } = someInstrument(source, scene);
    const terminal = oneIn(source, 4) ? null : someTerminal(source, scene);
    return { type: 'RedeemInstrument', number, instrument, terminal };
  },
  CashOut: (source, scene) => ({
    type: 'CashOut',
    terminal: someTerminal(source, scene),
    amount: someAmount(source, scene),
    number: someNumber(source, scene),
    expiresAt: scene.now + between(source, 1, 48) * HOUR,
  }),
  ConfirmTicket: (source, scene) => {
    const { about, open } = someTicket(source, scene);
    const digits = open && !oneIn(source, 6) ? open.number.slice(-8, -4) : '0000';
    const reason = oneIn(source, 3) ? {} : { reason: someReason(source) };
    return { type: 'ConfirmTicket', ...about, digits, ...reason };
  },
  DoubtTicket: (source, scene) => {
    const { about, known } = someTicket(source, scene);
    return { type: 'DoubtTicket', ...about, says: among(source, TICKET_DOUBTS), ...known };
  },
  DecideTicket: (source, scene) => {
    const { about, known, open } = someTicket(source, scene);
    const amount = open && !oneIn(source, 12) ? open.amount : someAmount(source, scene);
    return {
      type: 'DecideTicket',
      ...about,
      amount,
      effect: among(source, TICKET_EFFECTS),
      reason: someReason(source),
      number: someNumber(source, scene),
      expiresAt: scene.now + between(source, 1, 48) * HOUR,
      ...known,
    };
  },
  VoidInstrument: (source, scene) => ({
    type: 'VoidInstrument',
    ...someInstrument(source, scene),
    reason: someReason(source),
  }),
  ExpireInstrument: (source, scene) => ({
    type: 'ExpireInstrument',
    ...someInstrument(source, scene),
  }),
};

/** What the floor knows of the instrument a request is about. */
export function knownAbout(
  request: string,
  { state, floor }: Scene,
): { readonly instrument?: InstrumentRecord } {
  const action = state.approvals.get(request)?.action;
  const number = action?.kind === 'command' ? numberIn(action.command, state) : undefined;
  const instrument = number === undefined ? undefined : floor.instruments.get(number);
  return instrument ? { instrument } : {};
}

function numberIn(command: Command, state: TableState): string | undefined {
  if (command.type === 'DecideTicket') return openTicketOf(state, command.terminal)?.number;
  return 'number' in command ? command.number : undefined;
}

/** The ticket that is open at some terminal, with what the floor knows of it; or one that is not there. */
function someTicket(source: Source, { state, floor }: Scene) {
  const open = [...state.tickets].flatMap(([terminal, tickets]) =>
    tickets.open ? [{ terminal, ...tickets.open }] : [],
  );
  if (open.length === 0 || oneIn(source, 20)) {
    return { about: { terminal: 'terminal-1', ticket: 'ticket:none' }, known: {}, open: null };
  }
  const { terminal, ...ticket } = among(source, open);
  const instrument = floor.instruments.get(ticket.number);
  return {
    about: { terminal, ticket: ticket.ticket },
    known: instrument ? { instrument } : {},
    open: ticket,
  };
}

/** An instrument with what the floor knows about it; nobody says what it is not. */
function someInstrument(
  source: Source,
  scene: Scene,
): { readonly number: string; readonly instrument: InstrumentRecord } {
  const recent = [...scene.floor.instruments].slice(-20);
  if (recent.length > 0) {
    const [number, instrument] = among(source, recent);
    return { number, instrument };
  }
  // Nobody has issued this one, so no floor would say that anything is to be paid for it.
  const unknown = { amount: someAmount(source, scene), status: 'void', expiresAt: 0 } as const;
  return { number: '9'.repeat(18), instrument: unknown };
}

/** A validation number that no instrument of the floor bears, or one this table has issued before. */
function someNumber(source: Source, { floor, state }: Scene): string {
  const [used] = [...state.instruments.keys()].slice(-1);
  if (used !== undefined && oneIn(source, 12)) return used;
  const count = `${floor.instruments.size}`.padStart(8, '0');
  return `7${`${source(1_000_000_000)}`.padStart(9, '0')}${count}`;
}
