import { assert, larger, NOTHING, parseRational, scale } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import {
  betIn,
  outcomeEstablished,
  type ReadableDice,
  sentence,
  verdictOn,
} from '@baize/three-dice';
import { stepAt } from '../../authority/moment.ts';
import type { Case } from '../../decision.ts';
import type { IncidentDetails } from '../../irregularities/dispose.ts';
import type { Interruption, TableMechanic } from '../../mechanic.ts';
import { trendsOf } from '../../roads/trends.ts';
import type { Round } from '../../state.ts';
import { diceGameAt, diceGameOf } from './dice-game.ts';
import { houseExposure } from './exposure.ts';
import { makeDiceGame } from './make-game.ts';
import { dicePrices } from './priced-bets.ts';
import { settleDice } from './settle-dice.ts';

/** What a table does that plays with three dice. */
export const THREE_DICE: TableMechanic = {
  id: 'three-dice',

  gameFor: (config, entry) => {
    assert(entry.layout !== null, 'A book of three dice has layouts.');
    return makeDiceGame(config, entry);
  },
  areasOf: (game) => diceGameOf(game).wagers.map(({ text, bet }) => [text, bet.group]),
  opposed: { big: 'small', small: 'big', odd: 'even', even: 'odd' },
  stakeRulesOf: (game) => diceGameOf(game).book,
  configFault: () => null,
  boxesOf: () => 0,

  isBet: (text, rules) => betIn(diceGameAt(rules).book, text) !== null,
  layoutReasons: (rules) =>
    because(...ruleOf(rules.book, 'layout-governs'), diceGameAt(rules).layout.cite),
  betFault: () => null,
  betReasons: () => [],
  withConsequences: (_, event) => [event],
  bettorsAtClose: () => [],

  incidentFault: () => null,
  contradictsRecord: () => false,
  alsoHappened: () => [],
  interruption,
  settleAgain: (game, closed, result) => settleDice(diceGameOf(game), closed, result),

  layoutOf: (rules) => diceGameAt(rules).layout.id,
  winningAreas: (result, rules) =>
    diceGameAt(rules)
      .wagers.filter((wager) => verdictOn(wager, result).result === 'win')
      .map(({ text }) => text),
  liabilityOf: (bet, stake, rules) => {
    const prices = diceGameAt(rules).wagerOf.get(bet)?.prices ?? [];
    return prices.map(({ odds }) => scale(stake, odds)).reduce(larger, NOTHING);
  },
  exposure: (round, rules) => houseExposure(round, rules, diceGameAt(rules)),
  trends: ({ results }) => trendsOf(results),
  playerCards: () => null,
  dealerCards: () => null,
  displayCards: () => null,

  pricedBets: (bets, game) => bets.flatMap((bet) => dicePrices(bet, diceGameOf(game))),
  lineWords: ({ bet, odds }, result, game) => {
    const dice = diceGameOf(game);
    if (!betIn(dice.book, bet)) return null;
    const line = { bet, odds: odds === null ? null : parseRational(odds) };
    return sentence(dice, line, result).en;
  },

  knownStep: () => null,
};

const UNREADABLE: ReadableDice = [null, null, null];

/** Covered dice cannot be read; a registered result can, whatever is broken. */
function interruption(
  { state, rules }: Case,
  round: Round,
  { readable: said = UNREADABLE }: IncidentDetails,
): Interruption {
  const game = diceGameAt(rules);
  const isTossed = round.phase === 'tumbled' || round.phase === 'uncovered';
  const isCovered = stepAt('uncover', state, rules) !== undefined;
  const readable = round.result ?? (isTossed && !isCovered ? said : UNREADABLE);
  const { established, decided } = outcomeEstablished(game, readable);
  const key = established ? 'outcome-established' : 'outcome-not-established';
  return { readable, established, decided, because: ruleOf(game.book, key) };
}
