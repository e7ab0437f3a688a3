import { fractionText } from '@baize/exact';
import { RULEBOOKS, type Rulebook } from '@baize/rulebooks';
import {
  type DiceGame,
  type DiceRulebook,
  diceGame,
  knownVerdict,
  possibleRolls,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import { winnings } from './counter/count.ts';
import { COUNTED_GAMES } from './counter/games.ts';

const books: readonly Rulebook[] = RULEBOOKS;
const diceBooks = books.filter((book): book is DiceRulebook => book.mechanic === 'three-dice');
const games = new Map<string, DiceGame>(
  diceBooks.flatMap((book) =>
    book.layouts.map((layout) => [`${book.id}/${layout.id}`, diceGame(book, layout)] as const),
  ),
);

const FACES = [1, 2, 3, 4, 5, 6] as const;
type Face = (typeof FACES)[number];

/** One die read, or two, in any order; the counter tries every face of the others itself. */
const READ: readonly (readonly Face[])[] = [
  ...FACES.map((one) => [one]),
  ...FACES.flatMap((one) => FACES.map((two) => [one, two])),
];

function completions(read: readonly Face[]): readonly (readonly [Face, Face, Face])[] {
  const [one = 1, two] = read;
  const seconds = two === undefined ? FACES : [two];
  return seconds.flatMap((second) => FACES.map((third) => [one, second, third] as const));
}

test.each(COUNTED_GAMES)(
  '$game: what an unread die cannot change is counted one by one (P15)',
  (list) => {
    const wagers = games.get(list.game)?.wagers ?? [];
    expect(wagers).toHaveLength(list.prices.size);
    const wrong = READ.flatMap((read) => {
      const [one = null, two = null] = read;
      const rolls = possibleRolls([one, two, null]);
      return wagers.flatMap((wager) => {
        const counted = new Set(
          completions(read).map((roll) => {
            const won = winnings(list, wager.text, roll);
            return won ? `${won.numerator}/${won.denominator}` : 'lost';
          }),
        );
        const verdict = knownVerdict(wager, rolls);
        const found = verdict?.odds ? fractionText(verdict.odds) : verdict?.result;
        const [only] = counted;
        const expected = counted.size > 1 ? undefined : only?.replace('lost', 'lose');
        const isSame = found === expected || `${found}/1` === expected;
        return isSame ? [] : [`${wager.text} with ${read.join('-')}: ${found}, not ${expected}`];
      });
    });
    expect(wrong).toEqual([]);
  },
);
