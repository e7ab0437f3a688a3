import { err, ok, type Result } from '@baize/exact';
import type { TableLibrary } from '../library.ts';
import { citationsUnder } from './citations-under.ts';
import { atLayout, layoutsIn } from './cluster.ts';
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
  const [fault] = faultsIn(rules.value);
  return fault ? err(fault) : ok(rules.value);
}

/** Everything that is wrong with a configuration, for whoever is still writing it. */
export function configFaults(config: TableConfig, library: TableLibrary): readonly ConfigFault[] {
  const rules = tableRules(config, library);
  return rules.ok ? faultsIn(rules.value) : [rules.error];
}

/** In the order in which a table would name them, if it named more than the first. */
function faultsIn(rules: TableRules): readonly ConfigFault[] {
  const layouts = layoutsIn(rules).flatMap((layout, index) => {
    const faults = layoutFaults(layout);
    return index === 0 ? faults : faults.map((fault) => atLayout(fault, index - 1));
  });
  return [...layouts, ...timesFaults(rules.config)];
}

/** What is wrong with one layout; the table's own is named before the others. */
function layoutFaults(layout: TableRules): readonly ConfigFault[] {
  const { config, mechanic } = layout;
  const faults = [
    ...limitsFaults(config),
    differentialFault(config, layout),
    ...selfActingFaults(layout),
    mechanic.configFault(layout),
  ];
  return faults.filter((fault) => fault !== null);
}

function limitsFaults({ limits, unit }: TableConfig): readonly ConfigFault[] {
  const all: [string, StakeLimits][] = [
    ['limits.default', limits.default],
    ...Object.entries(limits.kinds).map(([kind, each]): [string, StakeLimits] => [
      `limits.kinds.${kind}`,
      each,
    ]),
  ];
  return all.flatMap(([field, { minimum, maximum }]) => {
    const isMinimum = minimum > 0 && minimum % unit === 0;
    const isMaximum = maximum >= minimum && maximum % unit === 0 && maximum <= STAKE_MAXIMUM;
    const lower = {
      field: `${field}.minimum`,
      message: `A minimum is a positive multiple of ${unit}.`,
    };
    const upper = {
      field: `${field}.maximum`,
      message: `A maximum is a multiple of ${unit}, from the minimum up to ${STAKE_MAXIMUM}.`,
    };
    return [...(isMinimum ? [] : [lower]), ...(isMaximum ? [] : [upper])];
  });
}

function differentialFault(config: TableConfig, { book }: TableRules): ConfigFault | null {
  const { differential, unit } = config;
  if (differential === null) return null;
  const hasOne = citationsUnder(book, 'differential').length > 0;
  if (!hasOne) return { field: 'differential', message: 'This rulebook knows no Differential.' };
  if (differential >= 0 && differential % unit === 0) return null;
  return { field: 'differential', message: `A Differential is a multiple of ${unit}.` };
}

/** What a mechanic does not know how to do, no table of it is told to do. */
function selfActingFaults({ config, mechanic }: TableRules): readonly ConfigFault[] {
  const drawn = {
    field: 'resultSource',
    message: 'Nothing of this game is drawn from a seed: a dealer or a device reads its results.',
  };
  const alone = {
    field: 'mode',
    message: 'This game does not play by itself: a dealer takes its steps.',
  };
  return [
    ...(config.resultSource === 'virtual' && !mechanic.virtual ? [drawn] : []),
    ...(config.mode === 'automatic' && !mechanic.automatic ? [alone] : []),
  ];
}

function timesFaults(config: TableConfig): readonly ConfigFault[] {
  const { bettingSeconds, bettingSecondsMinimum, approvalMinutes, roundsKept } = config;
  const shortest = Math.max(1, bettingSecondsMinimum);
  const wrong: readonly (readonly [isWrong: boolean, field: string, message: string])[] = [
    [
      config.arrangingSeconds != null && config.arrangingSeconds < 1,
      'arrangingSeconds',
      'Cards are arranged for a second at least.',
    ],
    [bettingSecondsMinimum < 0, 'bettingSecondsMinimum', 'A time is not negative.'],
    [
      bettingSeconds !== null && bettingSeconds < shortest,
      'bettingSeconds',
      `Bets must stay open for at least ${shortest} seconds.`,
    ],
    [approvalMinutes < 1, 'approvalMinutes', 'A request must live for a minute at least.'],
    [
      !Number.isInteger(roundsKept) || roundsKept < 10,
      'roundsKept',
      'At least the last ten rounds are kept.',
    ],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, field, message]) => ({ field, message }));
}
