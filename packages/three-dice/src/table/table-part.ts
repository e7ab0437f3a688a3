import { fractionText, larger, NOTHING, ok, parseRational, scale } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import {
  type ClosedStakes,
  type Comparison,
  count,
  fields,
  flag,
  nullable,
  ORDINAL,
  type OwnViews,
  optional,
  type PricedBet,
  type Recorded,
  recomputeByOutcome,
  settledShape,
  type TableMechanic,
  type TableRules,
  type TableState,
  text,
  withoutBets,
} from '@baize/table/kit';
import { betName, winCondition } from '../bets/names.ts';
import { betIn, parseBet } from '../bets/notation.ts';
import { type DiceEntry, threeDice } from '../mechanic.ts';
import { sumOf } from '../roll.ts';
import { sentence } from '../sentence.ts';
import { type DiceGame, diceGame, verdictOn } from '../settle.ts';
import { DICE_DECIDERS } from './decide-dice.ts';
import { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import { DICE_EQUIPMENT } from './dice-equipment.ts';
import { DICE_EVENTS } from './dice-events.ts';
import { DICE_INCIDENTS } from './dice-incident-times.ts';
import { contradictsToss, diceIncidentProblem, interruption } from './dice-incidents.ts';
import { DICE_PHRASES, DICE_READINGS } from './dice-readings.ts';
import { isRoll, readableDice, roll } from './dice-shapes.ts';
import { diceSheet } from './dice-sheet.ts';
import {
  AUTOMATIC_DICE,
  DICE_RISK,
  DICE_STEPS,
  diceGameAt,
  diceGameOf,
  dryRolls,
  equipTableWith,
  isDiceGame,
  knownStep,
  settleDice,
  VIRTUAL_DICE,
} from './dice-steps.ts';
import { DICE_VIEW_SHAPES } from './dice-view-shapes.ts';
import { FRESH_PLAY, goesOn, knownLeft } from './evolve-dice.ts';
import { housePriceRows } from './house-price-rows.ts';
import { makeDiceGame, readChosenPrices } from './make-game.ts';
import { trendsOf } from './road.ts';
import {
  callNoRoll,
  knownReversed,
  ownUnread,
  recomputeKnown,
  returnRest,
  unreadForAll,
  unreadView,
} from './settle-known.ts';
import { showSame } from './show-same.ts';
import { SIMULATED_DICE } from './simulated-dice.ts';

/** What screens show of dice; at a table that plays something else there is nothing to be shown of them. */
const DICE_VIEWS: OwnViews = {
  round: ({ round, rules }) => ({
    tumbles: round?.play.tumbles ?? null,
    tumblesLeast: rules?.procedure.tumblesLeast ?? null,
    total: isRoll(round?.result) ? sumOf(round.result) : null,
  }),
  ended: (outcome) => ({ total: isRoll(outcome) ? sumOf(outcome) : null }),
  // A table without a game yet has roads that are empty.
  public: (state) => ({ trends: isElsewhere(state) ? null : trendsOf(state.results) }),
  display: ({ round }) => ({ unread: round && unreadForAll(round) }),
  own: ({ round, rules }, terminal) => ({
    unread: round?.play.known && rules ? ownUnread(round, terminal, rules) : null,
  }),
  ownRound: () => ({}),
  dealer: ({ round }) => ({
    unread: round && unreadView(round),
    readings: round && {
      dealer: round.play.readings.dealer,
      hasDeviceRead: round.play.readings.device !== null,
      isReaderAside: round.play.isReaderAside,
    },
  }),
  pit: ({ round }) => ({
    unread: round && unreadView(round),
    readings: round?.play.readings ?? null,
  }),
  auditor: () => ({}),
  audited: ({ play }) => ({ readings: play.readings }),
  shapes: DICE_VIEW_SHAPES,
};

function isElsewhere({ rules }: TableState): boolean {
  return rules !== null && !isDiceGame(rules.game);
}

/** When a bet wins on dice, and what it then pays. */
function dicePrices(text: string, game: DiceGame): readonly PricedBet[] {
  const wager = game.wagerOf.get(text);
  if (!wager) return [];
  const condition = winCondition(wager.bet, game.readings).en;
  const prices = wager.prices.map(({ odds, printed, dice, because }) => ({
    when: dice === null ? condition : `${DICE_WORDS[dice]} the number`,
    odds: fractionText(odds),
    printed,
    because,
  }));
  return [{ bet: text, name: betName(wager.bet).en, prices, commission: null }];
}

const DICE_WORDS = {
  1: 'one die shows',
  2: 'two dice show',
  3: 'all three dice show',
} as const;

/** What a table does that plays with three dice. */
export const threeDiceTable: TableMechanic<DiceEntry> = {
  ...threeDice,
  outcome: {
    shape: roll,
    readable: readableDice,
    isSame: showSame,
    words: (dice) => dice.join('-'),
    shows: (dice) => `the dice show ${dice.join('-')}`,
    stated: {
      showed: 'Say what the dice showed.',
      settles: 'Say by which dice the round is settled.',
      contradicts: 'Bets that are settled already would have another result by these dice.',
    },
  },
  devices: [
    {
      means: 'A tumbler has read its dice.',
      says: { dice: roll, flat: flag },
      command: 'RegisterResult',
      simulatedBy: 'tumbler',
    },
    { means: 'A tumbler has tumbled, so many times.', says: { tumbles: count }, command: 'Tumble' },
  ],
  virtual: VIRTUAL_DICE,
  risk: DICE_RISK,

  gameFor: (config, entry) => makeDiceGame(config, entry),
  printed: ({ book, layout }) => diceGame(book, layout),
  sheetOf: (game) => diceSheet(diceGameOf(game)),
  housePrices: ({ book, layout }) => housePriceRows(book, layout),
  houseTable: readChosenPrices,
  // The thirteen kinds that books share are counted apart; a bet of a book's own is its author's to count.
  isCounted: (bet) => parseBet(bet) !== null,
  smallest: ({ book, layout }) => ({
    unit: diceGame(book, layout).unit,
    boxes: 0,
    boxesMaximum: 0,
  }),
  areasOf: (game) => diceGameOf(game).wagers.map(({ text, bet }) => [text, bet.group]),
  opposed: { big: 'small', small: 'big', odd: 'even', even: 'odd' },
  stakeRulesOf: (game) => diceGameOf(game).book,
  configProblem: () => null,
  boxesOf: () => 0,

  isBet: (text, rules) => betIn(diceGameAt(rules).book, text) !== null,
  layoutReasons: (rules) =>
    because(...ruleOf(rules.book, 'layout-governs'), diceGameAt(rules).layout.cite),
  betProblem: () => null,
  betReasons: () => [],
  withConsequences: (_, event) => [event],

  commands: { ...EQUIPMENT_COMMANDS, ...DICE_COMMANDS },
  deciders: DICE_DECIDERS,
  events: DICE_EVENTS,
  round: {
    fresh: FRESH_PLAY,
    shapes: {
      tumbles: nullable(ORDINAL),
      readings: fields({ dealer: nullable(roll), device: nullable(roll) }),
      readable: nullable(readableDice),
      isReaderAside: flag,
      known: optional(fields({ settled: settledShape, matter: nullable(text) })),
    },
    atClose: (_, play) => play,
    goesOn,
    betsReturned: knownLeft,
    kept: () => ({}),
    keptShapes: {},
  },
  settledEarly: ({ play }) => play.known?.settled ?? [],
  beforeVoid: (given, cause) => {
    const reasons = because(...cause, ...ruleOf(given.rules.book, 'void-returns-bets'));
    return knownReversed(given, reasons, false);
  },
  beforeRelease: () => [],

  equipment: DICE_EQUIPMENT,

  incidents: DICE_INCIDENTS,
  incidentProblem: diceIncidentProblem,
  contradictsRecord: contradictsToss,
  dispose: (action, given, reasons) =>
    action === 'no-roll' ? ok(callNoRoll(given, reasons)) : null,
  alsoHappened: () => [],
  deviceFailed: 'The electrical device failed.',
  interruption,
  undecided: {
    matterOf: ({ play }) => play.known?.matter ?? null,
    takesItsCourse: returnRest,
  },
  settleAgain: settleDice,

  isInTheOpen: false,
  layoutOf: (rules) => diceGameAt(rules).layout.id,
  winningAreas: (outcome, rules) =>
    diceGameAt(rules)
      .wagers.filter((wager) => verdictOn(wager, outcome).result === 'win')
      .map(({ text }) => text),
  liabilityOf: (bet, stake, rules) => {
    const prices = diceGameAt(rules).wagerOf.get(bet)?.prices ?? [];
    return prices.map(({ odds }) => scale(stake, odds)).reduce(larger, NOTHING);
  },
  views: DICE_VIEWS,

  pricedBets: (bets, game) => bets.flatMap((bet) => dicePrices(bet, diceGameOf(game))),
  betWords: (text, game) => {
    const bet = betIn(isDiceGame(game) ? game.book : {}, text);
    return bet && betName(bet).en;
  },
  lineWords: ({ bet, odds }, outcome, game) => {
    const dice = diceGameOf(game);
    if (!betIn(dice.book, bet)) return null;
    const line = { bet, odds: odds === null ? null : parseRational(odds) };
    return sentence(dice, line, outcome).en;
  },
  settlementIn: (event) => {
    if (event.type === 'KnownBetsSettled') {
      return { outcome: null, settled: event.settled, isPartial: true };
    }
    if (event.type !== 'ResultRegistered') return null;
    return { outcome: event.dice, settled: event.settled, isPartial: false };
  },
  settling: { settle: ['ResultRegistered', 'KnownBetsSettled'], correct: [] },
  leavesEscrow: (event) =>
    event.type === 'KnownBetsSettled' ? { withdrawn: [], settled: event.settled } : null,
  recompute: recomputeDice,

  steps: DICE_STEPS,
  phrases: DICE_PHRASES,
  dryRounds: dryRolls,
  knownStep,
  equipping: equipTableWith,
  seating: () => null,
  completed: ({ fields: said }) => said,
  simulated: SIMULATED_DICE,
  readings: DICE_READINGS,
  automatic: AUTOMATIC_DICE,
};

/** Every settlement by dice, and what was settled while one of them could not be read. */
function* recomputeDice(facts: readonly Recorded[], rules: TableRules): Generator<Comparison> {
  yield* recomputeByOutcome(facts, rules);
  let closed: readonly ClosedStakes[] = [];
  for (const { sequence, event } of facts) {
    if (event.type === 'BetsClosed') closed = event.stakes;
    if (event.type === 'BetsReturned') closed = withoutBets(closed, event.returned);
    if (event.type !== 'KnownBetsSettled') continue;
    yield recomputeKnown(`event ${sequence}`, event, closed, rules);
  }
}
