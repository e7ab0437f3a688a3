import type { ParSheet } from '../par-sheet.ts';

/** By the name of a worksheet and the place of a cell: what computes it from other cells. */
export type Formulas = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The figures of the workbook as formulas over the weights of the sheet `Returns`: whoever changes a return or a
 * weight there sees payback, edge, variance, deviation and skew follow, and what
 * a course of rounds scatters by. The columns are those of `bet-sheets.ts`.
 */
export function formulasOf({ bets, groups }: ParSheet): Formulas {
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
    if (figures.variance.numerator !== 0n) {
      const cubes = `SUMPRODUCT((${returns}-L${row})^3,${weights})`;
      onBets.set(`R${row}`, `${cubes}/H${row}/(P${row}*Q${row})`);
    }
    first = last + 1;
  }
  return new Map([
    ['Bets', onBets],
    ['Returns', onReturns],
    ['Rounds', roundFormulas(bets, groups)],
  ]);
}

/** The average and the deviation of a course follow from those of the first bet of its group. */
function roundFormulas(
  bets: ParSheet['bets'],
  groups: ParSheet['groups'],
): ReadonlyMap<string, string> {
  const formulas = new Map<string, string>();
  let row = 2;
  for (const group of groups) {
    const bet = bets.indexOf(group.bets[0]) + 2;
    const lines = group.horizons.reduce((sum, { intervals }) => sum + intervals.length, 0);
    for (const end = row + lines; row < end; row += 1) {
      formulas.set(`H${row}`, `Bets!L${bet}`);
      formulas.set(`I${row}`, `Bets!Q${bet}/SQRT(B${row})`);
    }
  }
  return formulas;
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
