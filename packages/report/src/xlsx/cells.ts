import { decimalText, fractionText, type Rational } from '@baize/exact';
import type { Cell } from 'write-excel-file/universal';

/** Exact, and safe from a program that would take `1/36` for a day in January. */
export function exactCell(value: Rational): Cell {
  return { value: fractionText(value), type: String, align: 'right' };
}

/** The nearest number a spreadsheet can hold, to calculate with. */
export function numberCell(value: Rational, format = '0.000000'): Cell {
  return { value: Number(decimalText(value, 18)), type: Number, format };
}

export function shareCell(value: Rational): Cell {
  return numberCell(value, '0.0000%');
}

/** A root or another number that has no exact fraction. */
export function decimalCell(text: string | null): Cell {
  return text === null ? null : { value: Number(text), type: Number, format: '0.000000' };
}

/** Whole numbers up to 2 to the power 53 are exact. */
export function countCell(value: bigint | number): Cell {
  return { value: Number(value), type: Number, format: '#,##0' };
}

/** An empty text is no text at all: the library refuses it. */
export function textCell(value: string | null): Cell {
  return value === null || value === '' ? null : { value, type: String, alignVertical: 'top' };
}

export function wrappedCell(value: string): Cell {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' };
}

export function titleCell(value: string): Cell {
  return {
    value,
    type: String,
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'bottom',
    bottomBorderStyle: 'thin',
    backgroundColor: '#e3eeeb',
  };
}
