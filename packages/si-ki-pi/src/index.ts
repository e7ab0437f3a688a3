export {
  type Arrangement,
  arrangementsOf,
  isSameSetting,
  SPLITS,
  type Split,
  splitHand,
} from './arrangement.ts';
export {
  parseSiKiPiBet,
  SI_KI_PI_BETS,
  type SiKiPiBet,
  siKiPiBetName,
} from './bet.ts';
export { type BonusRow, bestBonusRow, bonusHandsIn } from './bonus.ts';
export { type BoxDecision, type BoxPresence, boxDecision } from './box-decision.ts';
export { type Card, DECK, parseCard, rankOf, SUITS, type Suit } from './card.ts';
export {
  type BoxResult,
  type Comparison,
  compareSettings,
  type Half,
  type HalfResult,
} from './compare.ts';
export { type Deal, deal } from './deal.ts';
export { callCards, describeTwo } from './description.ts';
export { DECK_DRAWING } from './draw-deck.ts';
export { type SiKiPiGame, type SiKiPiGameOptions, siKiPiGame } from './game.ts';
export { cardsText, type Hand, handOf, ranksOf, type TwoCards } from './hand.ts';
export {
  type HouseWayChoice,
  type HouseWayReadings,
  houseWayOf,
} from './house-way.ts';
export { type HouseWayPatterns, houseWayPatterns } from './house-way-patterns.ts';
export { type HouseWaySetting, houseWay } from './house-way-setting.ts';
export { type SiKiPiEntry, siKiPi } from './mechanic.ts';
export { type ArrangementError, parseArrangement } from './parse-arrangement.ts';
export { type CardsError, parseCards, parseHand } from './parse-hand.ts';
export { pointsOf, RANKS, type Rank, rankName } from './rank.ts';
export { ALL_RANK_PATTERNS, patternIndex, type RankPattern } from './rank-pattern.ts';
export { type Combination, combinationOf, handRank, pointTotal } from './ranking.ts';
export type { HouseWayKey, SiKiPiRuleKey } from './rule-keys.ts';
export type { SiKiPiRulebook, SiKiPiRulebook as Rulebook, SiKiPiRules } from './rulebook.ts';
export { siKiPiSentence } from './sentence.ts';
export { boxSetting, type DealerSetting, dealerSetting, type Setting } from './setting.ts';
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
