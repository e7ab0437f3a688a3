import { resolvesIn } from '@baize/game';
import { priceListOf } from '../prices/price.ts';
import { exactUnitOf } from '../prices/unit.ts';
import { ALL_ROLLS } from '../roll.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { type DiceGame, diceGame, settleStake } from '../settle.ts';

/** Every area on every roll: settled, with reasons that lead somewhere in the book. */
export function unsettledBets(book: DiceRulebook): readonly string[] {
  return gamesOf(book).flatMap((game) =>
    game.wagers.flatMap((wager) =>
      ALL_ROLLS.flatMap((roll) => {
        const line = settleStake({ wager, stake: game.unit }, roll);
        const sound =
          line.because.length > 0 &&
          line.because.every((citation) => resolvesIn(book, citation)) &&
          (line.result === 'win' ? line.returns > line.stake : line.returns === 0);
        return sound ? [] : [`${game.id}: ${wager.text} on ${roll.join('-')}`];
      }),
    ),
  );
}

/** Layouts whose smallest unit leaves a fraction, or whose unit could be smaller still. */
export function inexactUnits(book: DiceRulebook): readonly string[] {
  return book.layouts.flatMap(({ id, payTable }) => {
    const list = priceListOf(payTable);
    const odds = [...list.values()].flat().map((price) => price.odds);
    const exactAt = (unit: number) =>
      odds.every(({ denominator }) => BigInt(unit) % denominator === 0n);
    const unit = exactUnitOf(list);
    const smaller = Array.from({ length: unit - 1 }, (_, index) => index + 1).find(exactAt);
    if (!exactAt(unit)) return [`${id}: ${unit} leaves a fraction`];
    return smaller === undefined ? [] : [`${id}: ${smaller} would do instead of ${unit}`];
  });
}

function gamesOf(book: DiceRulebook): readonly DiceGame[] {
  return book.layouts.map((layout) => diceGame(book, layout));
}
