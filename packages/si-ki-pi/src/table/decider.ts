import type { TableState } from '@baize/table/kit';
import { type BoxDecision, boxDecision } from '../box-decision.ts';
import type { SiKiPiGame } from '../game.ts';
import { stakesIn } from './boxes/box-stakes.ts';

/** Who arranges the cards of a box now: a player, or the House Way. */
export function deciderOf(
  box: number,
  { boxes, round }: Pick<TableState, 'boxes' | 'round'>,
  game: SiKiPiGame,
): BoxDecision {
  const stakes = stakesIn(box, round?.closed ?? null);
  const initials = stakes.filter((each) => each.bet === 'initial');
  const bonusOnly = [...new Set(stakes.map((each) => each.player))].filter(
    (player) => !initials.some((each) => each.player === player),
  );
  const inOrder = (round?.play.boxes.bettors ?? []).filter((each) => each.box === box);
  const initialBets = inOrder.flatMap(({ terminal }) =>
    initials.filter((each) => each.player === terminal),
  );
  const seated = boxes.get(box) ?? null;
  const away = round?.play.boxes.away ?? [];
  const presence = { initialBets, bonusOnly, seated, away, asksForHouseWay: false };
  return boxDecision(presence, game);
}
