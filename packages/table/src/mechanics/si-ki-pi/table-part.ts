import { assert, err, NOTHING, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import type { GameEntry } from '@baize/rulebooks';
import { houseWay, type SiKiPiGame, siKiPiGame } from '@baize/si-ki-pi';
import type { TableConfig } from '../../configuration/table-config.ts';
import type { ConfigFault, LimitRules, TableRules } from '../../configuration/table-rules.ts';
import { unitFault } from '../../configuration/unit-fault.ts';
import type { TableMechanic } from '../../mechanic.ts';
import type { Draft } from '../../scenario/draft.ts';
import type { TableState } from '../../state.ts';
import { bettorsAtClose } from './bettors-at-close.ts';
import { bonusFault } from './bonus-fault.ts';
import { bonusReasons } from './bonus-reasons.ts';
import { areaOf, BOX_BETS, parseArea } from './box-bet.ts';
import { cardGameAt, cardGameOf } from './card-game.ts';
import { cardOutcomeEstablished } from './card-outcome.ts';
import { dealerCards } from './dealer-cards.ts';
import { displayCards } from './display-cards.ts';
import { handIn } from './hand-text.ts';
import { cardIncidentFault, contradictsRecord } from './incident-fault.ts';
import { noteExposure } from './note-exposure.ts';
import { playerCards } from './player-cards.ts';
import { boxPrices } from './priced-bets.ts';
import { withReturnedBonuses } from './return-bonuses.ts';

/** What a table does that plays Si Ki Pi. */
export const SI_KI_PI: TableMechanic = {
  id: 'si-ki-pi',

  gameFor: makeCardGame,
  areasOf: (_, { boxes }) =>
    Array.from({ length: boxes }, (_, index) =>
      BOX_BETS.map((bet) => [areaOf(index + 1, bet), bet === 'initial' ? bet : 'bonus'] as const),
    ).flat(),
  opposed: {},
  stakeRulesOf,
  configFault: (rules) => boxesFault(rules) ?? sourceFault(rules),
  boxesOf: ({ boxes }) => boxes,

  isBet: (text) => parseArea(text) !== null,
  layoutReasons: (rules) => ruleOf(cardGameAt(rules).book, 'layout-governs', 'bets-offered'),
  betFault: bonusFault,
  betReasons: bonusReasons,
  withConsequences: withReturnedBonuses,
  bettorsAtClose,

  incidentFault: cardIncidentFault,
  contradictsRecord: (incident, round) => contradictsRecord(incident, round?.cards ?? null),
  alsoHappened: noteExposure,
  interruption: ({ rules }, round) => ({
    readable: null,
    ...cardOutcomeEstablished(round, cardGameAt(rules)),
    because: null,
  }),
  settleAgain: () => null,

  layoutOf: () => null,
  winningAreas: () => [],
  liabilityOf: () => NOTHING,
  exposure: () => null,
  trends: () => null,
  playerCards,
  dealerCards,
  displayCards,

  pricedBets: (bets, game) => boxPrices(bets, cardGameOf(game)),
  lineWords: () => null,

  knownStep: dealerByHouseWay,
};

function makeCardGame(
  { houseTable, readings, unit }: TableConfig,
  { book, layout }: GameEntry,
): Result<SiKiPiGame, ConfigFault> {
  assert(layout === null, 'A book of Si Ki Pi has no layouts.');
  if (houseTable !== null) {
    return err({ field: 'houseTable', message: 'This game has no house tables.' });
  }
  const smallest = siKiPiGame(book, { readings });
  return unitFault(unit, smallest.unit, ruleOf(book, 'stake-unit')) ?? ok({ ...smallest, unit });
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

function boxesFault(rules: TableRules): ConfigFault | null {
  const { boxes } = rules.config;
  const { maximum } = cardGameAt(rules).book.table.boxes;
  if (Number.isInteger(boxes) && boxes >= 1 && boxes <= maximum) return null;
  return { field: 'boxes', message: `One deck serves 1 to ${maximum} boxes.` };
}

/** Cards that lie face down have been read once, and nobody can read them again to agree. */
function sourceFault({ config }: TableRules): ConfigFault | null {
  if (config.resultSource !== 'dealer-and-device') return null;
  return { field: 'resultSource', message: 'Cards come from one source: dealer, device, virtual.' };
}

/** The dealer's cards as the House Way has them, when it is the moment to set them. */
function dealerByHouseWay({ rules, round }: TableState): Draft | null {
  if (!rules || !round?.cards) return null;
  const { low, high } = houseWay(handIn(round.cards.dealer), cardGameAt(rules));
  return { type: 'SetDealerHand', fields: { low: low.join(' '), high: high.join(' ') } };
}
