import { err, NOTHING, ok, type Result } from '@baize/exact';
import { type Because, type Incident, ruleOf } from '@baize/game';
import {
  type Case,
  type ConfigProblem,
  type Draft,
  type DryRound,
  holdingOn,
  type IncidentDetails,
  itemsOf,
  type LimitRules,
  type ScenarioSteps,
  type TableConfig,
  type TableEvent,
  type TableMechanic,
  type TableRules,
  type TableState,
  unitProblem,
} from '@baize/table/kit';
import { siKiPiBetName } from '../bet.ts';
import { DECK } from '../cards/card.ts';
import { type SiKiPiGame, siKiPiGame } from '../game.ts';
import { houseWay } from '../house-way/house-way-setting.ts';
import { type SiKiPiEntry, siKiPi } from '../mechanic.ts';
import { AUTOMATIC_CARDS, VIRTUAL_CARDS } from './automatic-cards.ts';
import { bonusProblem, bonusReasons, withReturnedBonuses } from './boxes/bonus-bets.ts';
import { areaOf, BOX_BETS, parseArea } from './boxes/box-bet.ts';
import { playLeft, returnedWithBet } from './boxes/box-stakes.ts';
import { boxPrices } from './boxes/priced-bets.ts';
import { NO_BOXES, type RoundBoxes } from './boxes/round-boxes.ts';
import { boxLeft } from './boxes/seats.ts';
import { CARD_COMMANDS, deck } from './card-commands.ts';
import { CARD_EVENTS } from './card-events.ts';
import { cardGameAt, cardGameOf } from './card-game.ts';
import { CARD_INCIDENTS } from './card-incident-times.ts';
import { cardOutcomeEstablished } from './card-outcome.ts';
import { CARD_PHRASES } from './card-phrases.ts';
import { CARD_SETTLEMENTS } from './card-settlements.ts';
import { CARD_SHAPES, cards } from './card-shapes.ts';
import { cardSheet } from './card-sheet.ts';
import { recomputeCards } from './correction/recompute-cards.ts';
import { reverseInitialBets } from './correction/reverse-initial.ts';
import { CARD_DECIDERS } from './decide-cards.ts';
import { disposeOfCards } from './dispose-cards.ts';
import { CARDS_IN_TEXT } from './hands/written-cards.ts';
import { cardIncidentProblem, contradictsRecord } from './incident-problem.ts';
import { SIMULATED_CARDS } from './simulated-cards.ts';
import { CARD_VIEWS } from './views/card-views.ts';

