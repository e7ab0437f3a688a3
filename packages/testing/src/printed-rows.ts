import { assertNever } from '@baize/exact';
import type { PayRow, PayTable } from '@baize/three-dice';

/**
 * A pay table as lines of `label | what it is on | price`, spelled as documents print combinations
 * (`1 4`, and four numbers from the highest down), to compare with a second typing.
 */
export function printedRows(table: PayTable): readonly string[] {
  return table.rows.map((row) => [row.label, printedOn(row), row.pays].join(' | '));
}

function printedOn(row: PayRow): string {
  switch (row.bet) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
    case 'any-triple':
      return row.bet;
    case 'single':
      return `on ${row.dice}`;
    case 'total':
      return row.on.join(', ');
    case 'double':
      return row.on.map((face) => `${face} ${face}`).join(', ');
    case 'triple':
      return row.on.map((face) => `${face} ${face} ${face}`).join(', ');
    case 'domino':
      return row.on.map((pair) => pair.replace('-', ' ')).join(', ');
    case 'four':
      return row.on.map((digits) => [...digits].reverse().join(' ')).join(', ');
    case 'three':
    case 'pair-single':
      return row.on.map((digits) => [...digits].join(' ')).join(', ');
    case 'own':
      return row.on.join(', ');
    default:
      return assertNever(row);
  }
}
