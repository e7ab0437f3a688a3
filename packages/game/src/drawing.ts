import { assert } from '@baize/exact';

/** Chooses a number from 0 up to, not including, a limit of at most 256; each exactly as likely as the others. */
export type ChooseBelow = (choices: number) => number;

/**
 * How chance decides a round of some mechanic, whatever the choices come from: a seed and the row that closed the
 * bets, or coins. It says nothing but what the choices mean.
 */
export interface Drawing<Drawn> {
  /**
   * What the choices are for: `baize/three-dice/1`. It is part of the derivation, so that two mechanics never draw
   * the same from one seed; a change of procedure is a new text, never a new meaning of an old one.
   */
  readonly purpose: string;
  draw(below: ChooseBelow): Drawn;
}

/**
 * Fisher and Yates from the top: each place in turn takes one of the things not yet placed. With exact choices
 * every order is exactly as likely as every other. Puts up to 256 things in order.
 */
export function drawOrder<T>(things: readonly T[], below: ChooseBelow): readonly T[] {
  const order = [...things];
  for (let place = 0; place < order.length - 1; place += 1) {
    const from = place + below(order.length - place);
    const taken = order[from];
    const moved = order[place];
    assert(taken !== undefined && moved !== undefined, 'Places stay within the deck.');
    order[place] = taken;
    order[from] = moved;
  }
  return order;
}

/** One of some things. */
export function drawOne<T>(things: readonly T[], below: ChooseBelow): T {
  const drawn = things[below(things.length)];
  assert(drawn !== undefined, `A choice among ${things.length} is one of them.`);
  return drawn;
}
