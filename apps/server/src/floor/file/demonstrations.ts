import type { WireAnswer, WireCommand } from '@baize/protocol';
import {
  FLOOR_BOOK,
  type Lacking,
  lackingAt,
  type TableConfig,
  type TableState,
} from '@baize/table';
import type { FloorProblem } from './floor-problem.ts';
import type { Places } from './places.ts';
import type { FloorEntry } from './table-entry.ts';
import type { TableSettings } from './table-settings.ts';

type Said = Pick<FloorEntry, 'demonstrations' | 'tables'>;

/** Which field of a configuration leaves out what the rulebook prescribes. */
const FIELDS = { dealer: 'mode', equipment: 'resultSource' } as const;

const LACKING = { dealer: 'nobody deals', equipment: 'results are virtual' } as const;

const BECAUSE = [`${FLOOR_BOOK}#demonstration`];

/** A list of tables that only demonstrate a game names tables of the file. */
export function strangersAmong({ demonstrations, tables }: Said, places: Places): FloorProblem[] {
  const known = new Set(tables.map(({ table }) => table));
  return demonstrations.flatMap((name, index) =>
    known.has(name)
      ? []
      : [places.at(['demonstrations', index], `There is no table called ${name}.`, BECAUSE)],
  );
}

/** Tables that would only demonstrate a game where real money is played, though nobody has named them. */
export function unnamedDemonstrations(
  tables: readonly TableSettings[],
  { demonstrations, tables: entries }: Said,
  places: Places,
): FloorProblem[] {
  return tables.flatMap(({ config }) => {
    const problem = fieldProblem(config, demonstrations);
    if (!problem) return [];
    const index = entries.findIndex(({ table }) => table === config.table);
    const or = ['defaults', problem.field];
    return [places.at(['tables', index, problem.field], problem.message, BECAUSE, or)];
  });
}

interface FieldProblem {
  readonly field: 'mode' | 'resultSource';
  readonly message: string;
}

function fieldProblem(config: TableConfig, allowed: readonly string[]): FieldProblem | null {
  const [first, ...more] = lackingAt(config);
  if (!first || allowed.includes(config.table)) return null;
  return { field: FIELDS[first], message: messageOf(config.table, [first, ...more]) };
}

function messageOf(table: string, lacks: readonly Lacking[]): string {
  const why = lacks.map((each) => LACKING[each]).join(' and ');
  return `Table ${table} is a demonstration (${why}); a floor in production opens it only if its file names it under "demonstrations".`;
}

/** The answer to an order that would open a demonstration nobody has allowed; null where it does not. */
export function demonstrationProblem(
  command: WireCommand,
  { rules }: TableState,
  allowed: readonly string[],
): WireAnswer | null {
  const opened = command.type === 'OpenTable' ? rules?.config : undefined;
  const config = command.type === 'ConfigureTable' ? command.config : opened;
  const problem = config ? fieldProblem(config, allowed) : null;
  if (!problem) return null;
  const because = ['baize-floor#demonstration'] as const;
  const refusal = { code: 'configuration-invalid', ...problem, because: [...because] } as const;
  return { type: 'refused', refusal };
}

/** The same of tables as they stand, where somebody has changed them since the file was read. */
export function demonstrationsStanding(
  states: readonly TableState[],
  allowed: readonly string[],
): readonly string[] {
  return states.flatMap(({ rules }) => {
    const problem = rules ? fieldProblem(rules.config, allowed) : null;
    return problem ? [problem.message] : [];
  });
}
