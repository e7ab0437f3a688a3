import { type Face, facesIn } from '../dice/pips.ts';

/** The kinds of area a felt can have, as the first part of a bet's id names them. */
const KINDS = [
  'small',
  'big',
  'odd',
  'even',
  'any-triple',
  'single',
  'total',
  'domino',
  'double',
  'triple',
  'four',
  'three',
  'pair-single',
  /** A bet that one book has for itself: its name is printed. */
  'own',
] as const;
export type AreaKind = (typeof KINDS)[number];

/** What an id says about how its area is drawn; who wins is never decided here. */
export interface DrawnBet {
  readonly kind: AreaKind;
  /** What follows the colon: `11`, `1-6`, `334`. */
  readonly selection: string;
  readonly faces: readonly Face[];
}

export function drawnBet(bet: string): DrawnBet {
  const [name = '', selection = ''] = bet.split(':');
  const kind = KINDS.find((each) => each === name) ?? 'own';
  return { kind, selection, faces: kind === 'total' || kind === 'own' ? [] : facesIn(selection) };
}

const EVEN_MONEY: readonly AreaKind[] = ['big', 'small', 'odd', 'even'];

export function isEvenMoney(kind: AreaKind): boolean {
  return EVEN_MONEY.includes(kind);
}

/** Numbers run from high to low on a felt, as they are printed. */
export function printedDigits(selection: string): string {
  return [...selection.replaceAll('-', '')].toSorted().toReversed().join('');
}
