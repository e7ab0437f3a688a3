import type { TableState } from '@baize/table/kit';
import { itemsOf } from '@baize/table/kit';
import { parseArea } from './box-bet.ts';
import type { RoundBoxes } from './round-boxes.ts';

/** Stakes lose their order when they freeze, and of equal bettors the earlier may have to decide. */
export function bettorsAtClose({ rules, terminals }: TableState): RoundBoxes['bettors'] {
  const initials = (rules?.areas ?? []).flatMap((text, area) => {
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
