import { all, err, isMultipleOf, ok, parseStake, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { parseSiKiPiBet, SI_KI_PI_BETS } from './bet.ts';
import { field } from './field.ts';
import type { SiKiPiGame } from './game.ts';
import { placeName, type RoundError } from './round-error.ts';
import type { BoxStake } from './settle-line.ts';

/** The bets of one box; a bonus bet is refused where the box has no initial bet. */
export function parseBets(
  value: unknown,
  box: number,
  game: SiKiPiGame,
): Result<readonly BoxStake[], RoundError> {
  if (!Array.isArray(value)) {
    return err({
      code: 'malformed',
      message: `${placeName(box)} needs "bets", a list such as [{"bet":"initial","stake":100}].`,
      field: 'bets',
    });
  }
  const bets = all(value.map((each: unknown) => parseBoxStake(each, box, game)));
  if (!bets.ok || bets.value.length === 0) return bets;
  if (bets.value.some(({ bet }) => bet === 'initial')) return bets;
  return err({
    code: 'bonus-without-initial',
    message: `${placeName(box)} has a bonus bet and no initial bet.`,
    at: box,
    because: ruleOf(game.book, 'bonus-needs-initial'),
  });
}

function parseBoxStake(
  value: unknown,
  box: number,
  { book, unit }: SiKiPiGame,
): Result<BoxStake, RoundError> {
  const text = field(value, 'bet');
  const bet = typeof text === 'string' ? parseSiKiPiBet(text) : null;
  if (bet === null) {
    return err({
      code: 'unknown-bet',
      message: `${placeName(box)}: ${show(text)} is no bet; a box takes ${SI_KI_PI_BETS.join(', ')}.`,
      at: box,
      bet: show(text),
      because: ruleOf(book, 'bets-offered'),
    });
  }
  const given = field(value, 'stake');
  const stake = parseStake(given);
  if (!stake.ok) {
    return err({
      code: 'bad-stake',
      message: `${placeName(box)}: the stake ${show(given)} is no positive whole number of minor units.`,
      at: box,
      fault: stake.error,
    });
  }
  if (!isMultipleOf(stake.value, unit)) {
    return err({
      code: 'not-a-multiple-of-the-unit',
      message: `${placeName(box)}: the stake ${stake.value} is no multiple of the bet unit ${unit}.`,
      at: box,
      unit,
      because: ruleOf(book, 'stake-unit'),
    });
  }
  return ok({ bet, stake: stake.value });
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
