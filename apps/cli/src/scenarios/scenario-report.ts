import type { HouseLibrary } from '@baize/house/library';
import { runScenario, type Scenario, type ScenarioResult } from '@baize/table';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';
import type { ScenarioFile } from './scenario-files.ts';

/** One case as it went; a file that cannot be read is one case that failed. */
export interface CaseReport extends ScenarioResult {
  readonly path: string;
  readonly clause: string;
  readonly title: string;
  /** Null where the file could not be read. */
  readonly scenario: Scenario | null;
}

export function reportsOf(
  files: readonly ScenarioFile[],
  library: HouseLibrary,
): readonly CaseReport[] {
  return files.flatMap(({ path, cases }): readonly CaseReport[] => {
    if (cases.ok) return cases.value.map((scenario) => reportOf(path, scenario, library));
    const result = { passed: false, differences: [cases.error], steps: [] };
    return [{ path, clause: '-', title: 'cannot be read', scenario: null, ...result }];
  });
}

function reportOf(path: string, scenario: Scenario, library: HouseLibrary): CaseReport {
  const { clause, title } = scenario;
  return { path, clause, title, scenario, ...runScenario(scenario, library) };
}

export function reportJson({ path, clause, title, passed, differences }: CaseReport): string {
  return JSON.stringify({ clause, title, file: path, passed, differences });
}

/** The table of clauses: what each scenario proves, and whether it does. */
export function reportTable(reports: readonly CaseReport[], style: Style): readonly string[] {
  const rows = reports.map(({ clause, title, passed }) => [
    clause,
    title,
    passed ? style.good('passed') : style.bad('failed'),
  ]);
  const failures = reports.filter(({ passed }) => !passed);
  return [
    ...columnTable([{ title: 'clause' }, { title: 'scenario' }, { title: 'result' }], rows),
    ...failures.flatMap(({ path, title, differences }) => [
      '',
      style.bad(`${path}: ${title}`),
      ...differences.map((difference) => `  ${difference}`),
    ]),
  ];
}

/** How many cases, and how many rule clauses of the books they speak of have one. */
export function reportSummary(
  reports: readonly CaseReport[],
  { books }: Pick<HouseLibrary, 'books'>,
): string {
  const failed = reports.filter(({ passed }) => !passed).length;
  const proved = new Set(reports.map(({ clause }) => clause));
  const rules = books.flatMap(({ id, clauses }) =>
    Object.entries(clauses).flatMap(([clause, { kind }]) =>
      kind === 'rule' ? [`${id}#${clause}`] : [],
    ),
  );
  const covered = rules.filter((citation) => proved.has(citation)).length;
  return [
    `${reports.length} cases of ${proved.size} clauses and readings:`,
    `${reports.length - failed} passed, ${failed} failed;`,
    `${covered} of ${rules.length} rule clauses have a scenario.`,
  ].join(' ');
}
