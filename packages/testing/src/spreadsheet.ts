/** A spreadsheet as small as the formulas of a workbook need: it shares no code with what wrote them. */
export interface Spreadsheet {
  /** By worksheet and place: a number, a formula without its `=`, or a text. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, SheetCell>>;
}

export interface SheetCell {
  readonly value: string | number | null;
  readonly formula: string | null;
}

/** What a cell is worth when every formula it rests on is computed again, from numbers only. */
export function recompute(book: Spreadsheet, sheet: string, place: string): number {
  const cell = book.cells.get(sheet)?.get(place);
  if (!cell) throw new Error(`${sheet}!${place} is empty.`);
  if (cell.formula === null) return Number(cell.value);
  const tokens =
    cell.formula.match(/\d+(?:\.\d+)?(?![A-Z\d])|\w+!?[A-Z]*\d*(?::[A-Z]+\d+)?|[-+*/^(),]/g) ?? [];
  const parser = { tokens: [...tokens], at: 0 };
  const result = sum(parser, book, sheet);
  if (typeof result !== 'number' || parser.at < parser.tokens.length) {
    throw new Error(`Nobody understands ${cell.formula}.`);
  }
  return result;
}

type Value = number | readonly number[];

interface Parser {
  readonly tokens: readonly string[];
  at: number;
}

function sum(parser: Parser, book: Spreadsheet, sheet: string): Value {
  let left = product(parser, book, sheet);
  for (;;) {
    const sign = parser.tokens[parser.at];
    if (sign !== '+' && sign !== '-') return left;
    parser.at += 1;
    const right = product(parser, book, sheet);
    left = each(left, right, (a, b) => (sign === '+' ? a + b : a - b));
  }
}

function product(parser: Parser, book: Spreadsheet, sheet: string): Value {
  let left = power(parser, book, sheet);
  for (;;) {
    const sign = parser.tokens[parser.at];
    if (sign !== '*' && sign !== '/') return left;
    parser.at += 1;
    const right = power(parser, book, sheet);
    left = each(left, right, (a, b) => (sign === '*' ? a * b : a / b));
  }
}

function power(parser: Parser, book: Spreadsheet, sheet: string): Value {
  const base = atom(parser, book, sheet);
  if (parser.tokens[parser.at] !== '^') return base;
  parser.at += 1;
  return each(base, atom(parser, book, sheet), (a, b) => a ** b);
}

function atom(parser: Parser, book: Spreadsheet, sheet: string): Value {
  const token = parser.tokens[parser.at] ?? '';
  parser.at += 1;
  if (/^\d/.test(token)) return Number(token);
  if (token === '(') return closed(parser, sum(parser, book, sheet));
  if (token === 'SQRT' || token === 'SUMPRODUCT') {
    parser.at += 1;
    const values = [sum(parser, book, sheet)];
    while (parser.tokens[parser.at] === ',') {
      parser.at += 1;
      values.push(sum(parser, book, sheet));
    }
    return closed(parser, token === 'SQRT' ? rootOf(values) : sumProduct(values));
  }
  const [where = '', range = ''] = token.includes('!') ? token.split('!') : [sheet, token];
  const [from = '', to] = range.split(':');
  if (to === undefined) return recompute(book, where, from);
  const [, column = '', first = '0'] = /^([A-Z]+)(\d+)$/.exec(from) ?? [];
  const last = Number(/\d+$/.exec(to)?.[0]);
  return Array.from({ length: last - Number(first) + 1 }, (_, row) =>
    recompute(book, where, `${column}${Number(first) + row}`),
  );
}

function closed(parser: Parser, value: Value): Value {
  if (parser.tokens[parser.at] !== ')') throw new Error('A parenthesis is not closed.');
  parser.at += 1;
  return value;
}

function each(a: Value, b: Value, of: (a: number, b: number) => number): Value {
  if (typeof a === 'number' && typeof b === 'number') return of(a, b);
  const length = typeof a === 'number' ? (typeof b === 'number' ? 1 : b.length) : a.length;
  const at = (value: Value, index: number): number =>
    typeof value === 'number' ? value : (value[index] ?? Number.NaN);
  return Array.from({ length }, (_, index) => of(at(a, index), at(b, index)));
}

function rootOf([value]: readonly Value[]): number {
  return typeof value === 'number' ? Math.sqrt(value) : Number.NaN;
}

function sumProduct(values: readonly Value[]): number {
  const product = values.reduce((a, b) => each(a, b, (x, y) => x * y));
  return typeof product === 'number' ? product : product.reduce((a, b) => a + b, 0);
}
