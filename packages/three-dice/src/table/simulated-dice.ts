import type { Scene, SimulatedPlay, TableState, Weights } from '@baize/table/kit';
import { among, between, oneIn, type Source, someCommitment, someProof } from '@baize/table/kit';
import { ALL_ROLLS, FACES, type Roll } from '../roll.ts';

const INSPECTION: Weights = {
  ChangeDice: 20,
  FitShaker: 20,
  RecordInspection: 30,
  RecordShiftInspection: 30,
};

/** How dice are played on a simulated floor. */
export const SIMULATED_DICE: SimulatedPlay = {
  commands: {
    RecordInspection: (source, scene) => {
      const entered = someRoll(source);
      const lit = oneIn(source, 6) ? ['small'] : lightsOf(scene, entered);
      return { type: 'RecordInspection', entered, lit, shakes: between(source, 2, 4) };
    },
    RecordShiftInspection: (source) => ({
      type: 'RecordShiftInspection',
      shakes: between(source, 2, 4),
    }),
    ChangeDice: (source) => ({ type: 'ChangeDice', dice: `dice-${source(1000)}` }),
    FitShaker: (source) => ({
      type: 'FitShaker',
      shaker: among(source, ['manual', 'automated'] as const),
    }),
    Tumble: (source, scene) => ({
      type: 'Tumble',
      tumbles: oneIn(source, 20) ? source(3) : between(source, 3, 5),
      ...someCommitment(source, scene),
    }),
    RegisterResult: (source, scene) => {
      const { readings } = scene.state.round?.play ?? {};
      // A second reader mostly sees what the first one saw.
      const read = readings?.dealer ?? readings?.device ?? null;
      return {
        type: 'RegisterResult',
        dice: read && !oneIn(source, 6) ? read : someRoll(source),
        flat: !oneIn(source, 25),
        ...someProof(source, scene),
      };
    },
  },
  weights: (state) => (needsInspection(state) ? INSPECTION : {}),
  details: (source, { state }) => ({
    readable: [someFace(source), someFace(source), someFace(source)],
    dice: (oneIn(source, 10) ? state.results.at(-1)?.dice : null) ?? someRoll(source),
  }),
  playerOf: () => undefined,
};

function someRoll(source: Source): Roll {
  return among(source, ALL_ROLLS);
}

function someFace(source: Source) {
  return among(source, [null, ...FACES]);
}

/** The areas a device in order lights for a roll. */
function lightsOf({ state }: Pick<Scene, 'state'>, entered: Roll): readonly string[] {
  return state.rules?.mechanic.winningAreas(entered, state.rules) ?? [];
}

/** Where equipment is inspected and something about it is still missing. */
function needsInspection({ rules, equipment, round }: TableState): boolean {
  if (!rules?.procedure.inspection || round) return false;
  const { dice, shaker, inspected, shiftInspected } = equipment;
  return !dice || !shaker || !inspected || !shiftInspected;
}
