import {
  betName,
  type DiceGame,
  groupOrder,
  priceStyleOf,
  printPrice,
  type Wager,
} from '@baize/three-dice';
import { columnTable } from '../text/column-table.ts';
import { notationOf } from './spoken-bet.ts';

/** The areas of a layout: the kinds with an example each, or all areas of one kind. */
export function areaLines(game: DiceGame, kind: string): readonly string[] {
  const wanted = kind === '' ? null : (notationOf(kind).split(':', 1)[0] ?? '');
  if (wanted !== null) {
    const wagers = game.wagers.filter(({ bet }) => bet.group === wanted);
    if (wagers.length > 0) return table(game, wagers);
    return [`This layout has no "${kind}"; \`areas\` lists the kinds.`];
  }
  const groups = [...new Set(game.wagers.map(({ bet }) => bet.group))];
  const examples = groups
    .toSorted((a, b) => groupOrder(a) - groupOrder(b))
    .flatMap((group) => game.wagers.filter(({ bet }) => bet.group === group).slice(0, 1));
  return [
    ...table(game, examples),
    `One of each kind; ${game.wagers.length} areas in all. \`areas total\` lists one kind.`,
  ];
}

function table({ layout }: DiceGame, wagers: readonly Wager[]): readonly string[] {
  return columnTable(
    [{ title: '  bet' }, { title: 'name' }, { title: '中文' }, { title: 'price' }],
    wagers.map(({ text, bet, prices }) => {
      const { en, zh } = betName(bet);
      const printed = prices.map(({ odds }) => printPrice(odds, priceStyleOf(layout, bet.group)));
      return [`  ${text}`, en, zh, printed.join(' / ')];
    }),
  );
}
