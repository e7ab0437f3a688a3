import { because, ruleOf } from '@baize/game';
import type { SettledTerminal } from '@baize/table/kit';
import type { SiKiPiGame } from '../../game.ts';

/**
 * Once every comparison of points cited the definition of picture cards, also where none lay there. Such records stand:
 * it is left out where lines are compared.
 */
export function linesOnRecord(
  settled: readonly SettledTerminal[],
  { book }: SiKiPiGame,
): readonly SettledTerminal[] {
  const [, ...definitions] = ruleOf(book, 'points-rank');
  return settled.map((each) => ({
    ...each,
    lines: each.lines.map((line) => {
      const [first, ...rest] = line.because;
      return {
        ...line,
        because: because(first, ...rest.filter((cited) => !definitions.includes(cited))),
      };
    }),
  }));
}
