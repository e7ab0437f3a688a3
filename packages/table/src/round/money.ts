import { type Err, type Money, minus, NOTHING, ok, plus, total } from '@baize/exact';
import {
  type Because,
  because,
  closeOpposed,
  closingReasons,
  type EffectiveStakes,
  proRata,
  ruleOf,
} from '@baize/game';
import {
  commissionOf,
  creditOf,
  escrowOf,
  type Posting,
  posting,
  postingsFor,
  winOf,
} from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Decision, RoundCase } from '../decision.ts';
import type { EventOf } from '../event.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { Round } from '../state.ts';
import { holdingOn } from '../terminal/holdings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ClosedStake, ClosedStakes, SettledTerminal } from './settled.ts';

/** What a settlement does to one terminal's money. */
export interface Movement {
  /** Stakes the house keeps. */
  readonly lost: Money;
  /** Stakes that come back: of winners, stand-offs, and parts never at risk. */
  readonly kept: Money;
  /** Winnings after commission. */
  readonly won: Money;
  readonly commission: Money;
}

export function movementOf({ lines }: SettledTerminal): Movement {
  let movement: Movement = { lost: NOTHING, kept: NOTHING, won: NOTHING, commission: NOTHING };
  for (const { stake, effective, result, pays, commission } of lines) {
    const lost = result === 'lose' ? effective : NOTHING;
    movement = {
      lost: plus(movement.lost, lost),
      kept: plus(movement.kept, minus(stake, lost)),
      won: plus(movement.won, pays),
      commission: plus(movement.commission, commission),
    };
  }
  return movement;
}

/** Losing stakes go from escrow to the table's win. */
export function collection(round: Round, rules: TableRules): EventOf<'LosersCollected'> {
  const reasons = settlementReasons(rules);
  const postings = (round.settled ?? []).flatMap((settled) =>
    collectionOf(settled, round.id, rules.config.table, reasons),
  );
  return { type: 'LosersCollected', round: round.id, postings, because: reasons };
}

/** Winners get their stakes out of escrow and their winnings out of the table's win. */
export function payment(round: Round, rules: TableRules): EventOf<'WinnersPaid'> {
  const reasons = settlementReasons(rules);
  const postings = (round.settled ?? []).flatMap((settled) =>
    paymentOf(settled, round.id, rules.config.table, reasons),
  );
  return { type: 'WinnersPaid', round: round.id, postings, because: reasons };
}

export function collectionOf(
  settled: SettledTerminal,
  round: string,
  table: string,
  reasons: Because,
  part = 'collect',
): readonly Posting[] {
  const { lost } = movementOf(settled);
  const key = `${round}:${part}:${settled.terminal}`;
  return postingsFor(escrowOf(round), winOf(table), lost, key, reasons);
}

export function paymentOf(
  settled: SettledTerminal,
  round: string,
  table: string,
  reasons: Because,
  part = 'pay',
  /** Why winnings are paid, where stakes come back for other reasons too. */
  won: Because = reasons,
): readonly Posting[] {
  const { kept, won: winnings, commission } = movementOf(settled);
  const credit = creditOf(settled.terminal);
  const key = `${round}:${part}:${settled.terminal}`;
  return [
    ...postingsFor(escrowOf(round), credit, kept, `${key}:stakes`, reasons),
    ...postingsFor(winOf(table), credit, winnings, `${key}:winnings`, won),
    ...postingsFor(winOf(table), commissionOf(table), commission, `${key}:commission`, won),
  ];
}

export function settlementReasons({ book }: TableRules): Because {
  return because(...ruleOf(book, 'losers-then-winners'));
}

/** "No more bets": stakes freeze, excess is cut pro rata, and each terminal pays into escrow once. */
export function closeBets({ state, rules, round, envelope }: RoundCase<'CloseBets'>): Decision {
  const problem = bettingTimeProblem(round, rules, envelope.at);
  if (problem) return problem;
  const bettors = [...itemsOf(state.terminals)].filter((terminal) => terminal.staked > 0);
  return ok([betsClosed(round.id, bettors, rules)]);
}

/** Bets may not be closed sooner than the table is configured to. */
export function bettingTimeProblem(
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
      .map(([area, { overLimit, isSpared }]) => ({
        bet: rules.areas[area] ?? '',
        overLimit,
        ...(isSpared ? { isSpared } : {}),
      })),
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
  readonly isSpared: true | undefined;
  /** By terminal: what stands of its stake, and why. */
  readonly stakes: ReadonlyMap<string, { readonly effective: Money; readonly why: Because | null }>;
}

/** By area index: how each shared area closes. */
type Closings = ReadonlyMap<number, Closing>;

function closingsOf(bettors: readonly Bettor[], rules: TableRules): Closings {
  const closings = new Map<number, Closing>();
  if (rules.procedure.limitsPer !== 'box') return closings;
  rules.areas.forEach((_, area) => {
    const other = rules.opposed[area] ?? null;
    if (other !== null && other < area) return;
    const areas = other === null ? [area] : [area, other];
    const held = areas.map((each) => stakesOn(each, bettors, rules));
    const results = closeTogether(held, rules);
    areas.forEach((each, index) => {
      const own = held[index];
      const result = results[index];
      if (own && result) closings.set(each, closingOf(own, result, rules));
    });
  });
  return closings;
}

function closingOf(
  held: AreaStakes,
  result: EffectiveStakes,
  { stakeRules, config }: TableRules,
): Closing {
  const why = closingReasons(held, result, stakeRules, config.readings.L8);
  return {
    isCut: result.limit !== null,
    overLimit: result.overLimit,
    isSpared: result.isSpared,
    stakes: new Map(
      held.players.map((player, index) => [
        player,
        { effective: result.effective[index] ?? NOTHING, why: why[index] ?? null },
      ]),
    ),
  };
}

type AreaStakes = ReturnType<typeof stakesOn>;

/** The stakes of an area in the order its players first bet there. */
function stakesOn(area: number, bettors: readonly Bettor[], rules: TableRules) {
  const holdings = bettors
    .flatMap((terminal) => {
      const holding = holdingOn(terminal.holdings, area);
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

function closeTogether(
  held: readonly AreaStakes[],
  { config }: TableRules,
): readonly EffectiveStakes[] {
  const { unit, differential, readings } = config;
  const [first, second] = held;
  if (first && second && differential !== null) {
    const opposed = { unit, sides: [first, second], differential } as const;
    return closeOpposed(opposed, readings.L3, readings.L9);
  }
  return held.map((each) => proRata({ ...each, unit }, readings.L3, readings.L9));
}

function closeStakes(terminal: Bettor, { areas }: TableRules, closings: Closings): ClosedStakes {
  const stakes = areas.flatMap((bet, area): ClosedStake[] => {
    const stake = holdingOn(terminal.holdings, area)?.stake ?? NOTHING;
    if (stake === NOTHING) return [];
    const { effective, why } = closings.get(area)?.stakes.get(terminal.id) ?? {
      effective: stake,
      why: null,
    };
    return [{ bet, stake, effective, because: why }];
  });
  return { terminal: terminal.id, stakes, total: total(stakes.map((each) => each.stake)) };
}
