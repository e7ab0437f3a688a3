import type { Money } from '@baize/exact';
import { notAtRisk, proRata } from '@baize/game';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import type { ApportionRequest, Player } from './apportion-request.ts';

/** The answer of `baize apportion`, field by field as documented. */
export interface Apportioned {
  readonly effective: readonly {
    readonly player: Player;
    readonly stake: Money;
    /** What the stake wins or loses on. */
    readonly effective: Money;
    /** What goes back whatever the dice show. */
    readonly returned: Money;
  }[];
  readonly total: Money;
  readonly overLimit: boolean;
}

export function apportionStakes({ box, players, mode, small }: ApportionRequest): Apportioned {
  const shares = proRata(box, mode, small);
  const effective = shares.effective.values();
  const returned = notAtRisk(box.stakes, shares).values();
  const stakes = box.stakes.values();
  return {
    effective: players.map((player) => ({
      player,
      stake: next(stakes),
      effective: next(effective),
      returned: next(returned),
    })),
    total: shares.total,
    overLimit: shares.overLimit,
  };
}

function next(amounts: ArrayIterator<Money>): Money {
  const { value, done } = amounts.next();
  if (done) throw new Error('There are as many players as stakes.');
  return value;
}

export function apportionText({ effective, total, overLimit }: Apportioned): readonly string[] {
  const rows = effective.map((each) => [
    `${each.player}`,
    amountText(each.stake),
    amountText(each.effective),
    amountText(each.returned),
  ]);
  return [
    ...columnTable(
      [
        { title: 'player' },
        { title: 'stake', align: 'right' },
        { title: 'at risk', align: 'right' },
        { title: 'returned', align: 'right' },
      ],
      rows,
    ),
    `at risk together ${amountText(total)}${overLimit ? ', over the limit: tell the pit' : ''}`,
  ];
}
