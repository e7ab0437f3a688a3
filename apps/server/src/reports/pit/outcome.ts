import { type Money, minus, NOTHING, plus, scale, total } from '@baize/exact';
import type { OutcomeBody } from '@baize/protocol/http';
import { stakesByLayout, type TableState } from '@baize/table';
import { type Roll, verdictOn } from '@baize/three-dice';
import { enumerableGame } from './limits-preview.ts';

/** Which areas a result would pay, from the stakes at risk now; null where no dice decide. */
export function outcomeOf(state: TableState, dice: Roll): OutcomeBody | null {
  if (!state.round || !state.rules || !enumerableGame(state.rules)) return null;
  const judged = stakesByLayout(state).flatMap(({ rules, stakes }) =>
    [...stakes].flatMap(([bet, stake]) => {
      const wager = enumerableGame(rules)?.wagerOf.get(bet);
      return wager && stake > 0 ? [{ bet, stake, odds: verdictOn(wager, dice).odds }] : [];
    }),
  );
  // A bet that wins at the prices of several layouts is one area.
  const won = new Map<string, OutcomeBody['wins'][number]>();
  for (const { bet, stake, odds } of judged) {
    if (odds === null) continue;
    const before = won.get(bet) ?? { bet, stake: NOTHING, pays: NOTHING };
    const pays = plus(before.pays, scale(stake, odds));
    won.set(bet, { bet, stake: plus(before.stake, stake), pays });
  }
  const wins = [...won.values()];
  const lost: readonly Money[] = judged.flatMap(({ stake, odds }) =>
    odds === null ? [stake] : [],
  );
  const pays = total(wins.map((each) => each.pays));
  const collects = total([NOTHING, ...lost]);
  return { dice: [...dice], wins, pays, collects, net: minus(collects, pays) };
}
