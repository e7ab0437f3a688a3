import { type Money, total } from '@baize/exact';
import type { Because } from '@baize/game';
import { SI_KI_PI_BETS } from './bet.ts';
import type { Arrangement } from './cards/arrangement.ts';
import { type BoxResult, type Comparison, compareSettings } from './cards/compare.ts';
import type { Hand } from './cards/hand.ts';
import { boxSetting, dealerSetting, type Setting } from './cards/setting.ts';
import type { SiKiPiGame } from './game.ts';
import { type BoxStake, type SiKiPiLine, settleLine } from './settle-line.ts';

export interface BoxPlayed<S extends BoxStake = BoxStake> {
  readonly box: number;
  readonly hand: Hand;
  readonly set: 'house-way' | Arrangement;
  /** Why the House Way arranges this box; at the player's request unless said otherwise. */
  readonly houseWayBecause?: Because;
  readonly bets: readonly S[];
}

export interface SiKiPiRound<S extends BoxStake = BoxStake> {
  readonly dealer: Hand;
  readonly boxes: readonly BoxPlayed<S>[];
}

export interface BoxSettlement<S extends BoxStake = BoxStake> {
  readonly box: number;
  readonly hand: Hand;
  readonly setting: Setting;
  readonly comparison: Comparison;
  readonly result: BoxResult;
  /** The initial bets first, then the bonus bets. */
  readonly lines: readonly SiKiPiLine<S>[];
}

export interface SiKiPiSettlement<S extends BoxStake = BoxStake> {
  readonly game: string;
  readonly dealer: { readonly hand: Hand; readonly setting: Setting };
  readonly boxes: readonly BoxSettlement<S>[];
  readonly staked: Money;
  readonly returned: Money;
}

/** Settles a whole round: every box against the dealer's hand, which always lies by the House Way. */
export function settleSiKiPi<S extends BoxStake>(
  game: SiKiPiGame,
  round: SiKiPiRound<S>,
): SiKiPiSettlement<S> {
  const dealer = { hand: round.dealer, setting: dealerSetting(round.dealer, game) };
  const boxes = round.boxes.map((box) => settleBox(game, box, dealer));
  const lines = boxes.flatMap((box) => box.lines);
  return {
    game: game.id,
    dealer,
    boxes,
    staked: total(lines.map((line) => line.stake)),
    returned: total(lines.map((line) => line.returns)),
  };
}

export function settleBox<S extends BoxStake>(
  game: SiKiPiGame,
  { box, hand, set, bets, houseWayBecause }: BoxPlayed<S>,
  dealer: SiKiPiSettlement['dealer'],
): BoxSettlement<S> {
  const setting = boxSetting(hand, set, game, houseWayBecause);
  const comparison = compareSettings(setting, dealer.setting, game);
  const facts = { comparison, player: hand, dealer: dealer.hand };
  const lines = SI_KI_PI_BETS.flatMap((bet) => bets.filter((placed) => placed.bet === bet)).map(
    (placed) => settleLine(placed, facts, game),
  );
  return { box, hand, setting, comparison, result: comparison.result, lines };
}
