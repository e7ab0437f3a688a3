import type { Approval } from '../../approvals/approval.ts';
import type { Command } from '../../command.ts';
import { commandsOf } from '../../commands/registry.ts';
import { maskedNumber } from '../../terminal/instrument.ts';
import {
  actorWords,
  betWords,
  type EventWords,
  outcomeWords,
  plainWords,
  type WordsContext,
} from './event-words.ts';

export function requestWords({ action, requestedBy }: Approval, telling: WordsContext): EventWords {
  const who = actorWords(requestedBy);
  switch (action.kind) {
    case 'correct-result':
      return {
        says: `${who} asks to settle round ${action.round} by ${outcomeWords(action.dice, telling)}.`,
      };
    case 'void-rounds': {
      const rounds = action.rounds.join(', ');
      return { says: `${who} asks to void ${rounds} (${plainWords(action.incident)}).` };
    }
    case 'change-prices':
      return { says: `${who} asks to change the table to ${action.config.game}.` };
    case 'command':
      return { says: `${who} asks for ${orderWords(action.command, telling)}.` };
  }
}

/** Numbers of instruments are worth money: the register of instruments has them masked. */
function orderWords(command: Command, telling: WordsContext): string {
  const { amount } = telling;
  switch (command.type) {
    case 'PayByHand':
      return `${amount(command.amount)} to be paid by hand to ${command.terminal}`;
    case 'VoidInstrument':
      return `instrument ${maskedNumber(command.number)} to be void: ${command.reason}`;
    case 'DecideBet': {
      const bet = betWords(command.bet, telling);
      return `${bet} of ${command.terminal} in ${command.round} to be returned: ${why(command.reason)}`;
    }
    case 'DecideRound': {
      const { dice, effect, round, reason } = command;
      const decided = dice ? `settle by ${outcomeWords(dice, telling)}` : plainWords(effect);
      return `a decision about ${round}, ${decided}: ${why(reason)}`;
    }
    case 'DecideAmount':
      return `a decision to ${command.effect} ${amount(command.amount)} for ${command.terminal}: ${why(command.reason)}`;
    case 'DecideMatter':
      return `a matter to be decided, ${plainWords(command.effect)}: ${why(command.reason)}`;
    case 'WriteOffDebt':
      return `${amount(command.amount)} owed by ${command.visit} to be written off: ${why(command.reason)}`;
    case 'PayClaim':
      return `${amount(command.amount)} kept for ${command.visit} to be paid`;
    default: {
      // What only a mechanic knows, it says itself; one that does not is told by the name of the command.
      const order = command.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
      const asked = commandsOf(telling.library).entries[command.type].asked;
      return 'reason' in command && typeof command.reason === 'string'
        ? `${asked ?? `an order, ${order}`}: ${why(command.reason)}`
        : (asked ?? `an order: ${order}`);
    }
  }
}

/** A reason as part of a sentence that ends by itself. */
function why(reason: string): string {
  return reason.trim().replace(/\.$/, '');
}
