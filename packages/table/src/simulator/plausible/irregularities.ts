import { INCIDENTS, type Incident } from '@baize/game';
import { dispositionAt, incidentsOf, standingOf } from '../../irregularities/incident-phases.ts';
import type { Scene } from '../scene.ts';
import { among, between, oneIn, type Source } from '../source.ts';
import { someKey, someReason, someTerminal } from './details.ts';
import type { Plausible } from './plausible.ts';

export const IRREGULARITIES: Plausible = {
  ReportIncident: (source, scene) => {
    const incident = someIncident(source, scene);
    return { type: 'ReportIncident', incident, ...someDetails(source, scene, incident) };
  },
  DecideMatter: (source, { state }) => ({
    type: 'DecideMatter',
    matter: someKey(source, state.matters),
    reason: someReason(source),
    effect: among(source, ['continue', 'void-round'] as const),
  }),
};

function someIncident(source: Source, { state }: Scene): Incident {
  const { rules } = state;
  if (!rules) return among(source, INCIDENTS);
  const all = incidentsOf(rules);
  const possible = all.filter((each) => {
    const disposition = dispositionAt(each, rules, standingOf(state));
    return disposition && disposition.action !== 'cannot-occur';
  });
  return among(source, possible.length === 0 || oneIn(source, 10) ? all : possible);
}

/** What goes with an incident: all that is asked for, and now and then something missing. */
function someDetails(source: Source, scene: Scene, incident: Incident) {
  const { state } = scene;
  const isForgetful = oneIn(source, 10);
  if (isForgetful) return {};
  const { round } = state;
  const earlier = [...state.concluded.keys(), ...(round?.settled ? [round.id] : [])];
  const rounds = earlier.slice(-between(source, 1, incident === 'dice-damaged' ? 3 : 1));
  return {
    ...(oneIn(source, 3) ? { note: someReason(source) } : {}),
    ...(oneIn(source, 4) ? {} : { rounds: oneIn(source, 12) ? ['no such round'] : rounds }),
    ...(oneIn(source, 3) ? { terminals: [someTerminal(source, scene)] } : {}),
    supervisor: 'supervisor-1',
    ...state.rules?.mechanic.simulated.details(source, scene),
  };
}
