import { err, ok, type Result } from '@baize/exact';
import type { LayoutConfig, TableConfig } from './table-config.ts';
import type { ConfigProblem, TableRules } from './table-rules.ts';

/**
 * Terminals of one tumbler that have different layouts of the same book (reading C1). Whatever concerns
 * one terminal is decided by the rules of its layout; what concerns all of them, by those of the table,
 * whose areas are the areas of all layouts together.
 */
export interface Cluster {
  /** The table's own layout first. Each as a table of its own, but with the areas of all in one order. */
  readonly layouts: readonly [TableRules, ...TableRules[]];
  readonly byTerminal: ReadonlyMap<string, TableRules>;
}

/** Every layout of a table as its terminals play it; the table itself where there is only one. */
export function layoutsIn(rules: TableRules): readonly [TableRules, ...TableRules[]] {
  return rules.cluster?.layouts ?? [rules];
}

/** The configuration a terminal plays by, as if all terminals had its layout. */
export function configAt(config: TableConfig, terminal: string): TableConfig {
  if (!config.layouts) return config;
  // The table's own stands first: whoever no other layout names plays by it.
  const other = config.layouts.findIndex(({ terminals }) => terminals.includes(terminal));
  return layoutConfigs(config)[other + 1] ?? config;
}

/** The configurations of all layouts, the table's own first. */
export function layoutConfigs(config: TableConfig): readonly TableConfig[] {
  if (!config.layouts) return [config];
  const known = KNOWN.get(config);
  if (known) return known;
  const { layouts, ...own } = config;
  const configs = [own, ...layouts.map((layout) => withLayout(own, layout))];
  KNOWN.set(config, configs);
  return configs;
}

// What is made ready by a configuration is found again by the same configuration.
const KNOWN = new WeakMap<TableConfig, readonly TableConfig[]>();

function withLayout(
  own: TableConfig,
  { game, houseTable, limits, differential }: LayoutConfig,
): TableConfig {
  return { ...own, game, houseTable, limits, differential };
}

/** The rules of a table whose terminals have the layouts of these rules, its own first. */
export function joinLayouts(
  config: TableConfig,
  own: TableRules,
  others: readonly TableRules[],
): TableRules {
  const areas = [...new Set([own, ...others].flatMap((each) => each.areas))];
  const layouts = [own, ...others].map((each) => reindexAreas(each, areas));
  const [first = own, ...rest] = layouts;
  const byTerminal = new Map(
    (config.layouts ?? []).flatMap(({ terminals }, index) =>
      terminals.map((terminal) => [terminal, rest[index] ?? first] as const),
    ),
  );
  return {
    ...first,
    config,
    areaIndex: new Map(areas.map((area, index) => [area, index])),
    cluster: { layouts: [first, ...rest], byTerminal },
  };
}

/** The same rules with their areas at the places they have among those of all layouts. */
function reindexAreas(rules: TableRules, areas: readonly string[]): TableRules {
  // By the places among all of them: the place an area has on this layout, or -1.
  const own = areas.map((area) => rules.areas.indexOf(area));
  return {
    ...rules,
    layoutPerTerminal: rules.procedure.layoutPerTerminal?.because ?? [],
    areas,
    areaIndex: new Map(rules.areas.map((area) => [area, areas.indexOf(area)])),
    limits: own.map((place) => rules.limits[place] ?? rules.config.limits.default),
    opposed: own.map((place) => {
      const other = rules.opposed[place] ?? null;
      return other === null ? null : own.indexOf(other);
    }),
  };
}

/** Why the layouts of a configuration cannot be played beside the table's own. */
export function layoutsProblem(config: TableConfig, rules: TableRules): ConfigProblem | null {
  const { book, procedure } = rules;
  const layouts = config.layouts ?? [];
  const [first] = layouts;
  if (!first) return null;
  const may = procedure.layoutPerTerminal;
  if (!may) {
    const message = 'By this rulebook the layout belongs to the table; its terminals have one.';
    return { field: 'layouts', message, because: rules.mechanic.layoutReasons(rules) };
  }
  const { because } = may;
  const games = new Set([config.game]);
  const named = new Set<string>();
  for (const [index, { game, terminals }] of layouts.entries()) {
    const field = `layouts.${index}`;
    const other = rules.library.findGame(game);
    if (other.ok && other.value.book.id !== book.id) {
      const message = `${game} is not of ${book.id}; one tumble decides by one rulebook.`;
      return { field: `${field}.game`, message, because };
    }
    if (games.has(game)) {
      const message = `${game} is named twice; terminals of one layout stand together.`;
      return { field: `${field}.game`, message, because };
    }
    games.add(game);
    if (terminals.length === 0) {
      const message = `Name the terminals that have the layout of ${game}.`;
      return { field: `${field}.terminals`, message, because };
    }
    for (const terminal of terminals) {
      if (named.has(terminal)) {
        const message = `Terminal ${terminal} is named twice; it has one layout.`;
        return { field: `${field}.terminals`, message, because };
      }
      named.add(terminal);
    }
  }
  return null;
}

/** The rules of the layouts besides the table's own, or what is wrong with one of them. */
export function otherLayouts(
  config: TableConfig,
  rulesFor: (each: TableConfig) => Result<TableRules, ConfigProblem>,
): Result<readonly TableRules[], ConfigProblem> {
  const others: TableRules[] = [];
  for (const [index, each] of layoutConfigs(config).slice(1).entries()) {
    const rules = rulesFor(each);
    if (!rules.ok) return err(atLayout(rules.error, index));
    others.push(rules.value);
  }
  return ok(others);
}

/** The unit is the table's; whatever else is wrong is wrong with the layout. */
export function atLayout(problem: ConfigProblem, index: number): ConfigProblem {
  return problem.field === 'unit'
    ? problem
    : { ...problem, field: `layouts.${index}.${problem.field}` };
}
