import { DEFAULT_READINGS, type ReadingSwitch, switchesOf } from '@baize/game';
import type { OpenGame } from '../settle-request/open-game.ts';

/** An open question of the book, and the answer under which the game was settled. */
export interface ReadingInForce {
  readonly id: ReadingSwitch;
  readonly value: string;
  readonly isDefault: boolean;
}

export function readingsInForce({ book, readings }: OpenGame): readonly ReadingInForce[] {
  return switchesOf(book).map((id) => ({
    id,
    value: readings[id],
    isDefault: readings[id] === DEFAULT_READINGS[id],
  }));
}
