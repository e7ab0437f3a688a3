import { type Err, fractionText, larger, NOTHING, ok, parseRational, scale } from '@baize/exact';
import { type Because, because, type Incident, type ProcedureStep, ruleOf } from '@baize/game';
import {
  type Case,
  dispositionAt,
  fields,
  flag,
  floorRule,
  type IncidentDetails,
  type Interruption,
  layoutsIn,
  nullable,
  ORDINAL,
  type PricedBet,
  type Refusal,
  type Round,
  recomputeByOutcome,
  refuse,
  standingOf,
  stepAt,
  type TableMechanic,
  type TableRules,
  type TableState,
} from '@baize/table/kit';
import { type DiceEntry, threeDice } from '../mechanic.ts';
import { betName, winCondition } from '../names.ts';
import { betIn, parseBet } from '../notation.ts';
import { outcomeEstablished, type ReadableDice } from '../outcome-established.ts';
import type { Roll } from '../roll.ts';
import { sentence } from '../sentence.ts';
import { type DiceGame, diceGame, verdictOn } from '../settle.ts';
import { DICE_DECIDERS } from './decide-dice.ts';
import { DICE_COMMANDS, EQUIPMENT_COMMANDS } from './dice-commands.ts';
import { DICE_EVENTS } from './dice-events.ts';
import { diceGameAt, diceGameOf, isDiceGame, settleDice } from './dice-game.ts';
import { isReadable, readableDice, roll } from './dice-shapes.ts';
import { diceSheet } from './dice-sheet.ts';
import {
  AUTOMATIC_DICE,
  DICE_RISK,
  DICE_STEPS,
  dryRolls,
  equipping,
  knownStep,
  VIRTUAL_DICE,
} from './dice-steps.ts';
import { DICE_VIEWS } from './dice-views.ts';
import { FRESH_PLAY, goesOn } from './evolve-dice.ts';
import { makeDiceGame } from './make-game.ts';
import { showSame } from './show-same.ts';
import { SIMULATED_DICE } from './simulated-dice.ts';

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
  },
  virtual: VIRTUAL_DICE,
  risk: DICE_RISK,

  gameFor: (config, entry) => makeDiceGame(config, entry),
  printed: ({ book, layout }) => diceGame(book, layout),
  sheetOf: (game) => diceSheet(diceGameOf(game)),
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
  configFault: () => null,
  boxesOf: () => 0,

  isBet: (text, rules) => betIn(diceGameAt(rules).book, text) !== null,
  layoutReasons: (rules) =>
    because(...ruleOf(rules.book, 'layout-governs'), diceGameAt(rules).layout.cite),
  betFault: () => null,
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
    },
    atClose: (_, play) => play,
    goesOn,
    kept: () => ({}),
    keptShapes: {},
  },
  settledEarly: () => [],
  beforeVoid: () => [],
  beforeRelease: () => [],

  incidents: {},
  incidentFault: diceIncidentFault,
  contradictsRecord: contradictsCount,
  dispose: (action, _, reasons) =>
    action === 'no-roll' ? ok([{ type: 'NoRollCalled', because: reasons }]) : null,
  alsoHappened: () => [],
  deviceFailed: 'The electrical device failed.',
  interruption,
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
  settlementIn: (event) =>
    event.type === 'ResultRegistered'
      ? { outcome: event.dice, settled: event.settled, isPartial: false }
      : null,
  leavesEscrow: () => null,
  recompute: recomputeByOutcome,

  steps: DICE_STEPS,
  dryRounds: dryRolls,
  knownStep,
  equipping,
  seating: () => null,
  completed: ({ fields: said }) => said,
  simulated: SIMULATED_DICE,
  automatic: AUTOMATIC_DICE,
};

const UNREADABLE: ReadableDice = [null, null, null];

/** Covered dice cannot be read; dice on record can, whatever is broken and whatever is said later. */
function interruption(
  { state, rules }: Case,
  round: Round,
  { readable: reported }: IncidentDetails,
): Interruption {
  const game = diceGameAt(rules);
  const seen = lieOpen(state, rules) && isReadable(reported) ? reported : null;
  const readable = diceOnRecord(round) ?? moreOf(round.play.readable, seen) ?? UNREADABLE;
  const { established, decided } = establishedAt(rules, readable);
  const keys = ['outcome-established', 'outcome-not-established'] as const;
  const [key, other] = established ? keys : keys.toReversed();
  return {
    readable,
    established,
    decided,
    because: ruleOf(game.book, key ?? keys[0]),
    otherwise: ruleOf(game.book, other ?? keys[1]),
  };
}

