import { type Money, money, NOTHING, plus } from '@baize/exact';

/** Counters that only ever add up; each is a sum over what happened, kept apart from the ledger. */
export interface Meters {
  /** Stakes closed into rounds. */
  readonly coinIn: Money;
  /** Winnings and stakes returned by settlement. */
  readonly coinOut: Money;
  /** Stakes returned without a result: voids, and parts of stakes never at risk. */
  readonly stakesReturned: Money;
  /** Net effect of corrections and late voids on the credit, either way. */
  readonly corrected: Money;
  readonly cashIn: Money;
  readonly cashOut: Money;
  readonly instrumentsIn: Money;
  readonly instrumentsOut: Money;
  readonly transfersIn: Money;
  readonly transfersOut: Money;
  readonly tips: Money;
  /** Rounds in which a stake was closed. */
  readonly rounds: number;
  /** Void rounds; of a terminal, those it had a stake in. */
  readonly voids: number;
}

export type MeterName = keyof Meters;

export const METERS_AT_ZERO: Meters = {
  coinIn: NOTHING,
  coinOut: NOTHING,
  stakesReturned: NOTHING,
  corrected: NOTHING,
  cashIn: NOTHING,
  cashOut: NOTHING,
  instrumentsIn: NOTHING,
  instrumentsOut: NOTHING,
  transfersIn: NOTHING,
  transfersOut: NOTHING,
  tips: NOTHING,
  rounds: 0,
  voids: 0,
};

/** The meters that count money; the others count rounds. */
const MONEY_METERS = [
  'coinIn',
  'coinOut',
  'stakesReturned',
  'corrected',
  'cashIn',
  'cashOut',
  'instrumentsIn',
  'instrumentsOut',
  'transfersIn',
  'transfersOut',
  'tips',
] as const satisfies readonly MeterName[];

type MoneyMeter = (typeof MONEY_METERS)[number];

export function meter(meters: Meters, changes: Partial<Record<MoneyMeter, Money>>): Meters {
  const next: { -readonly [Name in MeterName]: Meters[Name] } = { ...meters };
  for (const name of MONEY_METERS) {
    const amount = changes[name];
    if (amount !== undefined) next[name] = plus(next[name], amount);
  }
  return next;
}

export function countRound(meters: Meters): Meters {
  return { ...meters, rounds: meters.rounds + 1 };
}

export function countVoid(meters: Meters): Meters {
  return { ...meters, voids: meters.voids + 1 };
}

/**
 * The self-audit: what the credit must be by the meters alone. A difference of one unit against the
 * ledger means that one of the two is wrong, and the terminal must stop.
 */
export function creditByMeters(meters: Meters): Money {
  const gained =
    meters.cashIn +
    meters.instrumentsIn +
    meters.transfersIn +
    meters.coinOut +
    meters.stakesReturned +
    meters.corrected;
  const spent =
    meters.cashOut + meters.instrumentsOut + meters.transfersOut + meters.coinIn + meters.tips;
  return money(gained - spent);
}
