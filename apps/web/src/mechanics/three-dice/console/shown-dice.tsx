import { diceName } from '../dice/dice-name.ts';
import { Die } from '../dice/die.tsx';
import type { Face } from '../dice/pips.ts';
import { SideTag } from '../roads/side-badge.tsx';

interface ShownDiceProps {
  /** Null for a die that is not known yet. */
  readonly dice: readonly (Face | null)[];
}

/** Three dice, what they add up to and what that is called. */
export function ShownDice({ dice }: ShownDiceProps) {
  const known = dice.filter((face) => face !== null);
  const name = known.length === dice.length ? diceName(known) : null;
  return (
    <div className="shown-dice" data-dice={known.join('-')}>
      <span className="shown-dice-faces">
        {dice.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
          <span key={index} className="shown-die">
            {face !== null && <Die face={face} size={96} />}
          </span>
        ))}
      </span>
      {name && <b>{name.total}</b>}
      {name?.sides.map((side) => (
        <SideTag key={side} side={side} />
      ))}
    </div>
  );
}
