import { err, type Money, money, ok, parseStake, type Result } from '@baize/exact';
import { ruleOf, smallestUnit } from '@baize/game';
import type { PriceList } from '../price.ts';
import type { DiceRulebook } from '../rulebook.ts';
import { fault, type HouseTableError } from './house-table-error.ts';
import { slotsOf } from './slot.ts';

/** The bet unit of a house table: its own, or the smallest that pays every price exactly (D13). */
export function houseUnit(
  value: unknown,
  prices: PriceList,
  book: DiceRulebook,
): Result<Money, HouseTableError> {
  const slots = slotsOf(prices);
  const smallest = smallestUnit(slots.map(({ price }) => price.odds));
  const own = value === undefined ? ok(smallest) : wholeUnits(value);
  if (!own.ok) return own;
  const unit = own.value;
  const reason = ruleOf(book, 'stake-unit');
  const unsafe = slots.find(
    ({ price: { odds } }) => unit + (unit * odds.numerator) / odds.denominator > LARGEST,
  );
  if (unsafe) {
    const { name, price } = unsafe;
    const message = `A unit of ${unit} on ${name} at "${price.printed}" returns more than can be counted exactly.`;
    return err(fault('payout-unsafe', null, 'rows', message, reason));
  }
  if (unit % smallest === 0n) return ok(money(Number(unit)));
  const message = `A unit of ${unit} could leave a fraction of a minor unit; use a multiple of ${smallest}.`;
  return err(fault('unit-inexact', null, 'unit', message, reason));
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

function wholeUnits(value: unknown): Result<bigint, HouseTableError> {
  const unit = parseStake(value);
  if (unit.ok) return ok(BigInt(unit.value));
  return err(fault('wrong-type', null, 'unit', '"unit" is a positive number of minor units.'));
}
