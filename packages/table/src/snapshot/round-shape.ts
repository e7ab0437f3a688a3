import type { TableLibrary } from '../library.ts';
import type { ClosedStake, ClosedStakes, SettledLine, SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound, Round } from '../state.ts';
import { actor } from '../well-formed/parse-command.ts';
import {
  anyOf,
  type Field,
  fields,
  flag,
  listOf,
  name,
  nullable,
  oneOf,
  recordOf,
  type Shape,
  text,
  textMatching,
} from '../well-formed/shape.ts';
import { namedList, ORDINAL, reasons, type ShapesOf, STAKE, SUM } from './part-shape.ts';

const CLOSED_STAKE: ShapesOf<ClosedStake> = {
  bet: text,
  stake: STAKE,
  effective: STAKE,
  because: nullable(reasons),
};
const CLOSED: ShapesOf<ClosedStakes> = {
  terminal: name,
  stakes: listOf(fields(CLOSED_STAKE)),
  total: SUM,
};
const LINE: ShapesOf<SettledLine> = {
  bet: text,
  stake: STAKE,
  effective: STAKE,
  result: oneOf(['win', 'lose', 'stand-off']),
  odds: nullable(text),
  pays: SUM,
  returns: SUM,
  commission: SUM,
  because: reasons,
};
const SETTLED: ShapesOf<SettledTerminal> = {
  terminal: name,
  lines: listOf(fields(LINE)),
  staked: SUM,
  returned: SUM,
};
const closed = namedList(fields(CLOSED), 'terminal');
/** A settlement, terminal by terminal. */
export const settled = listOf(fields(SETTLED));

// Which phases there are is said by the procedure of a book.
const phase = textMatching(/^(?!idle$)[a-z]+(-[a-z]+)*$/, 'a phase of a round');

/** What decided a round, in any of the games of a house. */
export function outcomeShape({ mechanics }: TableLibrary): Field {
  return anyOf(mechanics.flatMap(({ outcome }) => outcome?.shape ?? []));
}

export function roundShape(library: TableLibrary): Shape {
  const shapes: ShapesOf<Omit<Round, 'play'>> = {
    id: name,
    number: ORDINAL,
    phase,
    commitment: nullable(text),
    betsOpenedAt: nullable(ORDINAL),
    closesAt: nullable(ORDINAL),
    totals: listOf(SUM),
    closed: nullable(closed),
    result: nullable(outcomeShape(library)),
    settled: nullable(settled),
    isCorrected: flag,
    suspendAfter: nullable(fields({ reason: text, because: reasons })),
    presence: nullable(fields({ by: nullable(actor) })),
  };
  const own = library.mechanics.map(({ round }) => round.shapes);
  return fields(Object.assign({}, shapes, ...own));
}

export function concludedShape(library: TableLibrary): Shape {
  const shapes: ShapesOf<Omit<ConcludedRound, 'play'>> = {
    id: name,
    number: ORDINAL,
    config: ORDINAL,
    status: oneOf(['settled', 'corrected', 'void', 'reversed']),
    result: nullable(outcomeShape(library)),
    closed,
    settled,
    visits: recordOf(ORDINAL),
  };
  const own = library.mechanics.map(({ round }) => round.keptShapes);
  return namedList(fields(Object.assign({}, shapes, ...own)), 'id');
}