/** What a table does that plays Si Ki Pi. */
export const siKiPiTable: TableMechanic<SiKiPiEntry> = {
  ...siKiPi,
  // Every box has a result of its own.
  outcome: null,
  noOutcome: 'This game has no dice.',
  devices: [
    {
      means: 'A card reader has read the order of the deck.',
      says: { deck },
      command: 'Deal',
      simulatedBy: 'shoe',
    },
  ],
  virtual: VIRTUAL_CARDS,

  gameFor: makeCardGame,
  printed: ({ book }) => siKiPiGame(book),
  sheetOf: (game) => cardSheet(cardGameOf(game)),
  // Hands are counted apart, all 270,725 of them.
  isCounted: () => true,
  smallest: ({ book }) => ({
    unit: siKiPiGame(book).unit,
    boxes: book.table.boxes.default,
    boxesMaximum: book.table.boxes.maximum,
  }),
  areasOf: (_, { boxes }) =>
    Array.from({ length: boxes }, (_, index) =>
      BOX_BETS.map((bet) => [areaOf(index + 1, bet), bet === 'initial' ? bet : 'bonus'] as const),
    ).flat(),
  opposed: {},
  stakeRulesOf,
  configProblem: (rules) => boxesProblem(rules) ?? sourceProblem(rules),
  boxesOf: ({ boxes }) => boxes,

  isBet: (text) => parseArea(text) !== null,
  layoutReasons: (rules) => ruleOf(cardGameAt(rules).book, 'layout-governs', 'bets-offered'),
  betProblem: bonusProblem,
  betReasons: bonusReasons,
  withConsequences: withReturnedBonuses,

  commands: CARD_COMMANDS,
  deciders: CARD_DECIDERS,
  events: CARD_EVENTS,
  round: {
    fresh: { cards: null, boxes: NO_BOXES },
    shapes: CARD_SHAPES,
    atClose: (state, play) => ({
      ...play,
      boxes: { ...play.boxes, bettors: bettorsAtClose(state) },
    }),
    stoodStill: (play, milliseconds) => {
      const { cards } = play;
      if (cards?.arrangeBy === undefined) return play;
      return { ...play, cards: { ...cards, arrangeBy: cards.arrangeBy + milliseconds } };
    },
    betsReturned: playLeft,
    goesOn: (play) => play,
    kept: (play) => ({ cards: play.cards }),
    keptShapes: { cards },
    codecs: { cards: CARDS_IN_TEXT },
  },
  settledEarly: ({ play }) => play.cards?.initialSettled ?? [],
  beforeVoid: reverseInitialBets,
  beforeRelease: (state, terminal) => {
    const left = boxLeft(state, terminal);
    return left ? [left] : [];
  },

  incidents: CARD_INCIDENTS,
  incidentProblem: cardIncidentProblem,
  contradictsRecord: (incident, round) => contradictsRecord(incident, round?.play.cards ?? null),
  dispose: disposeOfCards,
  alsoHappened: noteExposure,
  deviceFailed: 'The equipment failed.',
  interruption: ({ rules }, round) => ({
    readable: null,
    ...cardOutcomeEstablished(round, cardGameAt(rules)),
    because: null,
  }),
  returnedWith: returnedWithBet,
  settleAgain: () => null,

  // Everybody sees which boxes have a bet.
  isInTheOpen: true,
  layoutOf: () => null,
  winningAreas: () => [],
  liabilityOf: () => NOTHING,
  views: CARD_VIEWS,

  pricedBets: (bets, game) => boxPrices(bets, cardGameOf(game)),
  betWords: (text) => {
    const area = parseArea(text);
    return area && `${siKiPiBetName(area.bet).en} of box ${area.box}`;
  },
  lineWords: () => null,
  ...CARD_SETTLEMENTS,
  recompute: (facts, rules) => recomputeCards(facts, rules, cardGameAt(rules)),

  steps: cardSteps(),
  phrases: CARD_PHRASES,
  dryRounds: dryDeals,
  knownStep: (state, { step }) => (step === 'set-dealer-hand' ? dealerByHouseWay(state) : null),
  equipping: () => [],
  seating: (terminal, box) => ({ type: 'TakeBox', fields: { terminal, box } }),
  completed: ({ type, fields }) =>
    type === 'Deal' && Array.isArray(fields.deck)
      ? { ...fields, deck: wholeDeck(fields.deck) }
      : fields,
  simulated: SIMULATED_CARDS,
  automatic: AUTOMATIC_CARDS,
};

/** What a scenario says of cards in a word. */
function cardSteps(): ScenarioSteps {
  return {
    /** The dealer closes bets and deals these cards. */
    deal: {
      hint: 'Say the cards: "As Kd Th 9c | 9s 9h Kd Qc".',
      read: (said) => (typeof said === 'string' ? said.trim().split(/\s+/) : null),
      moves: (deck) => [{ reach: 'closed' }, { order: () => ({ type: 'Deal', fields: { deck } }) }],
    },
    /** The dealer ends the arranging, sets by the House Way and settles. */
    showdown: {
      hint: 'It is said alone: "showdown".',
      read: (said) => (said === null ? true : null),
      moves: () => [{ order: () => ({ type: 'EndArranging', fields: {} }) }, { reach: 'idle' }],
    },
  };
}

/** The cards named, in that order, with the rest of the deck behind them; a bar parts hands. */
function wholeDeck(named: readonly unknown[]): readonly unknown[] {
  const held = named.filter((card) => card !== '|');
  return [...held, ...DECK.filter((card) => !held.includes(card))];
}

