import type { Approval } from '../../approvals/approval.ts';
import type { Command } from '../../command.ts';
import { commandsOf } from '../../commands/registry.ts';
import type { EventOf, IrregularityEvent } from '../../event.ts';
import { maskedNumber } from '../../terminal/instrument.ts';
import {
  actorWords,
  betWords,
  type EventWords,
  outcomeWords,
  plainWords,
  type WordsContext,
} from './event-words.ts';
import { settledWords } from './settled-words.ts';

export function irregularityWords(event: IrregularityEvent, telling: WordsContext): EventWords {
  switch (event.type) {
    case 'IncidentRecorded': {
      const { incident, action, note } = event;
      const said = note === null ? [] : [`Note: ${note}`];
      return {
        says: `Reported: ${plainWords(incident)}. It means: ${plainWords(action)}.`,
        more: said,
      };
    }
    case 'SupervisorPresent':
      return { says: `${actorWords(event.supervisor)} watches the settlement.` };
    case 'RoundInterrupted':
      return interruptedWords(event, telling);
    case 'TerminalsInterrupted':
      return {
        says: 'Terminals fail; the round goes on, and what they have registered stands.',
        more: event.terminals.map(
          ({ terminal, registered }) => `${terminal}: ${telling.amount(registered)} registered`,
        ),
      };
    case 'ResultCorrected':
      return {
        says: `Round ${event.round} is settled again: ${outcomeWords(event.is, telling)}, not ${outcomeWords(event.was, telling)}.`,
        more: [...settledWords(event.settled, event.is, telling), ...owedWords(event, telling)],
      };
    case 'RoundReversed':
    case 'SettlementReversed':
      return { says: takenBackWords(event), more: owedWords(event, telling) };
    case 'MatterReferred':
      return { says: `The shift manager has to decide about: ${plainWords(event.incident)}.` };
    case 'MatterDecided':
    case 'ResultDecided':
    case 'AmountDecided':
    case 'BetsReturned':
      return decidedWords(event, telling);
    case 'ApprovalRequested':
      return requestWords(event.approval, telling);
    case 'ApprovalGranted':
      return { says: 'A second person agrees.' };
    case 'ApprovalRejected':
      return { says: `A second person does not agree: ${event.reason}` };
    case 'ApprovalExpired':
      return { says: 'Nobody has agreed in time.' };
  }
}

function takenBackWords(event: EventOf<'RoundReversed' | 'SettlementReversed'>): string {
  if (event.type === 'SettlementReversed') {
    return 'What was collected and paid of this round is taken back.';
  }
  return `Round ${event.round} is void after all (${plainWords(event.incident)}); its settlement is taken back.`;
}

function decidedWords(
  event: EventOf<'MatterDecided' | 'ResultDecided' | 'AmountDecided' | 'BetsReturned'>,
  telling: WordsContext,
): EventWords {
  switch (event.type) {
    case 'MatterDecided':
      return { says: `Decided: ${plainWords(event.effect)}, because ${event.reason}` };
    case 'ResultDecided':
      return {
        says: `Round ${event.round} is settled by ${outcomeWords(event.is, telling)} by decision.`,
        more: settledWords(event.settled, event.is, telling),
      };
    case 'AmountDecided':
      return {
        says: `${event.terminal} ${event.effect === 'pay' ? 'is paid' : 'gives back'} ${telling.amount(event.amount)} by decision.`,
        more: owedWords(event, telling),
      };
    case 'BetsReturned':
      return {
        says: `Bets of round ${event.round} go back by decision.`,
        more: event.returned.map(
          ({ terminal, bets, amount }) =>
            `${terminal}: ${telling.amount(amount)} on ${bets.map((bet) => betWords(bet, telling)).join(', ')}`,
        ),
      };
  }
}

function interruptedWords(
  { established, decided }: EventOf<'RoundInterrupted'>,
  telling: WordsContext,
): EventWords {
  if (!established) return { says: 'The round is interrupted, and no outcome is established.' };
  const won = decided
    .filter(({ result }) => result === 'win')
    .map(({ bet }) => betWords(bet, telling));
  const lost = decided.length - won.length;
  return {
    says: 'The round is interrupted with an outcome established, and is concluded.',
    more: [
      ...(won.length > 0 ? [`Sure to win: ${won.join(', ')}`] : []),
      ...(lost > 0 ? [`Sure to lose: ${lost} of the bets on offer`] : []),
    ],
  };
}

function owedWords(
  { owed, postings }: Pick<EventOf<'ResultCorrected'>, 'owed' | 'postings'>,
  { amount }: WordsContext,
): readonly string[] {
  const settled = postings.flatMap(({ to, amount: part }) =>
    to.startsWith('receivable:')
      ? [`${to.slice('receivable:'.length)} owed before; ${amount(part)} settles that first`]
      : [],
  );
  const still = owed.map(
    ({ terminal, amount: rest }) => `${terminal} still owes ${amount(rest)}; the pit is told`,
  );
  return [...settled, ...still];
}

function requestWords({ action, requestedBy }: Approval, telling: WordsContext): EventWords {
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
