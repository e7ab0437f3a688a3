import { err, ok, type Result } from '@baize/exact';
import type { TableLibrary } from '../library.ts';
import { citationsUnder } from './citations-under.ts';
import type { StakeLimits, TableConfig } from './table-config.ts';
import { type ConfigFault, type TableRules, tableRules } from './table-rules.ts';

/** No area takes more than this, so that no winnings can leave the safe range. */
const STAKE_MAXIMUM = 10_000_000_000;

/** A configuration a table could be played by, or the field that forbids it. */
export function checkConfig(
  config: TableConfig,
  library: TableLibrary,
): Result<TableRules, ConfigFault> {
  const rules = tableRules(config, library);
  if (!rules.ok) return rules;
  const fault =
    limitsFault(config) ??
    differentialFault(config, rules.value) ??
    rules.value.mechanic.configFault(rules.value) ??
    timesFault(config);
  return fault ? err(fault) : ok(rules.value);
}

function limitsFault({ limits, unit }: TableConfig): ConfigFault | null {
  const all: [string, StakeLimits][] = [
    ['limits.default', limits.default],
    ...Object.entries(limits.kinds).map(([kind, each]): [string, StakeLimits] => [
      `limits.kinds.${kind}`,
      each,
    ]),
  ];
  for (const [field, { minimum, maximum }] of all) {
    if (minimum <= 0 || minimum % unit !== 0) {
      return { field: `${field}.minimum`, message: `A minimum is a positive multiple of ${unit}.` };
    }
    if (maximum < minimum || maximum % unit !== 0 || maximum > STAKE_MAXIMUM) {
      return {
        field: `${field}.maximum`,
        message: `A maximum is a multiple of ${unit}, from the minimum up to ${STAKE_MAXIMUM}.`,
      };
    }
  }
  return null;
}

function differentialFault(config: TableConfig, { book }: TableRules): ConfigFault | null {
  const { differential, unit } = config;
  if (differential === null) return null;
  const hasOne = citationsUnder(book, 'differential').length > 0;
  if (!hasOne) return { field: 'differential', message: 'This rulebook knows no Differential.' };
  if (differential >= 0 && differential % unit === 0) return null;
  return { field: 'differential', message: `A Differential is a multiple of ${unit}.` };
}

function timesFault(config: TableConfig): ConfigFault | null {
  const { bettingSeconds, bettingSecondsMinimum, approvalMinutes, roundsKept } = config;
  if (config.arrangingSeconds != null && config.arrangingSeconds < 1) {
    return { field: 'arrangingSeconds', message: 'Cards are arranged for a second at least.' };
  }
  if (bettingSecondsMinimum < 0) {
    return { field: 'bettingSecondsMinimum', message: 'A time is not negative.' };
  }
  if (bettingSeconds !== null && bettingSeconds < Math.max(1, bettingSecondsMinimum)) {
    return {
      field: 'bettingSeconds',
      message: `Bets must stay open for at least ${Math.max(1, bettingSecondsMinimum)} seconds.`,
    };
  }
  if (approvalMinutes < 1) {
    return { field: 'approvalMinutes', message: 'A request must live for a minute at least.' };
  }
  if (!Number.isInteger(roundsKept) || roundsKept < 10) {
    return { field: 'roundsKept', message: 'At least the last ten rounds are kept.' };
  }
  return null;
}
