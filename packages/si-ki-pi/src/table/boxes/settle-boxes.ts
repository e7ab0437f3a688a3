import { assert, fractionText, total } from '@baize/exact';
import type { ClosedStakes, SettledLine, SettledTerminal } from '@baize/table/kit';
import type { BoxResult } from '../../cards/compare.ts';
import { dealerSetting } from '../../cards/setting.ts';
import { type BoxSettlement, settleBox } from '../../settle.ts';
import type { DealtCase } from '../card-case.ts';
import type { BoxBet } from './box-bet.ts';
import { type BoxStakeHeld, stakesHeld } from './box-stakes.ts';

export interface SettledBoxes {
  readonly results: readonly { readonly box: number; readonly result: BoxResult }[];
  /** By player, in the order of the close; only players with one of these bets. */
  readonly settled: readonly SettledTerminal[];
}

/** What a settlement looks at: the stakes, the cards, and the rules they were dealt under. */
export interface Dealt extends Pick<DealtCase, 'game'> {
  readonly round: Pick<DealtCase['round'], 'closed' | 'cards'>;
}

/** Settles some of the bets of every box against the dealer's hand. */
export function settleBoxes(given: Dealt, bets: readonly BoxBet[]): SettledBoxes {
  const held = stakesHeld(given.round.closed ?? []).filter(({ bet }) => bets.includes(bet));
  const boxes = [...new Set(held.map((each) => each.box))].toSorted((a, b) => a - b);
  const settlements = boxes.map((box) =>
    settleBoxBets(
      box,
      held.filter((each) => each.box === box),
      given,
    ),
  );
  const lines = settlements.flatMap((each) => each.lines);
  const players = [...new Set(held.map((each) => each.player))];
  return {
    results: settlements.map(({ box, result }) => ({ box, result })),
    settled: players.map((player) => {
      const own = lines.filter((line) => line.player === player).map(toSettledLine);
      return {
        terminal: player,
        lines: own,
        staked: total(own.map((line) => line.stake)),
        returned: total(own.map((line) => line.returns)),
      };
    }),
  };
}

/** What became of initial and of bonus bets, as one settlement for each player of the round. */
export function joinSettled(
  closed: readonly ClosedStakes[],
  parts: readonly SettledTerminal[],
): readonly SettledTerminal[] {
  return closed.map(({ terminal }) => {
    const own = parts.filter((each) => each.terminal === terminal);
    return {
      terminal,
      lines: own.flatMap((each) => each.lines),
      staked: total(own.map((each) => each.staked)),
      returned: total(own.map((each) => each.returned)),
    };
  });
}

function settleBoxBets(
  box: number,
  bets: readonly BoxStakeHeld[],
  { round, game }: Dealt,
): BoxSettlement<BoxStakeHeld> {
  const { dealer } = round.cards;
  const against = { hand: dealer, setting: dealerSetting(dealer, game) };
  const own = round.cards.hands.find((each) => each.box === box && !each.isWithdrawn);
  // A box all have withdrawn from keeps only bonus bets on the dealer, which look at no other hand.
  if (!own) return settleBox(game, { box, hand: dealer, set: against.setting, bets }, against);
  const { cards: hand, setting: set } = own;
  assert(set !== null, 'Every hand has been put down before it is settled.');
  return settleBox(game, { box, hand, set, bets }, against);
}

function toSettledLine(line: BoxSettlement<BoxStakeHeld>['lines'][number]): SettledLine {
  const { area, stake, result, odds, pays, returns, commission, because } = line;
  return {
    bet: area,
    stake,
    effective: stake,
    result,
    odds: odds && fractionText(odds),
    pays,
    returns,
    commission,
    because,
  };
}