/** What is established on the layout of some terminal is established, and each bet is named once. */
function establishedAt(rules: TableRules, readable: ReadableDice) {
  const parts = layoutsIn(rules).map((each) => outcomeEstablished(diceGameAt(each), readable));
  const decided = new Map(parts.flatMap((part) => part.decided.map((each) => [each.bet, each])));
  return { established: decided.size > 0, decided: [...decided.values()] };
}

/** Why an incident with dice cannot have happened as it was reported, or what was left out. */
function diceIncidentFault(given: Case<'ReportIncident'>): Err<Refusal> | null {
  const { command, state, rules } = given;
  const { round } = state;
  if (!round) return null;
  if (contradictsCount(command.incident, round)) {
    const message = `The count on record is ${round.play.tumbles}; only a decision can set it aside.`;
    return refuse('contradicts-record', message, countReasons(state, rules), { field: 'incident' });
  }
  const disposition = dispositionAt(command.incident, rules, standingOf(state));
  return disposition?.action === 'conclude-if-established' ? readableFault(given, round) : null;
}

/** The clause that asks for the count, with the shaker that is on the table. */
function countReasons({ equipment }: TableState, rules: TableRules): Because {
  const steps: readonly ProcedureStep[] = rules.procedure.steps;
  const tumble = steps.find(
    ({ step, shaker }) => step === 'tumble' && (shaker ?? equipment.shaker) === equipment.shaker,
  );
  return tumble ? because(...tumble.because) : ruleOf(diceGameAt(rules).book, 'valid-tumble');
}

/** What lies open is said, or that nothing can be read of it; nothing is assumed, nor taken back. */
function readableFault(
  { command, state, rules, envelope }: Case<'ReportIncident'>,
  round: Round,
): Err<Refusal> | null {
  if (diceOnRecord(round) || !lieOpen(state, rules)) return null;
  const said = isReadable(command.readable) ? command.readable : undefined;
  if (said === undefined) {
    const isAsked = round.play.readable === null && envelope.by.kind !== 'system';
    if (!isAsked || rules.config.resultSource === 'virtual') return null;
    const message = 'The dice lie open: say which can be read, or that none can.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'readable' });
  }
  if (round.play.readable === null || moreOf(round.play.readable, said)) return null;
  const message = 'When the round was interrupted before, the dice were read otherwise.';
  const reasons = ruleOf(diceGameAt(rules).book, 'outcome-established');
  return refuse('contradicts-record', message, reasons, { field: 'readable' });
}

/**
 * Whether an incident says that the dice were tossed less often than the record has it. While they have
 * lain covered since before the bets nobody gains by saying so; once they can be seen, somebody might.
 */
function contradictsCount(incident: Incident, round: Round | null): boolean {
  if (incident !== 'tumbled-fewer-than-three' || round === null) return false;
  const isSeen = round.phase === 'tumbled' || round.phase === 'uncovered';
  return isSeen && (round.play.tumbles ?? 0) >= 3;
}

/** Dice that have been entered or read by a device. */
function diceOnRecord({ result, play }: Round): Roll | null {
  return result ?? play.readings.device ?? play.readings.dealer;
}

/** Whether tossed dice lie there for everybody to see. */
function lieOpen(state: TableState, rules: TableRules): boolean {
  const phase = state.round?.phase;
  const isTossed = phase === 'tumbled' || phase === 'uncovered';
  return isTossed && stepAt('uncover', state, rules) === undefined;
}

/** Of two readings of the same dice the one that knows more; null if they cannot be the same dice. */
function moreOf(one: ReadableDice | null, other: ReadableDice | null): ReadableDice | null {
  if (one === null || other === null) return one ?? other;
  if (holds(other, one)) return other;
  return holds(one, other) ? one : null;
}

/** Whether every die one reading knows is among those the other knows. */
function holds(whole: ReadableDice, part: ReadableDice): boolean {
  const left: (number | null)[] = [...whole];
  return part.every((die) => {
    if (die === null) return true;
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
