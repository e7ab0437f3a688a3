import type { PlayViews } from '../contributions.ts';
import { merged } from '../evolve/round.ts';
import type { TableLibrary } from '../library.ts';
import type { OwnViews } from '../mechanic.ts';

/** What every mechanic of a house shows in a view, be it played at this table or not. */
export function drawPlay<Name extends keyof PlayViews>(
  { mechanics }: TableLibrary,
  draw: (views: OwnViews) => Partial<PlayViews[Name]>,
): PlayViews[Name] {
  return merged<PlayViews[Name]>(mechanics.map(({ views }) => draw(views)));
}
