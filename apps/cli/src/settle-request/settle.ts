import { err, ok, type Result } from '@baize/exact';
import { type LineError, problem } from '../json-lines/line-error.ts';
import { ceilingOf, type RoundRequest, type SettledRound } from './open-game.ts';

/** Settles a request; refused only where an amount would leave the range of exact whole numbers. */
export function settle(request: RoundRequest): Result<SettledRound, LineError> {
  const unsafe = unsafeAmount(request);
  return unsafe ? err(unsafe) : ok(request.settle());
}

/**
 * Every stake is safe by itself, but what it returns, or the sum, may not be. Nearly every request lies
 * under the ceiling of its game. For the others the same round is settled with one unit on each bet:
 * what a bet returns is in proportion to its stake, so the true amounts follow in big integers.
 */
function unsafeAmount(request: RoundRequest): LineError | null {
  const { stakes } = request;
  // A sum of numbers that stays below the ceiling has never been rounded on its way there.
  if (stakes.reduce((sum: number, stake) => sum + stake, 0) <= ceilingOf(request.game)) return null;
  const staked = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n);
  if (staked > MAXIMUM) return tooLarge('The stakes together');
  const { unit } = request.game;
  const perUnit = request.returnsPerUnit();
  const returns = stakes.map((stake, index) => BigInt(stake / unit) * BigInt(perUnit[index] ?? 0));
  const returned = returns.reduce((sum, amount) => sum + amount, 0n);
  return returned > MAXIMUM ? tooLarge('What the bets return together') : null;
}

const MAXIMUM = BigInt(Number.MAX_SAFE_INTEGER);

function tooLarge(what: string): LineError {
  const message = `${what} would pass ${MAXIMUM}, beyond which amounts cannot be held exactly.`;
  return problem('amount-unsafe', null, message);
}
