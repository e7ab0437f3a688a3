import {
  changeRound,
  type OwnEvent,
  settledWords,
  type TableState,
  type Telling,
  type Told,
} from '@baize/table/kit';
import { symbolAt } from '../wheel.ts';
import type { WheelEvent } from './wheel-play.ts';

/** Everything there is to know about the events of the wheel. */
export const WHEEL_EVENTS: Readonly<Record<WheelEvent['type'], OwnEvent>> = {
  WheelSpun: {
    means: 'The wheel was turned and came to rest.',
    shows: ['turns'],
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
    case 'StopRegistered':
      return changeRound(state, { phase: 'resulted', result: event.stop, settled: event.settled });
  }
}

const READERS = {
  dealer: 'The dealer',
  device: 'The device',
  virtual: 'The virtual wheel',
} as const;

function wheelWords(event: WheelEvent, telling: Telling): Told {
  switch (event.type) {
    case 'WheelSpun':
      return { says: `The wheel turns ${event.turns === 1 ? 'once' : `${event.turns} times`}.` };
    case 'StopRegistered': {
      return {
        says: `${READERS[event.source]} registers stop ${event.stop}, which shows ${symbolAt(event.stop)}.`,
        more: settledWords(event.settled, event.stop, telling),
      };
    }
  }
}
