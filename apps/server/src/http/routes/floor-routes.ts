import { type FloorBody, type FloorTable, floorBody } from '@baize/protocol/http';
import { demonstrationAt, itemsOf, nameOf, statusOf, type TableState } from '@baize/table';
import type { TablePresentation } from '../app-deps.ts';
import type { ApiPlugin } from '../context.ts';

const LAST = 6;

/** The tables of the floor, as a lobby lists them. */
export const floorRoutes: ApiPlugin = (api, { deps }) => {
  const { floor, tables, config } = deps;
  const summary = 'The floor and its tables';
  const schema = { summary, tags: ['tables'], security: [], response: { 200: floorBody } };
  api.get('/floor', { schema }, (): FloorBody => {
    const { name, currency, version } = floor;
    return {
      name,
      currency,
      isDemo: config.isDemo,
      version,
      at: deps.now(),
      minutesEast: config.shifts.minutesEast,
      tables: tables.list().flatMap((table) => {
        const presentation = floor.presentation(table.id);
        return presentation ? (listTable(table.state(), presentation) ?? []) : [];
      }),
    };
  });
};

/** A table that was never configured is not listed. */
function listTable(state: TableState, presentation: TablePresentation): FloorTable | null {
  const { rules, round, results } = state;
  if (!rules) return null;
  const { config, book, game } = rules;
  const { name, currency, chips, camera, pit } = presentation;
  const seated = [...itemsOf(state.terminals)].filter(({ isSeated }) => isSeated).length;
  return {
    table: config.table,
    name,
    ...(pit === undefined ? {} : { pit }),
    game: game.id,
    rulebook: { id: book.id, title: book.title, name: nameOf(book) },
    layout: rules.mechanic.layoutOf(rules),
    ...(rules.cluster ? { layouts: rules.cluster.layouts.map((each) => each.game.id) } : {}),
    mechanic: game.mechanic,
    mode: config.mode,
    ...showDemonstration(rules),
    currency,
    chips: [...chips],
    unit: config.unit,
    limits: config.limits.default,
    status: statusOf(state),
    round: round && { number: round.number, phase: round.phase, closesAt: round.closesAt },
    last: lastOf(results),
    seated,
    camera: camera ?? null,
    studyAid: hasStudyAid(state, presentation),
  };
}

function showDemonstration(
  rules: NonNullable<TableState['rules']>,
): Pick<FloorTable, 'demonstration'> {
  const demonstration = demonstrationAt(rules);
  if (!demonstration) return {};
  const { lacks, unmet, because } = demonstration;
  return { demonstration: { lacks: [...lacks], unmet: [...unmet], because } };
}

/** There is something to study where players arrange cards, unless the floor file says no. */
export function hasStudyAid(
  { rules }: TableState,
  { studyAid }: Pick<TablePresentation, 'studyAid'>,
): boolean {
  return studyAid !== false && rules !== null && rules.mechanic.boxesOf(rules.config) > 0;
}

function lastOf(results: TableState['results']): FloorTable['last'] {
  return results
    .slice(-LAST)
    .toReversed()
    .map(({ round, number, dice }) => ({ round, number, dice }));
}
