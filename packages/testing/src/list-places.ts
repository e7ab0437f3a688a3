import { areasOf, type DiceLayout } from '@baize/three-dice';

/** Every area of a layout as `x, y, width x height`, to compare with a drawing's measures. */
export function listPlaces(layout: Pick<DiceLayout, 'board'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    areasOf(layout).map(({ id, x, y, width, height }) => [id, `${x}, ${y}, ${width} x ${height}`]),
  );
}
