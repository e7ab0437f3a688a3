/** What a finger has done, in the felt's own terms. */
export type PressEffect =
  | { readonly do: 'place'; readonly bet: string }
  | { readonly do: 'explain'; readonly bet: string }
  | { readonly do: 'remove-all'; readonly bet: string };

interface Press {
  readonly bet: string;
  readonly x: number;
  readonly y: number;
  /** Still on the area where it came down. */
  readonly isInside: boolean;
  /** Held so long that it is no tap any more; lifting it does nothing. */
  readonly isHeld: boolean;
}

export type Presses = ReadonlyMap<number, Press>;

export const NO_PRESSES: Presses = new Map();

/** Held this long, and alone, an area explains itself. */
export const LONG_PRESS = 450;

/** A finger that shakes is not one that drags. */
const SHAKE = 14;

export function pressPointer(
  presses: Presses,
  pointer: number,
  press: Omit<Press, 'isInside' | 'isHeld'>,
) {
  return new Map(presses).set(pointer, { ...press, isInside: true, isHeld: false });
}

export function movePointer(
  presses: Presses,
  pointer: number,
  over: { readonly bet: string | null; readonly x: number; readonly y: number },
): Presses {
  const press = presses.get(pointer);
  if (!press) return presses;
  const isFar = Math.hypot(over.x - press.x, over.y - press.y) > SHAKE;
  const isInside = over.bet === press.bet || !isFar;
  return isInside === press.isInside
    ? presses
    : new Map(presses).set(pointer, { ...press, isInside });
}

export interface Pressed {
  readonly presses: Presses;
  readonly effect: PressEffect | null;
}

/** One finger asks what an area is; a hand that rests with several is about to do something else. */
export function holdPointer(presses: Presses, pointer: number): Pressed {
  const press = presses.get(pointer);
  if (!press?.isInside || press.isHeld) return { presses, effect: null };
  return {
    presses: new Map(presses).set(pointer, { ...press, isHeld: true }),
    effect: presses.size === 1 ? { do: 'explain', bet: press.bet } : null,
  };
}

export interface Lifted {
  /** The area under the finger; null where there is none. */
  readonly bet: string | null;
  readonly isOnFelt: boolean;
  /** Whether there is a stack on the area where the finger came down. */
  readonly hasStake: boolean;
}

/** Inside places a chip, sliding off cancels, and a stack dragged off the felt is taken back. */
export function liftPointer(presses: Presses, pointer: number, at: Lifted): Pressed {
  const press = presses.get(pointer);
  if (!press) return { presses, effect: null };
  const rest = cancelPointer(presses, pointer);
  if (press.isHeld) return { presses: rest, effect: null };
  if (at.bet === press.bet || (press.isInside && at.isOnFelt)) {
    return { presses: rest, effect: { do: 'place', bet: press.bet } };
  }
  if (!at.isOnFelt && at.hasStake) {
    return { presses: rest, effect: { do: 'remove-all', bet: press.bet } };
  }
  return { presses: rest, effect: null };
}

export function cancelPointer(presses: Presses, pointer: number): Presses {
  const rest = new Map(presses);
  rest.delete(pointer);
  return rest;
}

/** The areas under a finger that could still place. */
export function areasPressed(presses: Presses): ReadonlySet<string> {
  return new Set([...presses.values()].filter(({ isInside }) => isInside).map(({ bet }) => bet));
}
