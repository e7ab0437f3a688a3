import { ok } from '@baize/exact';
import { type Because, because, ruleOf } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { Decision, SettledTerminal, TableEvent } from '@baize/table/kit';
import { collectionOf, conclude, paymentOf, stepAt } from '@baize/table/kit';
import type { DealtCase } from './card-case.ts';
import { settleBoxes } from './settle-boxes.ts';

/** Hands are compared and initial bets settled: paid less commission, collected, or given back. */
export function settleInitial(given: DealtCase<'SettleInitial'>): Decision {
  const { round, game } = given;
  const { results, settled } = settleBoxes(given, ['initial']);
  const step = stepReasons('settle-initial', given);
  const lost = ruleOf(game.book, 'player-loses');
  const won = because(...step, ...ruleOf(game.book, 'player-wins', 'commission'));
  const stands = because(...step, ...ruleOf(game.book, 'stand-off'));
  // Whoever wins at one box and stands off at another gets stakes back for both reasons.
  const back = ({ lines }: SettledTerminal): Because => {
    const isWon = lines.some(({ result }) => result === 'win');
    const isOff = lines.some(({ result }) => result === 'stand-off');
    return isWon && isOff ? because(...won, ...stands) : isOff ? stands : won;
  };
  const postings = postingsOf('initial', settled, { lost, won, back }, given);
  return ok([
    { type: 'InitialBetsSettled', round: round.id, results, settled, postings, because: step },
  ]);
}

/** Bonus bets come after the initial ones, and with them the round is over. */
export function settleBonus(given: DealtCase<'SettleBonus'>): Decision {
  const { round, game } = given;
  const { settled } = settleBoxes(given, ['bonus:player', 'bonus:dealer']);
  const step = stepReasons('settle-bonus', given);
  const cards = ruleOf(game.book, 'bonus-by-four-cards');
  const won = because(...step, game.book.table.bonus.cite, ...cards);
  const postings = postingsOf('bonus', settled, { lost: cards, won, back: () => won }, given);
  const last: TableEvent = {
    type: 'BonusBetsSettled',
    round: round.id,
    settled,
    postings,
    because: step,
  };
  return ok(conclude(given, [last], stepAt('settle-bonus', given.state, given.rules)));
}

function stepReasons(step: 'settle-initial' | 'settle-bonus', given: DealtCase): Because {
  const fallback = ruleOf(given.game.book, 'bonus-after-initial');
  return because(...(stepAt(step, given.state, given.rules)?.because ?? fallback));
}

/** Why stakes are kept, winnings paid and stakes given back, each for itself. */
interface MovementReasons {
  readonly lost: Because;
  readonly won: Because;
  readonly back: (settled: SettledTerminal) => Because;
}

/** What was lost is collected before anybody is paid. */
function postingsOf(
  part: 'initial' | 'bonus',
  settled: readonly SettledTerminal[],
  { lost, won, back }: MovementReasons,
  { round, rules }: DealtCase,
): readonly Posting[] {
  const { table } = rules.config;
  return [
    ...settled.flatMap((each) => collectionOf(each, round.id, table, lost, `${part}-collect`)),
    ...settled.flatMap((each) => paymentOf(each, round.id, table, back(each), `${part}-pay`, won)),
  ];
}
