import type { Dictionary } from '../../text/dictionary.ts';
import type { Consequence, IncidentText, OwnWords } from '../own-words.ts';

function text(name: string, meaning: string): IncidentText {
  return { name, meaning };
}

function to(short: string, full: string): Consequence {
  return { short, full };
}

const en: OwnWords = {
  commands: {
    TakeBox: 'Take a box',
    LeaveBox: 'Leave a box',
    Deal: 'Deal',
    LookAtCards: 'Look at cards',
    ArrangeHand: 'Arrange a hand',
    RequestHouseWay: 'Ask for the House Way',
    EndArranging: 'End arranging',
    SetDealerHand: "Set the dealer's hand",
    SettleInitial: 'Settle initial bets',
    SettleBonus: 'Settle bonus bets',
    AnswerWithdrawal: 'Answer a withdrawal',
    CorrectCards: 'Correct the cards',
  },
  requests: { CorrectCards: 'Correct the cards of a round' },
  incidents: {
    'foreign-card': text('A card that does not belong', 'The deck holds a wrong or extra card.'),
    'foreign-card-after-settlement': text(
      'Wrong card found afterwards',
      'It was noticed when the round had been settled.',
    ),
    'dealer-cards-exposed-unseen': text(
      "Dealer's cards exposed, nobody has looked",
      'No player had looked at their own cards yet.',
    ),
    'dealer-cards-exposed-seen': text(
      "Dealer's cards exposed, somebody has looked",
      'A player had already looked at their own cards.',
    ),
    'player-cards-exposed-unseen': text(
      "A player's cards exposed, nobody has looked",
      'No player had looked at their own cards yet.',
    ),
    'player-cards-exposed-seen': text(
      "A player's cards exposed, somebody has looked",
      'A player had already looked at their own cards.',
    ),
    'single-card-exposed': text('One card exposed', 'A single card was seen by accident.'),
    'player-exposes-own-cards': text(
      'A player shows their cards',
      'Somebody turned over their own hand.',
    ),
    'misdeal-unseen': text(
      'Misdeal, nobody has looked',
      'Cards went wrong, and nobody saw theirs.',
    ),
    'misdeal-seen': text('Misdeal, somebody has looked', 'Cards went wrong after somebody looked.'),
    'dealer-hand-misset': text(
      "Dealer's hand set wrongly",
      'It was not arranged as the House Way asks.',
    ),
  },
  consequences: {
    'offer-withdrawal': to(
      'Offer withdrawal',
      'The players with bets on that hand may take them back before play goes on.',
    ),
    redeal: to('Deal again', 'The cards are taken back and dealt again. Bets stay.'),
    'set-by-house-way': to(
      'House Way',
      'The hand is set by the House Way and settled like any other.',
    ),
    'reset-dealer-hand': to('Set again', "The dealer's hand is set again, by the House Way."),
  },
};

const zhHans: OwnWords = {
  commands: {
    TakeBox: '占用牌位',
    LeaveBox: '离开牌位',
    Deal: '发牌',
    LookAtCards: '看牌',
    ArrangeHand: '摆牌',
    RequestHouseWay: '要求庄家摆法',
    EndArranging: '结束摆牌',
    SetDealerHand: '庄家摆牌',
    SettleInitial: '结算主注',
    SettleBonus: '结算红利注',
    AnswerWithdrawal: '答复撤回',
    CorrectCards: '更正牌面',
  },
  requests: { CorrectCards: '更正一局的牌' },
  incidents: {
    'foreign-card': text('出现异牌', '牌组中有错牌或多余的牌。'),
    'foreign-card-after-settlement': text('事后发现异牌', '本局结算后才发现。'),
    'dealer-cards-exposed-unseen': text('庄家牌暴露，无人看牌', '尚无玩家看过自己的牌。'),
    'dealer-cards-exposed-seen': text('庄家牌暴露，已有人看牌', '已有玩家看过自己的牌。'),
    'player-cards-exposed-unseen': text('玩家牌暴露，无人看牌', '尚无玩家看过自己的牌。'),
    'player-cards-exposed-seen': text('玩家牌暴露，已有人看牌', '已有玩家看过自己的牌。'),
    'single-card-exposed': text('单张牌暴露', '有一张牌意外被看到。'),
    'player-exposes-own-cards': text('玩家亮牌', '有玩家翻开自己的牌。'),
    'misdeal-unseen': text('发错牌，无人看牌', '发牌有误，尚无人看牌。'),
    'misdeal-seen': text('发错牌，已有人看牌', '有人看牌之后发现发牌有误。'),
    'dealer-hand-misset': text('庄家摆牌错误', '未按庄家摆法摆牌。'),
  },
  consequences: {
    'offer-withdrawal': to('可撤回', '在该手牌有投注的玩家可先撤回投注，再继续进行。'),
    redeal: to('重新发牌', '收回并重新发牌，投注保留。'),
    'set-by-house-way': to('按庄家摆法', '该手牌按庄家摆法摆牌，照常结算。'),
    'reset-dealer-hand': to('重新摆牌', '庄家的牌按庄家摆法重新摆放。'),
  },
};

/** What staff read of cards and boxes. */
export const staffWords: Dictionary<OwnWords> = { en, 'zh-Hans': zhHans };
