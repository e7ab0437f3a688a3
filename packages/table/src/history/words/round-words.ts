import { NOTHING } from '@baize/exact';
import type { BetAction, EventOf, StakeChange } from '../../event.ts';
import {
  betWords,
  type EventWords,
  plainWords,
  reasonWords,
  type WordsContext,
} from './event-words.ts';

const ACTIONS: Readonly<Record<BetAction, string>> = {
  place: 'bets',
  record: 'has chips recorded',
  withdraw: 'takes back',
  undo: 'undoes the last change',
  clear: 'clears the layout',
  double: 'doubles',
  repeat: 'repeats the last bets',
  return: 'gets back what its bet hung on',
};

export function betsWords(event: EventOf<'BetsChanged'>, telling: WordsContext): EventWords {
  const { amount } = telling;
  const { terminal, action, changes, rejected } = event;
  const changed = changes.map((change) => changeWords(change, telling)).join('; ');
  return {
    says: `${terminal} ${ACTIONS[action]}: ${changed || 'nothing'}.`,
    more: rejected.map(
      ({ bet, amount: refused, code, because }) =>
        `${amount(refused)} on ${betWords(bet, telling)} is turned away (${plainWords(code)}) · ${reasonWords(because)}`,
    ),
  };
}

function changeWords({ bet, from, to }: StakeChange, telling: WordsContext): string {
  const { amount } = telling;
  const name = betWords(bet, telling);
  if (from === NOTHING) return `${amount(to)} on ${name}`;
  return `${name} from ${amount(from)} to ${amount(to)}`;
}

export function cutWords(
  { bet, overLimit, isSpared }: EventOf<'BetsClosed'>['cut'][number],
  telling: WordsContext,
): string {
  const name = betWords(bet, telling);
  if (isSpared) {
    return `${name} is over its limit and is not cut, for a stake under the minimum lies there; the pit is told`;
  }
  const beyond = overLimit ? '; the smallest stakes alone pass it, and the pit is told' : '';
  return `${name} was over its limit and is shared pro rata${beyond}`;
}
