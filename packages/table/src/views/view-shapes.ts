import type { Money } from '@baize/exact';
import type { Because } from '@baize/game';
import type { ResultOnRecord } from '../history/result-on-record.ts';
import type { SettledLine, SettledTerminal } from '../round/settled.ts';
import { reasons } from '../snapshot/part-shape.ts';
import { amountOrNone, time } from '../well-formed/field-shapes.ts';
import {
  type Field,
  fields,
  listOf,
  nullable,
  oneOf,
  text,
  wholeNumber,
  withForm,
} from '../well-formed/shape.ts';

/* What mechanics make the forms of their views from, besides shapes of everyday things. */

/** Why something was decided, most decisive first; never empty. */
export const because: Field<Because> = withForm(
  { is: 'list', of: { is: 'text', pattern: /^[^#]*#.*$/s }, least: 1 },
  (value, field) => reasons(value, field),
);

/** Rounds and boxes are counted from one. */
export const ordinal: Field<number> = wholeNumber(
  1,
  Number.MAX_SAFE_INTEGER,
  'a number, 1 or more',
);

/** An amount as screens show it. */
export const shownAmount: Field<Money> = amountOrNone;

const LINE = {
  bet: text,
  stake: amountOrNone,
  effective: amountOrNone,
  result: oneOf(['win', 'lose', 'stand-off']),
  odds: nullable(text),
  pays: amountOrNone,
  returns: amountOrNone,
  commission: amountOrNone,
  because,
};

/** What became of the bets of one terminal, without whose they are. */
const SETTLED = { lines: listOf(fields(LINE)), staked: amountOrNone, returned: amountOrNone };

export const shownLines: Field<readonly SettledLine[]> = SETTLED.lines;
export const shownSettled: Field<SettledTerminal> = fields({ terminal: text, ...SETTLED });
export const ownSettled: Field<Omit<SettledTerminal, 'terminal'>> = fields(SETTLED);

/** A result as it stands in a list of results, whatever it is a result of. */
export function shownResult(outcome: Field<ResultOnRecord['dice']>): Field<ResultOnRecord> {
  return fields({ round: text, number: ordinal, dice: outcome, correctedAt: nullable(time) });
}
