export {
  parseSiKiPiBet,
  SI_KI_PI_BETS,
  type SiKiPiBet,
  siKiPiBetName,
} from './bet.ts';
export { type BonusRow, bestBonusRow, bonusHandsIn } from './bonus.ts';
export { type BoxDecision, type BoxPresence, boxDecision } from './box-decision.ts';
export {
  type Arrangement,
  arrangementsOf,
  isSameSetting,
  SPLITS,
  type Split,
  splitHand,
} from './cards/arrangement.ts';
export { type Card, DECK, parseCard, rankOf, SUITS, type Suit } from './cards/card.ts';
export {
  type BoxResult,
  type Comparison,
  compareSettings,
  type Half,
  type HalfResult,
} from './cards/compare.ts';
export { type Deal, deal } from './cards/deal.ts';
export { DECK_DRAWING } from './cards/draw-deck.ts';
export { cardsText, type Hand, handOf, ranksOf, type TwoCards, twoCardsOf } from './cards/hand.ts';
export { type ArrangementError, parseArrangement } from './cards/parse-arrangement.ts';
export { type CardsError, parseCards, parseHand } from './cards/parse-hand.ts';
export { pointsOf, RANKS, type Rank, rankName } from './cards/rank.ts';
export { ALL_RANK_PATTERNS, patternIndex, type RankPattern } from './cards/rank-pattern.ts';
export { type Combination, combinationOf, handRank, pointTotal } from './cards/ranking.ts';
export { boxSetting, type DealerSetting, dealerSetting, type Setting } from './cards/setting.ts';
export { callCards, describeTwo } from './description.ts';
export { type SiKiPiGame, type SiKiPiGameOptions, siKiPiGame } from './game.ts';
export {
  type HouseWayChoice,
  type HouseWayReadings,
  houseWayOf,
} from './house-way/house-way.ts';
export { type HouseWayPatterns, houseWayPatterns } from './house-way/house-way-patterns.ts';
export { type HouseWaySetting, houseWay } from './house-way/house-way-setting.ts';
export { type SiKiPiEntry, siKiPi } from './mechanic.ts';
export type { HouseWayKey, SiKiPiRuleKey } from './rule-keys.ts';
export type { SiKiPiRulebook, SiKiPiRulebook as Rulebook, SiKiPiRules } from './rulebook.ts';
export { siKiPiSentence } from './sentence.ts';
export {
  type BoxPlayed,
  type BoxSettlement,
  type SiKiPiRound,
  type SiKiPiSettlement,
  settleBox,
  settleSiKiPi,
} from './settle.ts';
export type { BoxStake, LineOutcome, SiKiPiLine } from './settle-line.ts';
export type { BonusHand, SiKiPiTable } from './table.ts';
export {
  type OwnedStake,
  type Withdrawal,
  withdrawFromExposedHand,
} from './withdrawal.ts';
