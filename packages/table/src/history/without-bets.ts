import { minus, plus, total } from '@baize/exact';
import type { EventOf } from '../event.ts';
import type { ClosedStake, ClosedStakes, SettledTerminal } from '../round/settled.ts';

/** Stakes of a closed round less those that were withdrawn from an exposed hand, or returned by decision. */
export function withoutBets(
  closed: readonly ClosedStakes[],
  returned: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
): readonly ClosedStakes[] {
  return closed.flatMap((each) => {
    const bets = betsOf(each.terminal, returned);
    const stakes = each.stakes.filter(({ bet }) => !bets.includes(bet));
    if (stakes.length === 0) return [];
    return [{ ...each, stakes, total: total(stakes.map(({ stake }) => stake)) }];
  });
}

function betsOf(
  terminal: string,
  of: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
): readonly string[] {
  return of.flatMap((each) => (each.terminal === terminal ? each.bets : []));
}

/** The bets a settlement is about. */
export function betsIn(settled: readonly SettledTerminal[]) {
  return settled.map(({ terminal, lines }) => ({ terminal, bets: lines.map(({ bet }) => bet) }));
}

/** The stakes on bets of some terminals. */
export function stakesOf(
  closed: readonly ClosedStakes[],
  chosen: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
): readonly ClosedStake[] {
  return chosen.flatMap(({ terminal, bets }) => {
    const own = closed.find((each) => each.terminal === terminal)?.stakes ?? [];
    return own.filter(({ bet }) => bets.includes(bet));
  });
}

/** A settlement less the lines of bets that were returned afterwards. */
export function withoutLines(
  settled: readonly SettledTerminal[],
  returned: readonly { readonly terminal: string; readonly bets: readonly string[] }[],
): readonly SettledTerminal[] {
  return settled.flatMap((each) => {
    const bets = betsOf(each.terminal, returned);
    const lines = each.lines.filter(({ bet }) => !bets.includes(bet));
    if (lines.length === 0) return [];
    const staked = total(lines.map(({ stake }) => stake));
    const back = lines.map((line) => plus(line.returns, minus(line.stake, line.effective)));
    return [{ ...each, lines, staked, returned: total(back) }];
  });
}

/** A settlement as far as its bets are still among the stakes of the round. */
export function linesLeft(
  settled: readonly SettledTerminal[],
  closed: readonly ClosedStakes[],
): readonly SettledTerminal[] {
  const gone = betsIn(settled).map(({ terminal, bets }) => {
    const own = closed.find((each) => each.terminal === terminal)?.stakes ?? [];
    return { terminal, bets: bets.filter((bet) => !own.some((stake) => stake.bet === bet)) };
  });
  return withoutLines(settled, gone);
}

/** What stands of a round after a decision: a bet that was returned by it is in the round no more. */
export function withoutReturned<Standing extends ClosedAndSettled>(
  standing: Standing,
  { terminal, bet, returnsBet }: EventOf<'AmountDecided'>,
): Standing {
  if (!returnsBet || bet === null) return standing;
  const returned = [{ terminal, bets: [bet] }];
  const closed = withoutBets(standing.closed, returned);
  return { ...standing, closed, settled: withoutLines(standing.settled, returned) };
}

interface ClosedAndSettled {
  readonly closed: readonly ClosedStakes[];
  readonly settled: readonly SettledTerminal[];
}
