import { type Money, minus, NOTHING, scale, total } from '@baize/exact';
import type { OutcomeBody } from '@baize/protocol/http';
import { stakesByLayout, type TableState } from '@baize/table';
import { type Roll, verdictOn } from '@baize/three-dice';

/** Which areas a result would pay, from the stakes at risk now; null where no dice decide. */
export function outcomeOf(state: TableState, dice: Roll): OutcomeBody | null {
  if (!state.round || state.rules?.game.mechanic !== 'three-dice') return null;
  const judged = stakesByLayout(state).flatMap(({ rules: { game }, stakes }) =>
    [...stakes].flatMap(([bet, stake]) => {
      const wager = game.mechanic === 'three-dice' ? game.wagerOf.get(bet) : undefined;
      return wager && stake > 0 ? [{ bet, stake, odds: verdictOn(wager, dice).odds }] : [];
    }),
  );
  const wins = judged.flatMap(({ bet, stake, odds }) =>
    odds === null ? [] : [{ bet, stake, pays: scale(stake, odds) }],
  );
  const lost: readonly Money[] = judged.flatMap(({ stake, odds }) =>
    odds === null ? [stake] : [],
  );
  const pays = total(wins.map((each) => each.pays));
  const collects = total([NOTHING, ...lost]);
  return { dice: [...dice], wins, pays, collects, net: minus(collects, pays) };
}
