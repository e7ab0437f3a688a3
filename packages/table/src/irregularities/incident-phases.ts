import { type Disposition, INCIDENTS, type Incident, type Phase } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import type { IncidentTime, Standing } from '../mechanic.ts';
import type { TableState } from '../state.ts';

/** Nobody has bet yet. */
const BEFORE_BETS: readonly Phase[] = ['idle', 'covered'];
const whileStaked: IncidentTime = (_, { phase }) => !BEFORE_BETS.includes(phase);

/** When an incident of every game can be reported, where its book says nothing narrower. */
const INCIDENT_TIMES: Readonly<Record<string, IncidentTime>> = {
  'electrical-device-failed': 'in-round',
  'display-wrong': 'any',
  'wrong-result-registered': 'any',
  // A later round has begun, which an error of an earlier one leaves alone.
  'error-noticed-later': (_, { rounds }) => rounds > 1,
  'round-interrupted': 'in-round',
  'terminals-interrupted': 'in-round',
  'excess-not-rejected': whileStaked,
  'below-minimum-not-noticed': whileStaked,
  'player-walked-away': whileStaked,
  'not-covered': 'any',
};

export function standingOf({ round, equipment, roundNumber }: TableState): Standing {
  return { phase: round?.phase ?? 'idle', shaker: equipment.shaker, rounds: roundNumber };
}

/** What a book orders for an incident where a table stands; null where it cannot have happened. */
export function dispositionAt(
  incident: Incident,
  rules: Pick<TableRules, 'book' | 'procedure' | 'mechanic'>,
  standing: Standing,
): Disposition | null {
  let each: Disposition | undefined = dispositionIn(rules.book, incident);
  while (each !== undefined && each.action !== 'cannot-occur') {
    const { in: phases, shaker } = each;
    if (!phases && !isUsualPhase(incident, rules, standing)) return null;
    const isThen = phases?.includes(standing.phase) ?? true;
    const isOfShaker = shaker === undefined || shaker === standing.shaker;
    // Between rounds there is nothing to void.
    const isEmpty = each.action === 'void-round' && standing.phase === 'idle';
    if (isThen && isOfShaker) return isEmpty ? null : each;
    each = each.otherwise;
  }
  return each ?? null;
}

function isUsualPhase(
  incident: Incident,
  { procedure, mechanic }: Pick<TableRules, 'procedure' | 'mechanic'>,
  standing: Standing,
): boolean {
  const time = mechanic.incidents[incident] ?? INCIDENT_TIMES[incident] ?? [];
  if (time === 'any') return true;
  if (time === 'in-round') return standing.phase !== 'idle';
  return typeof time === 'function' ? time(procedure, standing) : time.includes(standing.phase);
}

/** What a book orders; an incident that it does not know cannot occur in its game. */
export function dispositionIn(
  { irregularities }: Pick<TableRules['book'], 'irregularities'>,
  incident: Incident,
): Disposition {
  const known: Readonly<Partial<Record<string, Disposition>>> = irregularities;
  return known[incident] ?? { action: 'cannot-occur', why: 'This game knows no such incident.' };
}

/** Everything that can go wrong at a table: what every game foresees, and what its mechanic adds. */
export function incidentsOf({ mechanic }: Pick<TableRules, 'mechanic'>): readonly Incident[] {
  const own = Object.keys(mechanic.incidents) as readonly Incident[];
  return own.length === 0 ? INCIDENTS : [...new Set([...INCIDENTS, ...own])];
}
