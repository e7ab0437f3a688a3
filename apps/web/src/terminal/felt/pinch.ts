/** A place on the screen, measured from the corner of the window the felt is looked at through. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Two fingers as they came down, and what lay between them. */
export interface Grip {
  readonly fingers: readonly [Place, Place];
  readonly zoom: number;
  /** The point of the felt between the fingers, in layout units. */
  readonly held: Place;
}

/** A point of the felt, and where in the window it has to lie. */
export interface Anchor {
  readonly held: Place;
  readonly at: Place;
}

const ZOOM_LEAST = 1;
const ZOOM_MOST = 4;

/** Two fingers that shake are two bets; two that travel are a gesture. */
const SHAKE = 10;

export function middleOf([one, other]: Grip['fingers']): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function isGesture({ fingers: from }: Grip, fingers: Grip['fingers']): boolean {
  return fingers.some(({ x, y }, index) => {
    const start = from[index];
    return start !== undefined && Math.hypot(x - start.x, y - start.y) > SHAKE;
  });
}

/** Apart enlarges, together makes smaller, and what was between the fingers stays between them. */
export function pinch(
  grip: Grip,
  fingers: Grip['fingers'],
): { readonly zoom: number; readonly anchor: Anchor } {
  const zoom = withinLimits((grip.zoom * apart(fingers)) / Math.max(1, apart(grip.fingers)));
  return { zoom, anchor: { held: grip.held, at: middleOf(fingers) } };
}

export function withinLimits(zoom: number): number {
  return Math.min(ZOOM_MOST, Math.max(ZOOM_LEAST, zoom));
}

function apart([one, other]: Grip['fingers']): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
