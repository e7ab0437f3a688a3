import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@baize/exact';
import type { TicketStake } from '@baize/math';
import { type Complaint, misuse, refusal } from './complaint.ts';
import type { FiguredGame } from './figures/figured-game.ts';
import { parseJsonObject } from './json-lines/json-object.ts';
import type { LineError } from './json-lines/line-error.ts';
import { systemReason } from './json-lines/line-input.ts';
import { showValue } from './json-lines/show-value.ts';
import { ceilingOf } from './settle-request/open-game.ts';
import { AMOUNT_RULES } from './settle-request/stake-field.ts';

/** `--bets`, the same wherever bets are given on the command line. */
export const betsOption = {
  bets: {
    type: 'string',
    value: 'BETS|FILE',
    describe: 'Bets and stakes, small=100,total:8=20, or a file with one {"bet","stake"} a line.',
    completes: 'files',
  },
} as const;

/** The stakes of `--bets`, every one of them a bet of the game and payable exactly. */
export function stakesFrom(
  text: string | null,
  { game, enumeration }: FiguredGame,
): Result<readonly TicketStake[], Complaint> {
  if (text === null) return err(misuse('--bets says what is bet'));
  if (text.trim() === '') {
    return err(misuse('--bets is empty; write small=100,total:8=20, or name a file'));
  }
  const given = text.includes('=') ? inline(text) : fromFile(text);
  if (!given.ok) return given;
  const stakes: TicketStake[] = [];
  for (const { place, value } of given.value) {
    const parsed = game.parseBet(value);
    if (!parsed.ok) return err(refusal(`${place}: ${wordsOf(parsed.error)}`));
    const bet = enumeration.bets.find((each) => each.bet === parsed.value.bet);
    if (!bet) return err(refusal(`${place}: ${game.whyNoBet(parsed.value.bet).message}`));
    stakes.push({ bet, stake: parsed.value.stake });
  }
  if (stakes.length === 0) return err(refusal('there are no bets.'));
  const alone = stakes.find(
    ({ bet: { needs } }) => needs && !stakes.some(({ bet }) => bet.bet === needs),
  );
  if (alone) return err(refusal(`${alone.bet.bet} needs a stake on ${alone.bet.needs} too.`));
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
    if (!Number.isSafeInteger(Number(digits))) {
      return err(refusal(`${part.trim()}: stake: The stake is ${digits}; ${AMOUNT_RULES.unsafe}`));
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
