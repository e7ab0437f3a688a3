import { type Money, NOTHING, ok, total } from '@baize/exact';
import { creditOf, escrowOf, type Posting, posting } from '@baize/ledger';
import { because, closeOpposed, type EffectiveStakes, proRata, ruleOf } from '@baize/rules';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Decision, RoundCase } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { itemsOf } from '../persistent/chunked.ts';
import { refuse } from '../refuse.ts';
import type { Terminal } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import type { ClosedStake, ClosedStakes } from './settled.ts';

/** "No more bets": stakes freeze, excess is cut pro rata, and each terminal pays into escrow once. */
export function closeBets({ state, rules, round, order }: RoundCase<'CloseBets'>): Decision {
  const { book, config } = rules;
  const openFor = order.at - (round.betsOpenedAt ?? order.at);
  if (openFor < config.bettingSecondsMinimum * 1000) {
    const message = `Bets stay open for at least ${config.bettingSecondsMinimum} seconds.`;
    return refuse('betting-time-not-over', message, floorRule('betting-time'));
  }
  const bettors = [...itemsOf(state.terminals)].filter((terminal) => terminal.staked > 0);
  const cut = cutToLimits(bettors, state, rules);
  const stakes = bettors.map((terminal) => closedStakes(terminal, rules, cut));
  const reasons = because(
    ...ruleOf(book, 'bets-close', 'stakes-freeze'),
    ...(cut.size > 0 && book.mechanic === 'three-dice'
      ? ruleOf(book, 'pro-rata', 'pro-rata-spares-small-stakes')
      : []),
  );
  const postings = stakes.map((each): Posting => {
    const key = `${round.id}:close:${each.terminal}`;
    return posting(creditOf(each.terminal), escrowOf(round.id), each.total, key, reasons);
  });
  return ok([
    {
      type: 'BetsClosed',
      round: round.id,
      stakes,
      cut: [...cut].map(([area, { overLimit }]) => ({ bet: rules.areas[area] ?? '', overLimit })),
      postings,
      because: reasons,
    },
  ]);
}

/** By area index and terminal: what stands of each stake where an area had to be cut. */
type Cuts = ReadonlyMap<number, { overLimit: boolean; standing: ReadonlyMap<string, Money> }>;

function cutToLimits(bettors: readonly Terminal[], state: TableState, rules: TableRules): Cuts {
  const cuts = new Map<number, { overLimit: boolean; standing: ReadonlyMap<string, Money> }>();
  if (rules.procedure.limitsPer !== 'box') return cuts;
  const totals = state.round?.totals ?? [];
  rules.areas.forEach((_, area) => {
    const other = rules.opposed[area] ?? null;
    if (other !== null && other < area) return;
    const areas = other === null ? [area] : [area, other];
    const boxes = areas.map((each) => boxOf(each, bettors, rules));
    const results = closed(boxes, rules);
    areas.forEach((each, index) => {
      const result = results[index];
      const box = boxes[index];
      if (!result || !box || result.total === (totals[each] ?? NOTHING)) return;
      const standing = new Map(
        box.players.map((player, position) => [player, result.effective[position] ?? NOTHING]),
      );
      cuts.set(each, { overLimit: result.overLimit, standing });
    });
  });
  return cuts;
}

/** The stakes of an area in the order its players first bet there. */
function boxOf(area: number, bettors: readonly Terminal[], rules: TableRules) {
  const holdings = bettors
    .flatMap((terminal) => {
      const holding = terminal.holdings[area];
      return holding && holding.stake > 0 ? [{ player: terminal.id, ...holding }] : [];
    })
    .toSorted((a, b) => a.since - b.since);
  const limits = rules.limits[area] ?? rules.config.limits.default;
  return {
    ...limits,
    players: holdings.map((holding) => holding.player),
    stakes: holdings.map((holding) => holding.stake),
  };
}

function closed(
  boxes: readonly ReturnType<typeof boxOf>[],
  { config }: TableRules,
): readonly EffectiveStakes[] {
  const { unit, differential, readings } = config;
  const [first, second] = boxes;
  if (first && second && differential !== null) {
    return closeOpposed({ unit, sides: [first, second], differential }, readings.L3);
  }
  return boxes.map((box) => proRata({ ...box, unit }, readings.L3));
}

function closedStakes(terminal: Terminal, { areas }: TableRules, cuts: Cuts): ClosedStakes {
  const stakes = areas.flatMap((bet, area): ClosedStake[] => {
    const stake = terminal.holdings[area]?.stake ?? NOTHING;
    if (stake === NOTHING) return [];
    const effective = cuts.get(area)?.standing.get(terminal.id) ?? stake;
    return [{ bet, stake, effective }];
  });
  return { terminal: terminal.id, stakes, total: total(stakes.map((each) => each.stake)) };
}