function makeCardGame(
  { houseTable, readings, unit }: TableConfig,
  { book }: SiKiPiEntry,
): Result<SiKiPiGame, ConfigProblem> {
  if (houseTable !== null) {
    return err({ field: 'houseTable', message: 'This game has no house tables.' });
  }
  const smallest = siKiPiGame(book, { readings });
  return unitProblem(unit, smallest.unit, ruleOf(book, 'stake-unit')) ?? ok({ ...smallest, unit });
}

function stakeRulesOf(game: TableRules['game']): LimitRules {
  const { book } = cardGameOf(game);
  const none = 'not-applicable';
  return {
    id: book.id,
    rules: {
      ...book.rules,
      differential: none,
      'excess-rejected': none,
      'below-minimum-advised': none,
      'below-minimum-stands': none,
      'pro-rata': none,
      'pro-rata-floors-stand': none,
      'pro-rata-spares-small-stakes': none,
    },
  };
}

function boxesProblem(rules: TableRules): ConfigProblem | null {
  const { boxes } = rules.config;
  const { maximum } = cardGameAt(rules).book.table.boxes;
  if (Number.isInteger(boxes) && boxes >= 1 && boxes <= maximum) return null;
  return { field: 'boxes', message: `One deck serves 1 to ${maximum} boxes.` };
}

/** Cards that lie face down have been read once, and nobody can read them again to agree. */
function sourceProblem({ config }: TableRules): ConfigProblem | null {
  if (config.resultSource !== 'dealer-and-device') return null;
  return { field: 'resultSource', message: 'Cards come from one source: dealer, device, virtual.' };
}

/** The dealer's cards as the House Way has them, when it is the moment to set them. */
function dealerByHouseWay({ rules, round }: TableState): Draft | null {
  if (!rules || !round?.play.cards) return null;
  const { low, high } = houseWay(round.play.cards.dealer, cardGameAt(rules));
  return { type: 'SetDealerHand', fields: { low: low.join(' '), high: high.join(' ') } };
}

/** A pair for both, and nothing for either. */
const DRY_DEALS = ['Ah Ad Kh Qh | Js Jd 3c 4h', '9h Kh 8d Qc | As Qd 3c 2h'];

/** One box, set as the house would set it. */
function dryDeals(bets: readonly string[]): readonly DryRound[] {
  return DRY_DEALS.map((deal) => ({
    title: `a dry round on ${deal}`,
    decides: 'settle-initial',
    seats: { A: 1 },
    bets: bets.map((bet) => `1/${bet}`),
    when: [{ deal }, { A: 'house way box 1' }, 'showdown'],
  }));
}

/** Whoever turns their own cards over has seen them, which later irregularities ask about. */
function noteExposure(
  incident: Incident,
  { state }: Case,
  because: Because,
  { box }: IncidentDetails,
): readonly TableEvent[] {
  if (incident !== 'player-exposes-own-cards' || box === undefined) return [];
  const hand = state.round?.play.cards?.hands.find((each) => each.box === box);
  return hand && !hand.isSeen ? [{ type: 'CardsSeen', box, because }] : [];
}

/** Stakes lose their order when they freeze, and of equal bettors the earlier may have to decide. */
function bettorsAtClose({ rules, terminals }: TableState): RoundBoxes['bettors'] {
  const initials = (rules?.areas ?? []).flatMap((text, area) => {
    const parsed = parseArea(text);
    return parsed?.bet === 'initial' ? [{ area, box: parsed.box }] : [];
  });
  return [...itemsOf(terminals)]
    .flatMap(({ id, holdings }) =>
      initials.flatMap(({ area, box }) => {
        const holding = holdingOn(holdings, area);
        return holding ? [{ box, terminal: id, since: holding.since }] : [];
      }),
    )
    .toSorted((a, b) => a.since - b.since)
    .map(({ box, terminal }) => ({ box, terminal }));
}
