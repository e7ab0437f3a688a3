import type { ClosedStakes, EventOf, Recorded, RoundPlay, TableState } from '@baize/table/kit';
import {
  changeRound as inRound,
  linesLeft,
  paySettled,
  stepAt,
  withEquipment,
  withoutMatter,
} from '@baize/table/kit';
import type { EquipmentEvent, TossEvent } from './dice-event.ts';
import type { DicePlay } from './dice-play.ts';
import { isReadable } from './dice-shapes.ts';

/** A round whose dice have not been touched. */
export const FRESH_PLAY: DicePlay = {
  tumbles: null,
  readings: { dealer: null, device: null },
  readable: null,
  isReaderAside: false,
};

export function evolveToss(state: TableState, event: TossEvent): TableState {
  switch (event.type) {
    case 'DiceTumbled':
      return inRound(withPlay(state, { tumbles: event.tumbles }), {
        phase: phaseAfterTumble(state),
      });
    case 'TumbleIgnored':
      return state;
    case 'DiceUncovered':
      return inRound(state, { phase: 'uncovered' });
    case 'NoRollCalled':
      return afterNoRoll(state);
    case 'ReadingTaken': {
      const readings = state.round?.play.readings ?? FRESH_PLAY.readings;
      return withPlay(state, { readings: { ...readings, [event.source]: event.dice } });
    }
    case 'ReaderSetAside':
      return withPlay(state, { isReaderAside: true });
    case 'KnownBetsSettled': {
      const { settled, matter } = event;
      return paySettled(withPlay(state, { known: { settled, matter } }), settled);
    }
    case 'ResultRegistered':
      return inRound(state, { phase: 'resulted', result: event.dice, settled: event.settled });
  }
}

export function evolveEquipment(
  state: TableState,
  event: EquipmentEvent,
  { at }: Recorded,
): TableState {
  switch (event.type) {
    case 'InspectionRecorded':
      return withEquipment(state, { inspected: true });
    case 'ShiftBegan':
      return withEquipment(state, { shiftInspected: false, shiftAt: at });
    case 'ShiftInspectionRecorded':
      return withEquipment(state, { shiftInspected: true, shiftAt: at });
    case 'DiceChanged':
      return withOtherDice(state, event.dice, at);
    case 'ShakerFitted':
      return withEquipment(state, {
        shaker: event.shaker,
        inspected: false,
        shiftInspected: false,
      });
    case 'ShakerRemoved':
      return withEquipment(state, { shaker: null, inspected: false, shiftInspected: false });
  }
}

/** The hours of a set run from when it was first there, and do not begin anew when it comes back (P22). */
function withOtherDice(state: TableState, id: string, at: number): TableState {
  const { reported: _, ...equipment } = state.equipment;
  const known = equipment.sets.find((each) => each.id === id);
  const dice = known ?? { id, since: at };
  const sets = known ? equipment.sets : [...equipment.sets, dice];
  return { ...state, equipment: { ...equipment, dice, sets } };
}

/** The round goes on, and what was read of its dice stays on the record. */
export function goesOn(play: RoundPlay, { readable }: EventOf<'RoundInterrupted'>): RoundPlay {
  return { ...play, readable: isReadable(readable) ? readable : null };
}

/** The dice are as if nobody had touched them, and what waited for one of them waits no more. */
function afterNoRoll(state: TableState): TableState {
  const { round } = withoutMatter(state);
  if (!round) return state;
  const { known: _, ...play } = { ...round.play, ...FRESH_PLAY };
  return inRound(withoutMatter(state), { play, phase: 'closed' });
}

/** What was settled early of bets that by decision are in the round no more is settled no more either. */
export function knownLeft(play: RoundPlay, closed: readonly ClosedStakes[]): RoundPlay {
  if (!play.known) return play;
  const settled = linesLeft(play.known.settled, closed);
  return { ...play, known: { ...play.known, settled } };
}

function withPlay(state: TableState, change: Partial<DicePlay>): TableState {
  const { round } = state;
  return round ? inRound(state, { play: { ...round.play, ...change } }) : state;
}

/** Where the procedure says a tumble leads, which may be two places. */
function phaseAfterTumble(state: TableState) {
  const { rules, round } = state;
  const phase = round?.phase ?? 'idle';
  // A round that a tumble has just opened is already in the phase the tumble leads to.
  if (!rules || phase === 'covered') return 'covered';
  return stepAt('tumble', state, rules)?.to ?? phase;
}
