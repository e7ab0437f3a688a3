import { ALL_ROLLS, type Card, DECK, FACES, type Face, type Roll } from '@baize/rules';

/**
 * A small generator for simulations that must give the same numbers for ever: xoshiro128** by
 * Blackman and Vigna. The results of games never come from it.
 */
export function seededNumbers(seed: number): () => number {
  const state = Uint32Array.of(seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162);
  const next = () => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    state[2] = c ^ a;
    state[3] = d ^ b;
    state[1] = b ^ (c ^ a);
    state[0] = a ^ (d ^ b);
    state[2] = c ^ a ^ (b << 9);
    state[3] = rotate(d ^ b, 11);
    return result;
  };
  // A small seed leaves most bits alike at first.
  for (let i = 0; i < 20; i += 1) next();
  return next;
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
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
