import {
  type Disposition,
  INCIDENTS,
  type Incident,
  type Phase,
  type Procedure,
  type Shaker,
} from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import type { IncidentTime } from '../mechanic.ts';
import type { TableState } from '../state.ts';

const WITH_CARDS: readonly Phase[] = ['dealt', 'dealer-set'];
const WHILE_STAKED: readonly Phase[] = [
  'betting',
  'closed',
  'tumbled',
  'uncovered',
  'dealt',
  'dealer-set',
  'resulted',
  'collected',
  'paid',
];

/**
 * When an incident can be reported, where its book says nothing narrower. `any` includes the time
 * between rounds; `tossed` is from the toss until the dice are read, and `tossing` begins with the step
 * before, at which the machine is started.
 */
const INCIDENT_PHASES: Readonly<Record<string, IncidentTime>> = {
  'tumbled-fewer-than-three': 'tossed',
  'die-not-flat': 'tossed',
  'tumbler-before-close': ['betting'],
  'dice-exposed-before-close': ['covered', 'betting'],
  'dice-damaged': 'any',
  'dome-broken': 'in-round',
  'shaker-failed': 'tossing',
  'electrical-device-failed': 'in-round',
  // Where a round ends with its result, wrong lights are seen when it is over.
  'lights-wrong': 'any',
  'display-wrong': 'any',
  'wrong-result-registered': 'any',
  'error-noticed-later': 'any',
  'round-interrupted': 'in-round',
  'terminals-interrupted': 'in-round',
  'excess-not-rejected': WHILE_STAKED,
  'below-minimum-not-noticed': WHILE_STAKED,
  'player-walked-away': WHILE_STAKED,
  // A round begins with the call for bets, and the deck lies on the table from then on.
  'foreign-card': 'in-round',
  'foreign-card-after-settlement': ['idle'],
  'dealer-cards-exposed-unseen': ['dealt'],
  'dealer-cards-exposed-seen': WITH_CARDS,
  'player-cards-exposed-unseen': ['dealt'],
  'player-cards-exposed-seen': WITH_CARDS,
  'single-card-exposed': WITH_CARDS,
  'player-exposes-own-cards': WITH_CARDS,
  'misdeal-unseen': WITH_CARDS,
  'misdeal-seen': [...WITH_CARDS, 'resulted'],
  'dealer-hand-misset': ['dealer-set'],
  'not-covered': 'any',
};

/** Where a table stands, as far as clauses tell cases apart by it. */
export interface Standing {
  readonly phase: Phase;
  readonly shaker: Shaker | null;
}

export function standingOf({ round, equipment }: TableState): Standing {
  return { phase: round?.phase ?? 'idle', shaker: equipment.shaker };
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
  { phase, shaker }: Standing,
): boolean {
  const phases = mechanic.incidents[incident] ?? INCIDENT_PHASES[incident] ?? [];
  if (phases === 'any') return true;
  if (phases === 'in-round') return phase !== 'idle';
  if (phases === 'tossed') return tossedPhases(procedure, shaker).includes(phase);
  if (phases !== 'tossing') return phases.includes(phase);
  const before = procedure.steps.find(({ step }) => step === 'tumble')?.from ?? 'idle';
  const isStarting = phase !== 'idle' && phase === before;
  return isStarting || tossedPhases(procedure, shaker).includes(phase);
}

/** The phases in which dice have been tossed and not yet read, in the order of the document. */
function tossedPhases({ steps }: Procedure, shaker: Shaker | null): readonly Phase[] {
  const own = steps.filter((step) => step.shaker === undefined || step.shaker === shaker);
  const first = own.findIndex(({ step }) => step === 'tumble');
  const last = own.findIndex(({ step }) => step === 'register-result');
  return first < 0 ? [] : own.slice(first, last).map(({ to }) => to);
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
