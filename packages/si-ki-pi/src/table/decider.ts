import type { TableState } from '@baize/table/kit';
import { type BoxDecision, boxDecision } from '../box-decision.ts';
import type { SiKiPiGame } from '../game.ts';
import { stakesIn } from './box-stakes.ts';

/** Who arranges the cards of a box now: a player, or the House Way. */
export function deciderOf(
  box: number,
  { boxes, round }: Pick<TableState, 'boxes' | 'round'>,
  game: SiKiPiGame,
): BoxDecision {
  const initials = stakesIn(box, round?.closed ?? null).filter((each) => each.bet === 'initial');
  const inOrder = (round?.play.boxes.bettors ?? []).filter((each) => each.box === box);
  const initialBets = inOrder.flatMap(({ terminal }) =>
    initials.filter((each) => each.player === terminal),
  );
  const seated = boxes.get(box) ?? null;
  const away = round?.play.boxes.away ?? [];
  return boxDecision({ initialBets, seated, away, asksForHouseWay: false }, game);
}
