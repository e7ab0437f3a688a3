import type { Address } from '../ui/house/use-address.ts';

/** How far back figures go. */
export const PERIODS = ['hour', 'shift', 'day', 'week', 'month', 'all'] as const;
export type PeriodName = (typeof PERIODS)[number];

const HOUR = 3_600_000;
const LENGTHS: Readonly<Record<Exclude<PeriodName, 'all'>, number>> = {
  hour: HOUR,
  shift: 8 * HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
};

export interface Filters {
  readonly period: PeriodName;
  readonly table: string | null;
}

export function filtersOf(address: Address): Filters {
  const asked = address.get('period');
  return {
    period: PERIODS.find((name) => name === asked) ?? 'day',
    table: address.get('table'),
  };
}

/** What a report is asked for; `now` is the server's. */
export function queryOf({ period, table }: Filters, now: number): Readonly<Record<string, string>> {
  return {
    ...(period === 'all' ? {} : { from: String(Math.max(0, Math.floor(now - LENGTHS[period]))) }),
    ...(table === null ? {} : { table }),
  };
}
