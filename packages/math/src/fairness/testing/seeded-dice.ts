import { type Card, DECK } from '@baize/si-ki-pi';
import { ALL_ROLLS, FACES, type Face, type Roll } from '@baize/three-dice';
import { nextWord, xoshiroStream } from '../../simulation/xoshiro128.ts';

/** Numbers for simulations that must come out the same for ever. */
export function seededNumbers(seed: number): () => number {
  const state = xoshiroStream(BigInt(seed), 0);
  return () => nextWord(state);
}

/** The bias of 2 ** 32 modulo 216 is one part in twenty million, far below what a test here sees. */
export function seededRolls(seed: number, count: number): readonly Roll[] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, () => ALL_ROLLS[next() % ALL_ROLLS.length] ?? [1, 1, 1]);
}

/** Rolls whose first die shows `face` with a chance of `thousandths`, other faces evenly. */
export function loadedRolls(
  seed: number,
  count: number,
  face: Face,
  thousandths: number,
): readonly Roll[] {
  const next = seededNumbers(seed);
  const others = FACES.filter((other) => other !== face);
  return Array.from({ length: count }, (): Roll => {
    const [, b, c] = ALL_ROLLS[next() % ALL_ROLLS.length] ?? [1, 1, 1];
    const loaded = next() % 1000 < thousandths ? face : others[next() % others.length];
    return [loaded ?? face, b, c];
  });
}

export function seededDecks(seed: number, count: number, cards = DECK.length): readonly Card[][] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, () => {
    const deck = [...DECK];
    for (let place = 0; place < cards; place += 1) {
      const from = place + (next() % (deck.length - place));
      const [taken, moved] = [deck[from], deck[place]];
      if (taken === undefined || moved === undefined) continue;
      deck[place] = taken;
      deck[from] = moved;
    }
    return deck.slice(0, cards);
  });
}
