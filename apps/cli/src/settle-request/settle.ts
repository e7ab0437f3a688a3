import { err, type Money, ok, type Result } from '@baize/exact';
import { type SiKiPiGame, type SiKiPiSettlement, settleSiKiPi } from '@baize/si-ki-pi';
import { type DiceGame, type Settlement, settleRoll } from '@baize/three-dice';
import { fault, type LineError } from '../json-lines/line-error.ts';
import type { NumberedStake } from './box-bets.ts';
import type { DiceRequest } from './dice-request.ts';
import { ceilingOf } from './open-game.ts';
import type { SettleRequest } from './settle-request.ts';
import type { SiKiPiRequest } from './si-ki-pi-request.ts';

export type SettledRound =
  | {
      readonly mechanic: 'three-dice';
      readonly game: DiceGame;
      readonly settlement: Settlement;
    }
  | {
      readonly mechanic: 'si-ki-pi';
      readonly game: SiKiPiGame;
      readonly settlement: SiKiPiSettlement<NumberedStake>;
    };

export type SettledDice = Extract<SettledRound, { readonly mechanic: 'three-dice' }>;
export type SettledSiKiPi = Extract<SettledRound, { readonly mechanic: 'si-ki-pi' }>;

/** Settles a request; refused only where an amount would leave the range of exact whole numbers. */
export function settle(request: SettleRequest): Result<SettledRound, LineError> {
  const unsafe = unsafeAmount(request);
  if (unsafe) return err(unsafe);
  if (request.mechanic === 'three-dice') {
    const { mechanic, game, roll, stakes } = request;
    return ok({ mechanic, game, settlement: settleRoll(game, roll, stakes) });
  }
  const { mechanic, game, dealer, boxes } = request;
  return ok({ mechanic, game, settlement: settleSiKiPi(game, { dealer, boxes }) });
}

/**
 * Every stake is safe by itself, but what it returns, or the sum, may not be. Nearly every request lies
 * under the ceiling of its game. For the others the same round is settled with one unit on each bet:
 * what a bet returns is in proportion to its stake, so the true amounts follow in big integers.
 */
function unsafeAmount(request: SettleRequest): LineError | null {
  const stakes = stakesOf(request);
  // A sum of numbers that stays below the ceiling has never been rounded on its way there.
  if (stakes.reduce((sum: number, stake) => sum + stake, 0) <= ceilingOf(request.game)) return null;
  const staked = stakes.reduce((sum, stake) => sum + BigInt(stake), 0n);
  if (staked > MAXIMUM) return tooLarge('The stakes together');
  const { unit } = request.game;
  const perUnit = returnsPerUnit(request);
  const returns = stakes.map((stake, index) => BigInt(stake / unit) * BigInt(perUnit[index] ?? 0));
  const returned = returns.reduce((sum, amount) => sum + amount, 0n);
  return returned > MAXIMUM ? tooLarge('What the bets return together') : null;
}

const MAXIMUM = BigInt(Number.MAX_SAFE_INTEGER);

function tooLarge(what: string): LineError {
  const message = `${what} would pass ${MAXIMUM}, beyond which amounts cannot be held exactly.`;
  return fault('amount-unsafe', null, message);
}

function stakesOf(request: SettleRequest): readonly Money[] {
  return request.mechanic === 'three-dice'
    ? request.stakes.map(({ stake }) => stake)
    : request.boxes.flatMap(({ bets }) => bets.map(({ stake }) => stake));
}

/** In the order of `stakesOf`. */
function returnsPerUnit(request: SettleRequest): readonly Money[] {
  return request.mechanic === 'three-dice' ? perUnitOfDice(request) : perUnitOfBoxes(request);
}

function perUnitOfDice({ game, roll, stakes }: DiceRequest): readonly Money[] {
  const units = stakes.map(({ wager }) => ({ wager, stake: game.unit }));
  return settleRoll(game, roll, units).lines.map((line) => line.returns);
}

function perUnitOfBoxes({ game, dealer, boxes }: SiKiPiRequest): readonly Money[] {
  const units = boxes.map((box) => ({
    ...box,
    bets: box.bets.map((bet) => ({ ...bet, stake: game.unit })),
  }));
  return settleSiKiPi(game, { dealer, boxes: units }).boxes.flatMap(({ lines }) =>
    lines.toSorted((a, b) => a.index - b.index).map((line) => line.returns),
  );
}
