import { assert, fractionText, multiply } from '@baize/exact';
import { DEFAULT_READINGS, fromBilingual, type Readings, ruleOf } from '@baize/game';
import {
  type BetChances,
  type Enumeration,
  figuresOf,
  type Mathematics,
  type ParPart,
  type ParPartBet,
  simulatorOf,
} from '@baize/math';
import { siKiPiMathematics } from '@baize/si-ki-pi/mathematics';
import type { GameSheet, PlayedGame, SheetBet } from '@baize/table';
import { diceMathematics } from '@baize/three-dice/mathematics';
import type { HouseMechanic } from './library.ts';

/** What is counted of the mechanics that come with the platform. Whoever only plays never loads it. */
const SHIPPED: readonly Mathematics<PlayedGame>[] = [diceMathematics, siKiPiMathematics];

/** What mathematics asks of a library: its mechanics, and of each what is printed and counted. */
interface CountedLibrary {
  readonly mechanics: readonly CountedMechanic[];
}

type CountedMechanic = Pick<HouseMechanic, 'id' | 'sheetOf' | 'enumeration' | 'mathematics'>;

/** What is counted of a game; of a mechanic from outside, what follows from its enumeration. */
export function mathematicsOf(
  { mechanics }: CountedLibrary,
  { mechanic }: PlayedGame,
): Mathematics<PlayedGame> {
  const found = mechanics.find(({ id }) => id === mechanic);
  assert(found !== undefined, `A game of ${mechanic} came from a library that has it.`);
  return SHIPPED.find(({ id }) => id === mechanic) ?? fromOutside(found);
}

/** How often every bet of a game wins, and what it costs. */
export function chancesOf(library: CountedLibrary, game: PlayedGame): BetChances {
  const mathematics = mathematicsOf(library, game);
  if (mathematics.chances) return mathematics.chances(game);
  const enumeration = mathematics.enumeration(game);
  return new Map(enumeration.bets.map((bet) => [bet.bet, figuresOf(enumeration, bet)]));
}

/** A game with all that a PAR sheet is made of. */
export function countedGame(library: CountedLibrary, game: PlayedGame) {
  const mathematics = mathematicsOf(library, game);
  return {
    id: game.id,
    book: game.book,
    unit: game.unit,
    readings: readingsOf(game),
    enumeration: mathematics.enumeration(game),
    part: mathematics.par(game),
  };
}

/** The answers a game is played under; a mechanic that leaves no question open has none. */
export function readingsOf(game: PlayedGame): Readings {
  return 'readings' in game ? game.readings : DEFAULT_READINGS;
}

function fromOutside(mechanic: CountedMechanic): Mathematics<PlayedGame> {
  const { id, mathematics } = mechanic;
  const enumeration = (game: PlayedGame): Enumeration => {
    assert(mechanic.enumeration !== undefined, `${id} was loaded with an enumeration.`);
    return mechanic.enumeration(game);
  };
  return {
    id,
    enumeration,
    assumes: null,
    simulator: (_game, counted) => simulatorOf(counted),
    par: (game) => printedPart(game, mechanic.sheetOf(game), enumeration(game)),
    ...mathematics,
  };
}

/** What a sheet can say of any game: what is printed of it, and what its enumeration counts. */
function printedPart(game: PlayedGame, sheet: GameSheet, enumeration: Enumeration): ParPart {
  const bets = ('boxes' in sheet ? sheet.bets : sheet.areas).map((bet) =>
    printedBet(bet, enumeration),
  );
  const layout = 'boxes' in sheet ? null : sheet.title;
  const { one, many } = enumeration.outcome;
  return {
    title: game.book.title,
    layout,
    payTable: `${game.book.title} prices`,
    arePricesFixed: true,
    bets,
    told: bets,
    // A mechanic whose figures depend on readings says so itself.
    toldUnder: () => bets,
    because: [
      ...('boxes' in sheet ? [] : [sheet.cite]),
      ...ruleOf(game.book, 'layout-governs', 'odds-wording', 'stake-unit'),
    ],
    data: {
      layout,
      prices: bets.flatMap(({ bet, prices }) =>
        prices.map(({ printed, odds, when }) => ({
          bet,
          odds: fractionText(odds),
          printed,
          when,
        })),
      ),
    },
    method: `There are ${enumeration.total} equally likely ${many}. For each bet and each ${one} the verdict is the one that settles the bet on a table; the figures are counts of these verdicts.`,
    byItself: { does: 'Every bet by itself', command: 'analyze' },
    steps: {},
    annexes: [],
  };
}

function printedBet({ bet, kind, name, wins, prices }: SheetBet, counted: Enumeration): ParPartBet {
  const found = counted.bets.find((each) => each.bet === bet);
  assert(found !== undefined, `${bet} is printed and not counted.`);
  return {
    bet,
    play: null,
    kind,
    name: fromBilingual(name),
    ownName: name.en,
    winsWhen: wins.en,
    prices: found.rows.map(({ odds, kept, on }, at) => ({
      printed: prices[at]?.printed ?? fractionText(odds),
      odds: multiply(odds, kept),
      when: on,
    })),
    returns: figuresOf(counted, found).returns,
    because: [...new Set(prices.flatMap(({ because }) => because))],
  };
}
