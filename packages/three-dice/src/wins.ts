import { assertNever } from '@baize/exact';
import { DEFAULT_READINGS, type Readings } from '@baize/game';
import type { Bet } from './bet.ts';
import { countOf, type Face, isTriple, type Roll, sumOf } from './roll.ts';

/** Whether a bet wins on a roll: the one function that lights, settlement and analysis all use. */
export function wins(
  bet: Bet,
  roll: Roll,
  readings: Pick<Readings, 'D1'> = DEFAULT_READINGS,
): boolean {
  switch (bet.kind) {
    case 'small':
      return sumOf(roll) <= 10 && !isTriple(roll);
    case 'big':
      return sumOf(roll) >= 11 && !isTriple(roll);
    case 'odd':
      return sumOf(roll) % 2 === 1 && !isTriple(roll);
    case 'even':
      return sumOf(roll) % 2 === 0 && !isTriple(roll);
    case 'any-triple':
      return isTriple(roll);
    case 'single':
      return countOf(bet.face, roll) >= 1;
    case 'total':
      return sumOf(roll) === bet.sum;
    case 'domino':
      return bet.faces.every((face) => roll.includes(face));
    case 'double':
      return (
        countOf(bet.face, roll) === 2 ||
        (countOf(bet.face, roll) === 3 && readings.D1 !== 'exactly-two')
      );
    case 'triple':
      return countOf(bet.face, roll) === 3;
    case 'four':
      return areDifferent(roll) && roll.every((face) => includes(bet.faces, face));
    case 'three':
      return bet.faces.every((face) => roll.includes(face));
    case 'pair-single':
      return countOf(bet.faces[0], roll) === 2 && countOf(bet.faces[2], roll) === 1;
    default:
      return assertNever(bet);
  }
}

function areDifferent([a, b, c]: Roll): boolean {
  return a !== b && b !== c && a !== c;
}

function includes(faces: readonly Face[], face: Face): boolean {
  return faces.includes(face);
}
