import type { Because } from '@baize/game';
import type { EventOf } from '@baize/table/kit';
import { boxSetting } from '../../cards/setting.ts';
import type { SiKiPiGame } from '../../game.ts';
import type { CardCase } from '../card-case.ts';
import type { BoxHand, CardRound } from '../card-round.ts';
import { deciderOf } from '../decider.ts';
import { settingText } from './written-cards.ts';

/** A hand put down by the House Way, with the reason why and the branch that decided how. */
export function arrangeByHouseWay(
  { box, cards }: Pick<BoxHand, 'box' | 'cards'>,
  cause: Because,
  game: SiKiPiGame,
): EventOf<'HandArranged'> {
  const setting = boxSetting(cards, 'house-way', game, cause);
  const { because } = setting;
  return { type: 'HandArranged', box, ...settingText(setting), way: 'house-way', because };
}

/** Hands that nobody is there to arrange are put down as soon as that is so. */
export function houseWayDue({
  state,
  game,
}: Pick<CardCase, 'state' | 'game'>): readonly EventOf<'HandArranged'>[] {
  return waitingHands(state.round?.play.cards ?? null).flatMap((hand) => {
    const decision = deciderOf(hand.box, state, game);
    return decision.by === 'house-way' ? [arrangeByHouseWay(hand, decision.because, game)] : [];
  });
}

/** Hands in play that have not been put down. */
export function waitingHands(cards: CardRound | null): readonly BoxHand[] {
  return (cards?.hands ?? []).filter((hand) => hand.setting === null && !hand.isWithdrawn);
}
