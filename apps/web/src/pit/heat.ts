/** From a cool area to one that could cost most, by the root: small stakes stay visible. */
const STOPS = [
  [18, 66, 60],
  [46, 112, 74],
  [104, 96, 30],
  [146, 78, 26],
  [168, 40, 28],
] as const;

/** A colour for a liability against the largest on the layout. */
export function heatOf(liability: number, most: number): string {
  const share = most <= 0 ? 0 : Math.sqrt(Math.max(0, liability) / most);
  const place = Math.min(1, share) * (STOPS.length - 1);
  const below = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[below] ?? STOPS[0], STOPS[below + 1] ?? STOPS[0]];
  const mixed = from.map((part, index) =>
    Math.round(part + (place - below) * ((to[index] ?? 0) - part)),
  );
  return `rgb(${mixed.join(' ')})`;
}
