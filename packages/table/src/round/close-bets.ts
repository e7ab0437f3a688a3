import { type Err, type Money, NOTHING, ok, total } from '@baize/exact';
import {
  type Because,
  because,
  closeOpposed,
  closingReasons,
  type EffectiveStakes,
  proRata,
  ruleOf,
} from '@baize/game';
import { creditOf, escrowOf, type Posting, posting } from '@baize/ledger';
import type { LimitRules, TableRules } from '../configuration/table-rules.ts';
import type { Decision, RoundCase } from '../decision.ts';
import type { EventOf } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { itemsOf } from '../persistent/append-log.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Terminal } from '../session/terminal.ts';
import type { Round } from '../state.ts';
import type { ClosedStake, ClosedStakes } from './settled.ts';

/** "No more bets": stakes freeze, excess is cut pro rata, and each terminal pays into escrow once. */
export function closeBets({ state, rules, round, envelope }: RoundCase<'CloseBets'>): Decision {
  const fault = bettingTimeFault(round, rules, envelope.at);
  if (fault) return fault;
  const bettors = [...itemsOf(state.terminals)].filter((terminal) => terminal.staked > 0);
  return ok([betsClosed(round.id, bettors, rules)]);
}

/** Bets may not be closed sooner than the table is configured to. */
export function bettingTimeFault(
  { betsOpenedAt }: Round,
  { config }: TableRules,
  at: number,
): Err<Refusal> | null {
  const { bettingSecondsMinimum } = config;
  // A clock that was set back since cannot say how long it has been, and holds nobody up.
  const elapsed = at - (betsOpenedAt ?? at);
  if (elapsed < 0 || elapsed >= bettingSecondsMinimum * 1000) return null;
  const message = `Bets stay open for at least ${bettingSecondsMinimum} seconds.`;
  return refuse('betting-time-not-over', message, floorRule('betting-time'));
}

/** A terminal as far as the close is concerned. */
export type Bettor = Pick<Terminal, 'id' | 'holdings'>;

/** The close of a round in which these terminals have these stakes. */
export function betsClosed(
  round: string,
  bettors: readonly Bettor[],
  rules: TableRules,
): EventOf<'BetsClosed'> {
  const closings = closingsOf(bettors, rules);
  const stakes = bettors.map((terminal) => closeStakes(terminal, rules, closings));
  const closing = ruleOf(rules.book, 'bets-close', 'stakes-freeze');
  const reasons = because(...closing, ...stakes.flatMap(limitsOf));
  const postings = stakes.map((each): Posting => {
    const key = `${round}:close:${each.terminal}`;
    // A limit that touched somebody else is no reason for what this terminal pays in.
    const own = because(...closing, ...limitsOf(each));
    return posting(creditOf(each.terminal), escrowOf(round), each.total, key, own);
  });
  return {
    type: 'BetsClosed',
    round,
    stakes,
    cut: [...closings]
      .filter(([, { isCut }]) => isCut)
      .map(([area, { overLimit }]) => ({ bet: rules.areas[area] ?? '', overLimit })),
    postings,
    because: reasons,
  };
}

function limitsOf({ stakes }: ClosedStakes) {
  return stakes.flatMap((stake) => stake.because ?? []);
}

interface Closing {
  readonly isCut: boolean;
  readonly overLimit: boolean;
  /** By terminal: what stands of its stake, and why. */
  readonly stakes: ReadonlyMap<string, { readonly effective: Money; readonly why: Because | null }>;
}

/** By area index: how each shared box closes. */
type Closings = ReadonlyMap<number, Closing>;

function closingsOf(bettors: readonly Bettor[], rules: TableRules): Closings {
  const closings = new Map<number, Closing>();
  if (rules.procedure.limitsPer !== 'box') return closings;
  rules.areas.forEach((_, area) => {
    const other = rules.opposed[area] ?? null;
    if (other !== null && other < area) return;
    const areas = other === null ? [area] : [area, other];
    const boxes = areas.map((each) => boxOf(each, bettors, rules));
    const results = closeBoxes(boxes, rules);
    areas.forEach((each, index) => {
      const box = boxes[index];
      const result = results[index];
      if (box && result) closings.set(each, closingOf(box, result, rules.stakeRules));
    });
  });
  return closings;
}

function closingOf(box: Box, result: EffectiveStakes, book: LimitRules): Closing {
  const why = closingReasons(box, result, book);
  return {
    isCut: result.limit !== null,
    overLimit: result.overLimit,
    stakes: new Map(
      box.players.map((player, index) => [
        player,
        { effective: result.effective[index] ?? NOTHING, why: why[index] ?? null },
      ]),
    ),
  };
}

type Box = ReturnType<typeof boxOf>;

/** The stakes of an area in the order its players first bet there. */
function boxOf(area: number, bettors: readonly Bettor[], rules: TableRules) {
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

function closeBoxes(boxes: readonly Box[], { config }: TableRules): readonly EffectiveStakes[] {
  const { unit, differential, readings } = config;
  const [first, second] = boxes;
  if (first && second && differential !== null) {
    return closeOpposed({ unit, sides: [first, second], differential }, readings.L3);
  }
  return boxes.map((box) => proRata({ ...box, unit }, readings.L3));
}

function closeStakes(terminal: Bettor, { areas }: TableRules, closings: Closings): ClosedStakes {
  const stakes = areas.flatMap((bet, area): ClosedStake[] => {
    const stake = terminal.holdings[area]?.stake ?? NOTHING;
    if (stake === NOTHING) return [];
    const { effective, why } = closings.get(area)?.stakes.get(terminal.id) ?? {
      effective: stake,
      why: null,
    };
    return [{ bet, stake, effective, because: why }];
  });
  return { terminal: terminal.id, stakes, total: total(stakes.map((each) => each.stake)) };
}
