import type { OwnBet } from '../bets/bet.ts';
import { conditionFaults } from '../bets/condition-faults.ts';
import { parseBet } from '../bets/notation.ts';
import { wins } from '../bets/wins.ts';
import { ALL_ROLLS } from '../roll.ts';
import type { DiceRulebook } from '../rulebook.ts';

/** Bets of the book's own that are no bets: without a name, ambiguous, or decided before the dice are. */
export function unsoundBets(book: DiceRulebook): readonly string[] {
  const bets: readonly OwnBet[] = book.bets ?? [];
  return bets.flatMap((bet, at) => {
    const isTwice = bets.findIndex(({ id }) => id === bet.id) !== at;
    const badCondition = conditionFaults(bet.wins, 'wins');
    return [
      ...(/^[a-z][a-z-]*(:[a-z0-9-]+)?$/.test(bet.id) ? [] : [`${bet.id} is no id`]),
      ...(parseBet(bet.id) ? [`${bet.id} is a bet of the shared kinds`] : []),
      ...(isTwice ? [`${bet.id} is there twice`] : []),
      ...(bet.name === '' ? [`${bet.id} has no name`] : []),
      ...(bet.group === '' ? [`${bet.id} has no group`] : []),
      ...(bet.cite.length === 0 ? [`${bet.id} cites nothing`] : []),
      ...badCondition.map((fault) => `${bet.id}: ${fault}`),
      ...(badCondition.length === 0 ? decidedBefore(bet) : []),
    ];
  });
}

function decidedBefore(bet: OwnBet): readonly string[] {
  const won = ALL_ROLLS.filter((roll) => wins(bet, roll)).length;
  if (won === 0) return [`${bet.id} never wins`];
  return won === ALL_ROLLS.length ? [`${bet.id} always wins`] : [];
}
