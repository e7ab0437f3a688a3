import type { ParSheet } from '../par-sheet.ts';

/** By the name of a worksheet and the place of a cell: what computes it from other cells. */
export type Formulas = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The figures of the workbook as formulas over the weights of the sheet `Returns`: whoever changes a return or a
 * weight there sees payback, edge, variance and deviation follow. The columns are those of `bet-sheets.ts`.
 */
export function formulasOf({ bets }: ParSheet): Formulas {
  const onReturns = new Map<string, string>();
  const onBets = new Map<string, string>();
  let first = 2;
  for (const [index, { figures }] of bets.entries()) {
    const last = first + figures.returns.points.length - 1;
    for (let row = first; row <= last; row += 1) onReturns.set(`H${row}`, `E${row}/F${row}`);
    const row = index + 2;
    const returns = `Returns!D${first}:D${last}`;
    const weights = `Returns!E${first}:E${last}`;
    onBets.set(`J${row}`, `G${row}/H${row}`);
    onBets.set(`L${row}`, `SUMPRODUCT(${returns},${weights})/H${row}`);
    onBets.set(`N${row}`, `1-L${row}`);
    onBets.set(`P${row}`, `SUMPRODUCT((${returns}-L${row})^2,${weights})/H${row}`);
    onBets.set(`Q${row}`, `SQRT(P${row})`);
    first = last + 1;
  }
  return new Map([
    ['Bets', onBets],
    ['Returns', onReturns],
  ]);
}

/**
 * Puts formulas before the values of their cells, in the XML of one worksheet. The values stay: a program that does
 * not calculate shows them, and one that does finds them again.
 */
export function withFormulas(xml: string, formulas: ReadonlyMap<string, string>): string {
  return xml.replace(/(<c r="([A-Z]+\d+)"[^>]*>)(?=<v>)/g, (cell, _open, place: string) => {
    const formula = formulas.get(place);
    return formula === undefined ? cell : `${cell}<f>${formula}</f>`;
  });
}
