import { fractionText, negate } from '@baize/exact';
import { exposureOn, lossChanceOn, meanOf, type Ticket } from '@baize/math';
import { tiedWithLast } from './tied.ts';

export function exposureJson(ticket: Ticket, count: number): string {
  const exposed = exposureOn(ticket);
  return JSON.stringify({
    game: ticket.enumeration.game,
    staked: ticket.staked,
    expectedWin: fractionText(negate(meanOf(ticket.net))),
    lossChance: fractionText(lossChanceOn(ticket)),
    outcomes: exposed.slice(0, count).map(({ result, net }) => ({
      ...result.facts,
      weight: Number(result.weight),
      net,
    })),
    tied: tiedWithLast(exposed, count),
  });
}
