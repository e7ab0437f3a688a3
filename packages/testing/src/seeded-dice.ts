import { nextWord, xoshiroStream } from '@baize/exact';
import { DECK_SIZE } from '@baize/si-ki-pi/fairness';
import { ALL_ROLLS, FACES, type Face, type Roll } from '@baize/three-dice';

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

/** Things in an order of chance (Fisher and Yates). */
export function seededOrder<Thing>(next: () => number, things: readonly Thing[]): Thing[] {
  const shuffled = [...things];
  for (let place = shuffled.length - 1; place > 0; place -= 1) {
    const from = next() % (place + 1);
    const [taken, moved] = [shuffled[from], shuffled[place]];
    if (taken === undefined || moved === undefined) continue;
    shuffled[place] = taken;
    shuffled[from] = moved;
  }
  return shuffled;
}

/** Decks, or the first cards of each, as places of cards in printing order. */
export function seededDecks(seed: number, count: number, cards = DECK_SIZE): readonly number[][] {
  const next = seededNumbers(seed);
  const deck = Array.from({ length: DECK_SIZE }, (_, place) => place);
  return Array.from({ length: count }, () => seededOrder(next, deck).slice(0, cards));
}
