import { READING_SWITCHES, type ReadingSwitch, switchesOf, withReading } from '@baize/game';
import { type SiKiPiGame, siKiPiGame } from '../index.ts';
import { type Solution, solveGame } from './solution.ts';

/** A game solved under one other answer to one question its document leaves open. */
export interface SolvedReading {
  readonly reading: ReadingSwitch;
  readonly value: string;
  /** The answer in force in the game it is compared with. */
  readonly insteadOf: string;
  readonly solution: Solution;
}

/** Every other answer to every open question, one at a time; all other answers stay as they are. */
export function solveReadings({ book, readings, unit }: SiKiPiGame): readonly SolvedReading[] {
  return switchesOf(book).flatMap((reading) => {
    const insteadOf = readings[reading];
    return READING_SWITCHES[reading]
      .filter((value) => value !== insteadOf)
      .map((value) => {
        const changed = withReading(readings, `${reading}=${value}`);
        if (!changed.ok) throw new Error(`${reading}=${value} is one of the readings.`);
        const game = siKiPiGame(book, { readings: changed.value, unit });
        return { reading, value, insteadOf, solution: solveGame(game) };
      });
  });
}
