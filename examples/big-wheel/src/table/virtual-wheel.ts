import { type Drawing, drawOne, exposureTableOf } from '@baize/game';
import type { AutomaticPlay, RiskPart, VirtualPart } from '@baize/table/kit';
import { isStop, STOPS, type Stop, SYMBOLS, symbolAt } from '../wheel.ts';
import { STOP_PURPOSE, TURNS_LEAST } from '../words-of-a-wheel.ts';
import { wheelGameOf } from './wheel-game-at.ts';

/** A stop by chance, each as likely as any other. */
const STOP_DRAWING: Drawing<Stop> = {
  purpose: STOP_PURPOSE,
  draw: (below) => drawOne(STOPS, below),
};

/** A wheel that a seed turns. */
export const VIRTUAL_WHEEL: VirtualPart = {
  filled: (order, results) => {
    if (order.type !== 'RegisterStop') return null;
    const turned = results.draw(STOP_DRAWING);
    return turned ? { ...order, stop: turned.drawn, proof: turned.proof } : order;
  },
  onRecord: (event) =>
    event.type === 'StopRegistered'
      ? {
          proof: event.proof ?? null,
          isDrawn: (draw) => draw(STOP_DRAWING) === event.stop,
        }
      : null,
};

/** What a wheel does at a table without a dealer. */
export const AUTOMATIC_WHEEL: AutomaticPlay = {
  isDecided: ({ result }) => result !== null,
  awaits: () => null,
  order: (step, _, drawn) => {
    switch (step) {
      case 'spin-wheel':
        return { type: 'SpinWheel', turns: TURNS_LEAST };
      case 'register-stop': {
        const turned = drawn.draw(STOP_DRAWING);
        return turned && { type: 'RegisterStop', stop: turned.drawn, proof: turned.proof };
      }
      default:
        return null;
    }
  },
};

/** A stop of each symbol: bets can tell no more apart. */
const RESULTS: readonly Stop[] = SYMBOLS.flatMap(
  (symbol) => STOPS.find((stop) => symbolAt(stop) === symbol) ?? [],
);
const WEIGHTS: readonly number[] = SYMBOLS.map(
  (symbol) => STOPS.filter((stop) => symbolAt(stop) === symbol).length,
);

/** What each symbol would cost. */
export const WHEEL_RISK: RiskPart = {
  results: RESULTS,
  tableOf: (game) => {
    const wheel = wheelGameOf(game);
    const areas = wheel.wagers.map(({ symbol, odds }) => ({
      bet: symbol,
      odds: SYMBOLS.map((shown) => (shown === symbol ? odds : null)),
    }));
    return exposureTableOf(wheel, WEIGHTS, areas);
  },
  placeOf: (stop) => RESULTS.findIndex((each) => symbolAt(each) === symbolAt(stop)),
  read: (text) => (/^\d+$/.test(text) && isStop(Number(text)) ? Number(text) : null),
};
