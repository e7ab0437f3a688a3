import type { Roll } from '@baize/three-dice';

/** A bet as somebody would write it who settles one bet at a time: a kind and its numbers. */
export interface PlainBet {
  readonly kind: string;
  readonly numbers: readonly number[];
}

export function plainBet(id: string): PlainBet {
  const [kind = '', selection = ''] = id.split(':');
  if (kind === 'total') return { kind, numbers: [Number(selection)] };
  return { kind, numbers: [...selection.replace('-', '')].map(Number) };
}

/** Whether it wins, asked by hand: the baseline that settling by tables is compared with. */
export function winsPlainly({ kind, numbers }: PlainBet, roll: Roll): boolean {
  const [a, b, c] = roll;
  const sum = a + b + c;
  const isTriple = a === b && b === c;
  switch (kind) {
    case 'small':
      return sum <= 10 && !isTriple;
    case 'big':
      return sum >= 11 && !isTriple;
    case 'odd':
      return sum % 2 === 1 && !isTriple;
    case 'even':
      return sum % 2 === 0 && !isTriple;
    case 'any-triple':
      return isTriple;
    case 'single':
      return countShown(numbers[0], roll) >= 1;
    case 'total':
      return sum === numbers[0];
    case 'double':
      return countShown(numbers[0], roll) >= 2;
    case 'triple':
      return countShown(numbers[0], roll) === 3;
    case 'domino':
    case 'three':
      return numbers.every((number) => countShown(number, roll) >= 1);
    case 'four':
      return a !== b && b !== c && a !== c && roll.every((face) => numbers.includes(face));
    case 'pair-single':
      return countShown(numbers[0], roll) === 2 && countShown(numbers[2], roll) === 1;
    default:
      throw new Error(`Nobody knows ${kind} by hand.`);
  }
}

/** On how many dice a number shows. */
export function countShown(number: number | undefined, [a, b, c]: Roll): number {
  return Number(a === number) + Number(b === number) + Number(c === number);
}
