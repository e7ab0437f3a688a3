import { Die } from './die.tsx';
import type { Face } from './pips.ts';

interface DiceRowProps {
  readonly dice: readonly Face[];
  readonly size: number;
}

/** A result, small. */
export function DiceRow({ dice, size }: DiceRowProps) {
  return (
    <span className="dice-row" role="img" aria-label={dice.join(' ')}>
      {dice.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
        <Die key={index} face={face} size={size} />
      ))}
    </span>
  );
}
