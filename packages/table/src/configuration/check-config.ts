import { err, ok, type Result } from '@baize/exact';
import type { TableLibrary } from '../library.ts';
import { citationsUnder } from './citations-under.ts';
import { atLayout, layoutsIn } from './cluster.ts';
import type { StakeLimits, TableConfig } from './table-config.ts';
import { type ConfigProblem, type TableRules, tableRules } from './table-rules.ts';

/** No area takes more than this, so that no winnings can leave the safe range. */
const STAKE_MAXIMUM = 10_000_000_000;

/** A configuration a table could be played by, or the field that forbids it. */
export function checkConfig(
  config: TableConfig,
  library: TableLibrary,
): Result<TableRules, ConfigProblem> {
  const rules = tableRules(config, library);
  if (!rules.ok) return rules;
  const [problem] = problemsIn(rules.value, withUnknownKinds(rules.value, library));
  return problem ? err(problem) : ok(rules.value);
}

/**
 * The same of a configuration on record. It was accepted by the checks of its day, so it is not held to those that
 * came later: a limit for a kind nobody knows never held, and bound nobody.
 */
export function checkRecordedConfig(
  config: TableConfig,
  library: TableLibrary,
): Result<TableRules, ConfigProblem> {
  const rules = tableRules(config, library);
  if (!rules.ok) return rules;
  const [problem] = problemsIn(rules.value, layoutProblems);
  return problem ? err(problem) : ok(rules.value);
}

/** Everything that is wrong with a configuration, for whoever is still writing it. */
export function configProblems(
  config: TableConfig,
  library: TableLibrary,
): readonly ConfigProblem[] {
  const rules = tableRules(config, library);
  return rules.ok ? problemsIn(rules.value, withUnknownKinds(rules.value, library)) : [rules.error];
}

/** In the order in which a table would name them, if it named more than the first. */
function problemsIn(
  rules: TableRules,
  inLayout: (layout: TableRules) => readonly ConfigProblem[],
): readonly ConfigProblem[] {
  const layouts = layoutsIn(rules).flatMap((layout, index) => {
    const problems = inLayout(layout);
    return index === 0 ? problems : problems.map((problem) => atLayout(problem, index - 1));
  });
  return [...layouts, ...timesProblems(rules.config)];
}

/** What is wrong with one layout; the table's own is named before the others. */
function layoutProblems(layout: TableRules): readonly ConfigProblem[] {
  const { config, mechanic } = layout;
  const problems = [
    ...limitsProblems(config),
    differentialProblem(config, layout),
    ...selfActingProblems(layout),
    mechanic.configProblem(layout),
  ];
  return problems.filter((problem) => problem !== null);
}

/**
 * The same, and limits for kinds nobody knows: one that is misspelt would hold for no bet at all. A kind of any game of
 * the same mechanic will do, because a house may write one list of limits for all its tables.
 */
function withUnknownKinds(
  rules: TableRules,
  library: TableLibrary,
): (layout: TableRules) => readonly ConfigProblem[] {
  const here = kindsOf(layoutsIn(rules));
  return (layout) => {
    const strange = Object.keys(layout.config.limits.kinds).filter((kind) => !here.has(kind));
    const known = strange.length === 0 ? here : kindsInHouse(rules, library);
    return [
      ...strange
        .filter((kind) => !known.has(kind))
        .map((kind) => ({
          field: `limits.kinds.${kind}`,
          message: `${JSON.stringify(kind)} is no kind of bet here: ${[...here].join(', ')}.`,
        })),
      ...layoutProblems(layout),
    ];
  };
}

function kindsInHouse(rules: TableRules, { games }: TableLibrary): ReadonlySet<string> {
  const alike = games.filter(({ book }) => book.mechanic === rules.mechanic.id);
  const { mechanic, config } = rules;
  return kindsOf(alike.map((entry) => ({ mechanic, game: mechanic.printed(entry), config })));
}

function kindsOf(
  tables: readonly Pick<TableRules, 'mechanic' | 'game' | 'config'>[],
): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ mechanic, game, config }) =>
      mechanic.areasOf(game, config).map(([, kind]) => kind),
    ),
  );
}

function limitsProblems({ limits, unit }: TableConfig): readonly ConfigProblem[] {
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

function differentialProblem(config: TableConfig, { book }: TableRules): ConfigProblem | null {
  const { differential, unit } = config;
  if (differential === null) return null;
  const hasOne = citationsUnder(book, 'differential').length > 0;
  if (!hasOne) return { field: 'differential', message: 'This rulebook knows no Differential.' };
  if (differential >= 0 && differential % unit === 0) return null;
  return { field: 'differential', message: `A Differential is a multiple of ${unit}.` };
}

/** What a mechanic does not know how to do, no table of it is told to do. */
function selfActingProblems({ config, mechanic }: TableRules): readonly ConfigProblem[] {
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

function timesProblems(config: TableConfig): readonly ConfigProblem[] {
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
