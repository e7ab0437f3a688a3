import { itemsOf } from '../persistent/chunked.ts';
import type { TableState } from '../state.ts';
import { parseArea } from './box-bet.ts';

/** What a round remembers of the people at its boxes. */
export interface RoundBoxes {
  /** Who walked away after betting. */
  readonly away: readonly string[];
  /** Who made an initial bet in which box, in order of betting; known from the close on. */
  readonly bettors: readonly { readonly box: number; readonly terminal: string }[];
}

export const NO_BOXES: RoundBoxes = { away: [], bettors: [] };

/** Stakes lose their order when they freeze, and of equal bettors the earlier may have to decide. */
export function bettorsAtClose({ rules, terminals }: TableState): RoundBoxes['bettors'] {
  if (rules?.game.mechanic !== 'si-ki-pi') return NO_BOXES.bettors;
  const initials = rules.areas.flatMap((text, area) => {
    const parsed = parseArea(text);
    return parsed?.bet === 'initial' ? [{ area, box: parsed.box }] : [];
  });
  return [...itemsOf(terminals)]
    .flatMap(({ id, holdings }) =>
      initials.flatMap(({ area, box }) => {
        const holding = holdings[area];
        return holding ? [{ box, terminal: id, since: holding.since }] : [];
      }),
    )
    .toSorted((a, b) => a.since - b.since)
    .map(({ box, terminal }) => ({ box, terminal }));
}
