import type { Incident } from '../../console/model/dealer-view.ts';
import type {
  IncidentParts,
  IncidentView,
  UndecidedWords,
} from '../../mechanics/screen-mechanic.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';

interface IncidentText {
  readonly name: string;
  readonly meaning: string;
}

type IncidentWords = Readonly<Record<Incident, IncidentText>>;

function text(name: string, meaning: string): IncidentText {
  return { name, meaning };
}

const en: IncidentWords = {
  'tumbled-fewer-than-three': text('Too few tumbles', 'The dice were not tumbled often enough.'),
  'die-not-flat': text('A die does not lie flat', 'It leans, or lies on another die.'),
  'tumbler-before-close': text('Tumbled too soon', 'The tumbler ran before bets were closed.'),
  'dice-exposed-before-close': text(
    'Dice seen too soon',
    'Somebody could see the dice before bets were closed.',
  ),
  'dice-damaged': text('Dice damaged', 'A die is chipped, marked or otherwise not true.'),
  'dome-broken': text('Dome or cover broken', 'The dice are no longer enclosed as they should be.'),
  'shaker-failed': text('Tumbler or shaker failed', 'It stopped, or does not work as it should.'),
  'electrical-device-failed': text(
    'Electrical device failed',
    'The result cannot be entered, or the device does not react.',
  ),
  'lights-wrong': text('Wrong lights', 'The lit areas are not those the dice say.'),
  'display-wrong': text('Wrong display', 'A screen shows something other than the dice.'),
  'wrong-result-registered': text(
    'Wrong result confirmed',
    'A round was settled by dice that lay otherwise.',
  ),
  'error-noticed-later': text(
    'Error noticed later',
    'A mistake came to light after later rounds were played.',
  ),
  'round-interrupted': text('Round cannot go on', 'Power, network or equipment stopped the round.'),
  'terminals-interrupted': text(
    'Terminals failed',
    'One or more terminals went dark in the round.',
  ),
  'excess-not-rejected': text(
    'Bet above the limit accepted',
    'Chips above the maximum or the differential lie on the layout.',
  ),
  'below-minimum-not-noticed': text(
    'Bet below the minimum accepted',
    'A stake smaller than allowed was only noticed now.',
  ),
  'player-walked-away': text('A player left', 'Somebody with bets in play is no longer here.'),
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
  'misdeal-unseen': text('Misdeal, nobody has looked', 'Cards went wrong, and nobody saw theirs.'),
  'misdeal-seen': text('Misdeal, somebody has looked', 'Cards went wrong after somebody looked.'),
  'dealer-hand-misset': text(
    "Dealer's hand set wrongly",
    'It was not arranged as the House Way asks.',
  ),
  'not-covered': text('Something else', 'Nothing in this list describes it.'),
};

const zhHans: IncidentWords = {
  'tumbled-fewer-than-three': text('摇骰次数不足', '骰子摇动的次数不够。'),
  'die-not-flat': text('骰子未平放', '有骰子倾斜或叠在另一粒上。'),
  'tumbler-before-close': text('过早摇骰', '停止下注之前摇骰器已启动。'),
  'dice-exposed-before-close': text('骰子过早暴露', '停止下注之前有人可以看到骰子。'),
  'dice-damaged': text('骰子损坏', '有骰子缺角、有记号或不规则。'),
  'dome-broken': text('骰盅损坏', '骰子不再被妥善罩住。'),
  'shaker-failed': text('摇骰器故障', '摇骰器停止或运作不正常。'),
  'electrical-device-failed': text('电子设备故障', '无法输入结果，或设备没有反应。'),
  'lights-wrong': text('亮灯错误', '亮灯区域与骰子不符。'),
  'display-wrong': text('显示错误', '屏幕所示与骰子不符。'),
  'wrong-result-registered': text('确认了错误结果', '某局按错误的骰子点数结算。'),
  'error-noticed-later': text('事后发现差错', '其后各局已进行，差错才被发现。'),
  'round-interrupted': text('本局无法继续', '电力、网络或设备中断了本局。'),
  'terminals-interrupted': text('终端中断', '本局中有终端失去连接。'),
  'excess-not-rejected': text('接受了超额投注', '台面上有超过上限或差额的筹码。'),
  'below-minimum-not-noticed': text('接受了低额投注', '低于下限的投注现在才被发现。'),
  'player-walked-away': text('玩家离开', '有投注的玩家已不在场。'),
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
  'not-covered': text('其他情况', '以上各项均不符合。'),
};

const incidentWords: Dictionary<IncidentWords> = { en, 'zh-Hans': zhHans };

/** An incident in words: those of its mechanic, those every floor knows, or its name. */
export function useIncidentText(parts: IncidentParts | null): (incident: string) => IncidentText {
  const language = useLanguage();
  const own = parts?.words[language] ?? {};
  const shared: Readonly<Record<string, IncidentText>> = useWords(incidentWords);
  return (incident) => own[incident] ?? shared[incident] ?? text(incident, '');
}

/** What a matter only the mechanic knows is called, and what a decision of it means; null for any other. */
export function useUndecided(
  parts: IncidentParts | null,
  view: IncidentView,
  matter: string,
): UndecidedWords | null {
  const language = useLanguage();
  return parts?.undecided?.(view, matter)?.[language] ?? null;
}
