import { ok, scale } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import {
  among,
  between,
  type Draft,
  nullable,
  ORDINAL,
  oneIn,
  recomputeByOutcome,
  type TableMechanic,
  unitProblem,
} from '@baize/table/kit';
import { wheelEnumeration } from '../enumeration.ts';
import { type WheelEntry, wheelGame, wheelRules } from '../game.ts';
import { settleWheel } from '../settle.ts';
import { isStop, STOPS, type Stop, symbolAt } from '../wheel.ts';
import { WHEEL_DECIDERS } from './decide-wheel.ts';
import { AUTOMATIC_WHEEL, VIRTUAL_WHEEL, WHEEL_RISK } from './virtual-wheel.ts';
import { stopShape, WHEEL_COMMANDS } from './wheel-commands.ts';
import { WHEEL_EVENTS } from './wheel-events.ts';
import { isWheelGame, wheelGameAt, wheelGameOf } from './wheel-game-at.ts';
import { readStop, stopsShape, WHEEL_READINGS } from './wheel-readings.ts';
import { wheelSheet } from './wheel-sheet.ts';

/** What a table does that plays with a wheel. */
export const wheelTable: TableMechanic<WheelEntry> = {
  ...wheelRules,
  enumeration: (game) => wheelEnumeration(wheelGameOf(game)),
  outcome: {
    shape: stopShape,
    // Of a wheel either the stop can be read, or nothing.
    readable: nullable(stopShape),
    isSame: (one, other) => symbolAt(one) === symbolAt(other),
    words: (stop) => `${symbolAt(stop)} (stop ${stop})`,
    stated: {
      showed: 'Say where the wheel stopped.',
      settles: 'Say by which stop the round is settled.',
      contradicts: 'Bets that are settled already would end otherwise by this stop.',
    },
  },
  devices: [
    { means: 'A reader has read the stop.', says: { stop: stopShape }, command: 'RegisterStop' },
  ],
  readings: WHEEL_READINGS,
  virtual: VIRTUAL_WHEEL,
  risk: WHEEL_RISK,

  gameFor: (config, entry) => {
    const smallest = wheelGame(entry);
    const problem = unitProblem(config.unit, smallest.unit, ruleOf(entry.book, 'stake-unit'));
    return problem ?? ok({ ...smallest, unit: config.unit });
  },
  printed: wheelGame,
  sheetOf: (game) => wheelSheet(wheelGameOf(game)),
  smallest: (entry) => ({ unit: wheelGame(entry).unit, boxes: 0, boxesMaximum: 0 }),
  areasOf: (game) => wheelGameOf(game).wagers.map(({ symbol }) => [symbol, symbol]),
  opposed: {},
  stakeRulesOf: (game) => wheelGameOf(game).book,
  configProblem: () => null,
  boxesOf: () => 0,

  isBet: (text, rules) => wheelGameAt(rules).wagerOf.has(text),
  layoutReasons: (rules) => because(...ruleOf(rules.book, 'layout-governs')),
  betProblem: () => null,
  betReasons: () => [],
  withConsequences: (_, event) => [event],

  commands: WHEEL_COMMANDS,
  deciders: WHEEL_DECIDERS,
  events: WHEEL_EVENTS,
  round: {
    fresh: { turns: null, stops: { dealer: null, device: null } },
    shapes: { turns: nullable(ORDINAL), stops: stopsShape },
    atClose: (_, play) => play,
    goesOn: (play) => play,
    kept: () => ({}),
    keptShapes: {},
  },
  settledEarly: () => [],
  beforeVoid: () => [],
  beforeRelease: () => [],
  equipment: {
    pieces: ['wheel'],
    piecesAt: ({ config }) => (config.resultSource === 'virtual' ? [] : ['wheel']),
  },

  incidents: {
    'wheel-under-three-turns': ['spun'],
    'wheel-turned-back': ['closed', 'spun'],
    'wheel-stopped-by-hand': ['closed', 'spun'],
  },
  incidentProblem: () => null,
  contradictsRecord: () => false,
  dispose: () => null,
  alsoHappened: () => [],
  deviceFailed: 'The wheel failed.',
  interruption: () => ({ readable: null, established: false, decided: [], because: null }),
  settleAgain: (rules, closed, stop) => settleWheel(wheelGameAt(rules), closed, stop),

  isInTheOpen: false,
  layoutOf: () => null,
  winningAreas: (stop) => {
    const symbol = isStop(stop) ? symbolAt(stop) : null;
    return symbol === null ? [] : [symbol];
  },
  liabilityOf: (bet, stake, rules) => {
    const wager = wheelGameAt(rules).wagerOf.get(bet);
    return wager ? scale(stake, wager.odds) : stake;
  },
  views: {
    round: () => ({}),
    ended: () => ({}),
    public: () => ({}),
    display: () => ({}),
    own: () => ({}),
    ownRound: () => ({}),
    dealer: () => ({}),
    pit: () => ({}),
    auditor: () => ({}),
    audited: () => ({}),
    // A wheel shows its result, which every table does.
    shapes: {},
  },

  pricedBets: (bets, game) =>
    bets.flatMap((bet) => {
      const { wagerOf, book } = wheelGameOf(game);
      const wager = wagerOf.get(bet);
      if (!wager) return [];
      const price = {
        when: `the wheel stops at ${wager.symbol}`,
        odds: `${wager.odds.numerator}`,
        printed: wager.pays,
        because: ruleOf(book, 'symbol-wins'),
      };
      return [{ bet, name: wager.name.en, prices: [price], commission: null }];
    }),
  betWords: (text, game) => (isWheelGame(game) ? (game.wagerOf.get(text)?.name.en ?? null) : null),
  lineWords: ({ bet, result }, stop, game) => {
    const name = wheelGameOf(game).wagerOf.get(bet)?.name.en ?? bet;
    return `${name} ${result === 'win' ? 'wins' : 'loses'}: the wheel shows ${symbolAt(stop)}.`;
  },
  settlementIn: (event) =>
    event.type === 'StopRegistered'
      ? { outcome: event.stop, settled: event.settled, isPartial: false }
      : null,
  settling: { settle: ['StopRegistered'], correct: [] },
  leavesEscrow: () => null,
  recompute: recomputeByOutcome,

  // What is said of dice elsewhere is a stop here.
  phrases: { roll: readStop },
  steps: {
    /** The dealer takes the round to its end, the wheel resting at this stop. */
    wheel: {
      hint: 'Say a stop: 1 to 54.',
      read: (said) => (isStop(said) ? said : null),
      moves: (stop) => [
        { until: 'register-stop' },
        { order: (): Draft => ({ type: 'RegisterStop', fields: { stop } }) },
        { reach: 'idle' },
      ],
    },
  },
  dryRounds: (bets) =>
    [1, 2].map((stop) => ({
      title: `a dry round on stop ${stop}`,
      decides: 'register-stop',
      bets,
      when: [{ wheel: stop }],
    })),
  knownStep: (_, { step }) =>
    step === 'spin-wheel' ? { type: 'SpinWheel', fields: { turns: 4 } } : null,
  equipping: () => [],
  seating: () => null,
  completed: ({ fields }) => fields,
  simulated: {
    commands: {
      SpinWheel: (source) => ({
        type: 'SpinWheel',
        turns: oneIn(source, 20) ? source(3) : between(source, 3, 6),
      }),
      RegisterStop: (source) => ({ type: 'RegisterStop', stop: someStop(source) }),
    },
    weights: () => ({}),
    details: (source) => ({ dice: someStop(source) }),
    playerOf: () => undefined,
  },
  automatic: AUTOMATIC_WHEEL,
};

function someStop(source: Parameters<typeof among>[0]): Stop {
  return among(source, STOPS);
}
