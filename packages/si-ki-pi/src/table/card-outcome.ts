import type { Interruption, Round } from '@baize/table/kit';
import { bestBonusRow } from '../bonus.ts';
import { compareSettings } from '../cards/compare.ts';
import { type Hand, ranksOf } from '../cards/hand.ts';
import { boxSetting, dealerSetting } from '../cards/setting.ts';
import type { SiKiPiGame } from '../game.ts';
import { areaOf } from './boxes/box-bet.ts';
import type { BoxHand, CardRound } from './card-round.ts';

type Decided = Interruption['decided'][number];

/**
 * Whether some bet has conclusively won or lost: a bonus bet has, once its four cards are known to
 * anybody, and an initial bet once both hands are set. Cards still face down decide nothing.
 */
export function cardOutcomeEstablished(
  { play: { cards } }: Round,
  game: SiKiPiGame,
): Pick<Interruption, 'established' | 'decided'> {
  const hands = (cards?.hands ?? []).filter((hand) => !hand.isWithdrawn);
  const decided = cards ? hands.flatMap((hand) => decideIn(hand, cards, game)) : [];
  return { established: decided.length > 0 || (cards?.dealerSetting ?? null) !== null, decided };
}

function decideIn(hand: BoxHand, cards: CardRound, game: SiKiPiGame): readonly Decided[] {
  const { box, isSeen } = hand;
  const isTurned = cards.dealerSetting !== null;
  const { cards: own } = hand;
  const { dealer } = cards;
  const decided: Decided[] = [];
  if (isSeen || isTurned) {
    decided.push({ bet: areaOf(box, 'bonus:player'), result: bonusResult(own, game) });
  }
  if (!isTurned) return decided;
  decided.push({ bet: areaOf(box, 'bonus:dealer'), result: bonusResult(dealer, game) });
  if (!hand.setting) return decided;
  const set = boxSetting(own, hand.setting, game);
  const { result } = compareSettings(set, dealerSetting(dealer, game), game);
  // A stand-off is neither won nor lost.
  if (result !== 'stand-off') decided.push({ bet: areaOf(box, 'initial'), result });
  return decided;
}

function bonusResult(hand: Hand, { book }: SiKiPiGame): 'win' | 'lose' {
  return bestBonusRow(ranksOf(hand), book.table.bonus) ? 'win' : 'lose';
}
