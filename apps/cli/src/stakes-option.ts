import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { DiceGame, Stake } from '@baize/three-dice';
import { type Complaint, misuse, refusal } from './complaint.ts';
import { parseJsonObject } from './json-lines/json-object.ts';
import type { LineError } from './json-lines/line-error.ts';
import { systemReason } from './json-lines/line-input.ts';
import { showValue } from './json-lines/show-value.ts';
import { parseDiceBet } from './settle-request/dice-request.ts';
import { ceilingOf } from './settle-request/open-game.ts';

/** `--bets`, the same wherever bets are given on the command line. */
export const betsOption = {
  bets: {
    type: 'string',
    value: 'BETS|FILE',
    describe: 'Bets and stakes, small=100,total:8=20, or a file with one {"bet","stake"} a line.',
    completes: 'files',
  },
} as const;

/** The stakes of `--bets`, every one of them on the layout and payable exactly. */
export function stakesFrom(
  text: string | null,
  game: DiceGame,
): Result<readonly Stake[], Complaint> {
  if (text === null) return err(misuse('--bets says what is bet'));
  const given = text.includes('=') ? inline(text) : fromFile(text);
  if (!given.ok) return given;
  const unit = { unit: game.unit, because: () => ruleOf(game.book, 'stake-unit') };
  const stakes: Stake[] = [];
  for (const { place, value } of given.value) {
    const stake = parseDiceBet(value, game, unit);
    if (!stake.ok) return err(refusal(`${place}: ${wordsOf(stake.error)}`));
    stakes.push(stake.value);
  }
  if (stakes.length === 0) return err(refusal('there are no bets.'));
  const staked = stakes.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  if (staked <= BigInt(ceilingOf(game))) return ok(stakes);
  return err(refusal(`stakes of ${staked} together are too large to be paid exactly.`));
}

interface GivenBet {
  readonly place: string;
  readonly value: unknown;
}

function inline(text: string): Result<readonly GivenBet[], Complaint> {
  const bets: GivenBet[] = [];
  for (const part of text.split(',')) {
    const [, bet, digits] = /^\s*([^=\s]+)=(\d+)\s*$/.exec(part) ?? [];
    if (bet === undefined) {
      return err(misuse(`--bets has ${showValue(part)}; write a bet and its stake, small=100`));
    }
    bets.push({ place: part.trim(), value: { bet, stake: Number(digits) } });
  }
  return ok(bets);
}

function fromFile(file: string): Result<readonly GivenBet[], Complaint> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return err(misuse(`cannot read ${file}: ${systemReason(error)}`));
  }
  const bets: GivenBet[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const place = `${file}, line ${index + 1}`;
    const bet = parseJsonObject(line);
    if (!bet.ok) {
      const { code } = bet.error;
      const says = code === 'not-json' ? 'it is not JSON; ' : `${wordsOf(bet.error)} `;
      return err(refusal(`${place}: ${says}a bet is {"bet":"small","stake":100}.`));
    }
    bets.push({ place, value: bet.value });
  }
  return ok(bets);
}

function wordsOf({ field, message }: LineError): string {
  return field === null ? message : `${field}: ${message}`;
}
