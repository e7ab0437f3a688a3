import { ok } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Decision } from '@baize/table/kit';
import { stakesIn } from './box-stakes.ts';
import type { DealtCase } from './card-case.ts';
import { handAt } from './own-hand.ts';

/** Everybody with a bet on an exposed hand may take it back; whoever has left cannot be asked. */
export function offerWithdrawal(given: DealtCase, box: number, because: Because): Decision {
  const { round } = given;
  const hand = handAt(box, given);
  if (!hand.ok) return hand;
  const players = stakesIn(box, round.closed)
    .filter((each) => each.bet !== 'bonus:dealer')
    .map((each) => each.player);
  const terminals = [...new Set(players)].filter((id) => !round.play.boxes.away.includes(id));
  if (terminals.length === 0) return ok([]);
  return ok([{ type: 'WithdrawalOffered', box, terminals, because }]);
}
