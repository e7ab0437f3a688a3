import { type Because, because, ruleOf } from '@baize/game';
import { clausesAlone } from '../clauses-and-readings.ts';
import type { SiKiPiGame } from '../game.ts';
import { houseWay } from '../house-way/house-way-setting.ts';
import { type Arrangement, isSameSetting, labelHalves } from './arrangement.ts';
import type { Hand } from './hand.ts';

/** Four cards as they lie on the table, and why they lie so. */
export interface Setting extends Arrangement {
  readonly because: Because;
}

/**
 * The cards of a box: by the House Way, or as the player put them. Where the player called the better two Low, the
 * reading says why they are High.
 */
export function boxSetting(
  hand: Hand,
  set: 'house-way' | Arrangement,
  game: SiKiPiGame,
  cause: Because = ruleOf(game.book, 'house-way-on-request'),
): Setting {
  if (set === 'house-way') return houseWaySetting(hand, game, cause);
  const { low, high } = labelHalves(set.high, set.low, game.readings);
  const isCalledSo = low === set.low;
  const reasons = isCalledSo
    ? clausesAlone(game.book, 'labels-follow-rank')
    : ruleOf(game.book, 'labels-follow-rank');
  return { low, high, because: reasons };
}

export interface DealerSetting extends Setting {
  /** Whether the dealer had set the cards otherwise and they were put right. */
  readonly isReset: boolean;
}

/** The dealer's cards lie by the House Way, whatever the dealer made of them. */
export function dealerSetting(
  hand: Hand,
  game: SiKiPiGame,
  asSet: Arrangement | null = null,
): DealerSetting {
  const correct = houseWaySetting(hand, game, ruleOf(game.book, 'dealer-sets-house-way'));
  const isReset = asSet !== null && !isSameSetting(asSet, correct);
  return { ...correct, ...(isReset ? null : asSet), isReset };
}

function houseWaySetting(hand: Hand, game: SiKiPiGame, [first, ...rest]: Because): Setting {
  const { low, high, because: branch } = houseWay(hand, game);
  return { low, high, because: because(first, ...rest, ...branch) };
}
