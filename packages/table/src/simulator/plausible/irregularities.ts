import { INCIDENTS, type Incident } from '@baize/game';
import { FACES } from '@baize/three-dice';
import { dispositionAt, standingOf } from '../../irregularities/incident-phases.ts';
import type { Scene } from '../scene.ts';
import { among, between, oneIn, type Source } from '../source.ts';
import { someKey, someReason, someRoll, someTerminal } from './details.ts';
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
  const possible = INCIDENTS.filter((each) => {
    const disposition = rules && dispositionAt(each, rules, standingOf(state));
    return disposition && disposition.action !== 'cannot-occur';
  });
  return among(source, possible.length === 0 || oneIn(source, 10) ? INCIDENTS : possible);
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
    readable: [someFace(source), someFace(source), someFace(source)] as const,
    ...(oneIn(source, 4) ? {} : { rounds: oneIn(source, 12) ? ['no such round'] : rounds }),
    dice: (oneIn(source, 10) ? state.results.at(-1)?.dice : null) ?? someRoll(source),
    ...(oneIn(source, 3) ? { terminals: [someTerminal(source, scene)] } : {}),
    supervisor: 'supervisor-1',
    ...boxOf(source, scene),
  };
}

function someFace(source: Source) {
  return among(source, [null, ...FACES]);
}

/** A box with cards or bets in it, where there is one. */
function boxOf(source: Source, { state }: Scene) {
  const boxes = [
    ...(state.round?.cards?.hands ?? []).map(({ box }) => box),
    ...(state.round?.boxes.bettors ?? []).map(({ box }) => box),
    ...state.boxes.keys(),
  ];
  return boxes.length === 0 ? {} : { box: among(source, boxes) };
}
