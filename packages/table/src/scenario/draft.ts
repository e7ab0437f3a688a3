import { DECK } from '@baize/si-ki-pi';
import type { Actor } from '../authority/actor.ts';
import type { CommandType } from '../command.ts';
import type { TableState } from '../state.ts';
import { COMMAND_SHAPES } from '../well-formed/command-shapes.ts';
import { isObject } from '../well-formed/shape.ts';
import { completeConfig } from './complete-config.ts';
import { NOTATION } from './notation.ts';
import { type Fields, spokenFields } from './phrase.ts';

/** A command as somebody wrote it: its type is known, its fields may be missing or wrong. */
export interface Draft {
  readonly type: CommandType;
  readonly fields: Fields;
}

/** The command a sentence says, or null where nobody would understand it. */
export function draftOf(sentence: string): Draft | null {
  for (const [type, phrases] of ENTRIES) {
    for (const phrase of phrases) {
      const fields = spokenFields(phrase, sentence);
      if (fields) return { type, fields };
    }
  }
  return null;
}

const ENTRIES = Object.entries(NOTATION) as readonly [
  CommandType,
  (typeof NOTATION)[CommandType],
][];

/** What a command has unless it says otherwise. */
const DEFAULTS: Readonly<Partial<Record<CommandType, Fields>>> = {
  SeatTerminal: { credit: 0, seatedAt: null },
  RedeemInstrument: { terminal: null },
  CashOut: { expiresAt: Number.MAX_SAFE_INTEGER },
  WithdrawBet: { stake: null },
  RegisterResult: { flat: true },
};

/**
 * A draft with everything added that goes without saying: a player's own terminal, the newest
 * request or matter, the rest of a deck or of a configuration.
 */
export function completed({ type, fields }: Draft, by: Actor, state: TableState): Fields {
  const own = by.kind === 'terminal' && 'terminal' in COMMAND_SHAPES[type];
  const whole: Fields = {
    ...DEFAULTS[type],
    ...(own ? { terminal: by.id } : {}),
    ...newest(type, state),
    ...fields,
    type,
  };
  if (type === 'Deal' && Array.isArray(whole.deck))
    return { ...whole, deck: wholeDeck(whole.deck) };
  if (type === 'ConfigureTable' && isObject(whole.config)) {
    return { ...whole, config: completeConfig(whole.config, state.rules?.config ?? null) };
  }
  return whole;
}

function newest(type: CommandType, { approvals, matters }: TableState): Fields {
  if (type === 'DecideMatter') return { matter: [...matters.keys()].at(-1) ?? 'none' };
  if (type === 'ApproveRequest' || type === 'RejectRequest' || type === 'ExpireRequest') {
    return { request: [...approvals.keys()].at(-1) ?? 'none' };
  }
  return {};
}

/** The cards named, in that order, with the rest of the deck behind them; a bar parts hands. */
function wholeDeck(named: readonly unknown[]): readonly unknown[] {
  const cards = named.filter((card) => card !== '|');
  return [...cards, ...DECK.filter((card) => !cards.includes(card))];
}
