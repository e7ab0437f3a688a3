import type { Scene } from '../scene.ts';
import { between, oneIn, type Source } from '../source.ts';
import { someRoll } from './details.ts';
import type { Plausible } from './plausible.ts';

export const STEPS: Plausible = {
  OpenBets: (source, scene) => ({ type: 'OpenBets', ...someCommitment(source, scene) }),
  Tumble: (source, scene) => ({
    type: 'Tumble',
    tumbles: oneIn(source, 20) ? source(3) : between(source, 3, 5),
    ...someCommitment(source, scene),
  }),
  RegisterResult: (source, scene) => {
    const { readings } = scene.state.round ?? {};
    // A second reader mostly sees what the first one saw.
    const read = readings?.dealer ?? readings?.device ?? null;
    return {
      type: 'RegisterResult',
      dice: read && !oneIn(source, 6) ? read : someRoll(source),
      flat: !oneIn(source, 25),
      ...someProof(source, scene),
    };
  },
};

export function someProof(source: Source, { state }: Scene) {
  if (state.rules?.config.resultSource !== 'virtual' || oneIn(source, 20)) return {};
  return { proof: { seed: `seed-${source(1000)}`, closeHash: `hash-${source(1000)}` } };
}

function someCommitment(source: Source, { state }: Scene) {
  const isVirtual = state.rules?.config.resultSource === 'virtual';
  if (!isVirtual || state.round !== null || oneIn(source, 20)) return {};
  return { commitment: `commitment-${source(1000)}` };
}
