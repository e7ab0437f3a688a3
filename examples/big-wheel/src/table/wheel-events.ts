import {
  changeRound,
  type EventWords,
  type OwnEvent,
  settledWords,
  type TableState,
  type WordsContext,
} from '@baize/table/kit';
import { symbolAt } from '../wheel.ts';
import type { WheelEvent } from './wheel-play.ts';
import { stopsOf } from './wheel-readings.ts';

/** Everything there is to know about the events of the wheel. */
export const WHEEL_EVENTS: Readonly<Record<WheelEvent['type'], OwnEvent>> = {
  WheelSpun: {
    means: 'The wheel was turned and came to rest.',
    shows: ['turns'],
    evolve: evolveWheel,
    tell: wheelWords,
  },
  StopRead: {
    means: 'One of two who read the wheel has read it; the other has not.',
    // Whoever reads after it must not be able to copy.
    shows: null,
    evolve: evolveWheel,
    tell: wheelWords,
  },
  StopRegistered: {
    means: 'The flapper decided; every stake has its line.',
    shows: ['round', 'stop', 'source', 'proof'],
    evolve: evolveWheel,
    tell: wheelWords,
  },
};

function evolveWheel(state: TableState, event: WheelEvent): TableState {
  const { round } = state;
  if (!round) return state;
  switch (event.type) {
    case 'WheelSpun':
      return changeRound(state, { phase: 'spun', play: { ...round.play, turns: event.turns } });
    case 'StopRead': {
      const stops = { ...stopsOf(round.play), [event.source]: event.stop };
      return changeRound(state, { play: { ...round.play, stops } });
    }
    case 'StopRegistered':
      return changeRound(state, { phase: 'resulted', result: event.stop, settled: event.settled });
  }
}

const READERS = {
  dealer: 'The dealer',
  device: 'The device',
  virtual: 'The virtual wheel',
} as const;

function wheelWords(event: WheelEvent, telling: WordsContext): EventWords {
  switch (event.type) {
    case 'WheelSpun':
      return { says: `The wheel turns ${event.turns === 1 ? 'once' : `${event.turns} times`}.` };
    case 'StopRead':
      return { says: `${READERS[event.source]} reads stop ${event.stop}.` };
    case 'StopRegistered': {
      return {
        says: `${READERS[event.source]} registers stop ${event.stop}, which shows ${symbolAt(event.stop)}.`,
        more: settledWords(event.settled, event.stop, telling),
      };
    }
  }
}
