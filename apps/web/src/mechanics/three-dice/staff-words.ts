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
    RecordInspection: 'Record an inspection',
    BeginShift: 'Begin a shift',
    RecordShiftInspection: 'Inspect for the shift',
    ChangeDice: 'Change the dice',
    FitShaker: 'Fit the shaker',
    RemoveShaker: 'Remove the shaker',
    Tumble: 'Tumble',
    Uncover: 'Uncover the dice',
    RegisterResult: 'Register the result',
    SetReaderAside: 'Set the reader aside',
    CollectLosers: 'Collect losing bets',
    PayWinners: 'Pay winning bets',
    ClearLights: 'Clear the lights',
    SettleKnownBets: 'Settle the bets that are known',
  },
  requests: {
    SetReaderAside: 'Set the reader of the dice aside',
    SettleKnownBets: 'A die stays unread: settle what it cannot change',
  },
  pieces: {
    tumbler: 'Tumbler',
    shaker: 'Shaker',
    cover: 'Cover',
    reader: 'Reader of the dice',
  },
  due: {
    dice: 'Another set of dice',
    'shift-inspection': 'Test of the shaker, as the shift begins',
  },
  acts: {
    seal: { do: 'Dice are sealed in the shaker', done: 'Sealed' },
    cover: { do: 'The shaker is covered', done: 'Covered' },
    announce: { do: 'Each die is announced', done: 'Announced' },
    'keep-uncovered': { do: 'The shaker stays uncovered', done: 'Stays uncovered' },
  },
  otherResult: {
    effect: 'Settle by other dice',
    means: 'The round is settled by the dice stated here, and the difference is posted.',
    missing: 'State the dice.',
    decided: 'Decided: settled by other dice',
    is: 'Dice',
  },
  incidents: {
    'tumbled-fewer-than-three': text('Too few tumbles', 'The dice were not tumbled often enough.'),
    'die-not-flat': text('A die does not lie flat', 'It leans, or lies on another die.'),
    'tumbler-before-close': text('Tumbled too soon', 'The tumbler ran before bets were closed.'),
    'dice-exposed-before-close': text(
      'Dice seen too soon',
      'Somebody could see the dice before bets were closed.',
    ),
    'dice-damaged': text('Dice damaged', 'A die is chipped, marked or otherwise not true.'),
    'dome-broken': text(
      'Dome or cover broken',
      'The dice are no longer enclosed as they should be.',
    ),
    'shaker-failed': text('Tumbler or shaker failed', 'It stopped, or does not work as it should.'),
    'lights-wrong': text('Wrong lights', 'The lit areas are not those the dice say.'),
    'display-wrong': text('Wrong display', 'A screen shows something other than the dice.'),
    'wrong-result-registered': text(
      'Wrong result confirmed',
      'A round was settled by dice that lay otherwise.',
    ),
  },
  consequences: {
    'no-roll': {
      ...to('No roll', 'The toss does not count. Bets stay where they are; shake again.'),
      confirm: 'Call no roll',
    },
    'settle-by-dice': to('Dice prevail', 'The dice decide. Go on and settle by what they show.'),
    'settle-by-dice-then-suspend': to(
      'Dice prevail, then stop',
      'Settle this round by the dice with a supervisor present. Then the table stops until the device is mended.',
    ),
    'resettle-by-dice': to(
      'Correction',
      'A correction is requested. When a second person agrees, that round is settled again by the dice; later rounds stand.',
    ),
    'conclude-if-established': to(
      'Conclude or void',
      'If the dice that can be read already decide a bet, the round is concluded. If they decide none, it is void and all bets go back.',
    ),
  },
};

const zhHans: OwnWords = {
  commands: {
    RecordInspection: '记录检查',
    BeginShift: '开班',
    RecordShiftInspection: '班次检查',
    ChangeDice: '换骰',
    FitShaker: '装上摇骰器',
    RemoveShaker: '拆下摇骰器',
    Tumble: '摇骰',
    Uncover: '揭盅',
    RegisterResult: '登记结果',
    SetReaderAside: '停用读骰装置',
    CollectLosers: '收取输注',
    PayWinners: '赔付赢注',
    ClearLights: '熄灯',
    SettleKnownBets: '结算可知的投注',
  },
  requests: {
    SetReaderAside: '停用读骰装置',
    SettleKnownBets: '有骰子无法读取：结算不受其影响的投注',
  },
  pieces: { tumbler: '摇骰机', shaker: '摇盅', cover: '盖', reader: '骰面读取器' },
  due: { dice: '更换一副骰子', 'shift-inspection': '更次开始时测试摇盅' },
  acts: {
    seal: { do: '骰子已封入摇盅', done: '已封' },
    cover: { do: '摇盅已盖上', done: '已盖' },
    announce: { do: '已逐一报骰', done: '已报' },
    'keep-uncovered': { do: '摇盅保持揭开', done: '保持揭开' },
  },
  otherResult: {
    effect: '按另一骰面结算',
    means: '按此处所列骰面重新结算，差额入账。',
    missing: '请列明骰面。',
    decided: '裁定：按另一骰面结算',
    is: '骰子',
  },
  incidents: {
    'tumbled-fewer-than-three': text('摇骰次数不足', '骰子摇动的次数不够。'),
    'die-not-flat': text('骰子未平放', '有骰子倾斜或叠在另一粒上。'),
    'tumbler-before-close': text('过早摇骰', '停止下注之前摇骰器已启动。'),
    'dice-exposed-before-close': text('骰子过早暴露', '停止下注之前有人可以看到骰子。'),
    'dice-damaged': text('骰子损坏', '有骰子缺角、有记号或不规则。'),
    'dome-broken': text('骰盅损坏', '骰子不再被妥善罩住。'),
    'shaker-failed': text('摇骰器故障', '摇骰器停止或运作不正常。'),
    'lights-wrong': text('亮灯错误', '亮灯区域与骰子不符。'),
    'display-wrong': text('显示错误', '屏幕所示与骰子不符。'),
    'wrong-result-registered': text('确认了错误结果', '某局按错误的骰子点数结算。'),
  },
  consequences: {
    'no-roll': {
      ...to('无效摇骰', '此次摇骰不算，投注保留，重新摇骰。'),
      confirm: '宣布无效摇骰',
    },
    'settle-by-dice': to('以骰子为准', '以骰子为准，继续按骰子点数结算。'),
    'settle-by-dice-then-suspend': to(
      '以骰子为准，然后停桌',
      '在主管见证下按骰子结算本局，其后停桌直至设备修复。',
    ),
    'resettle-by-dice': to(
      '更正',
      '提出更正申请。第二人同意后，该局按骰子重新结算；其后各局不变。',
    ),
    'conclude-if-established': to(
      '结算或作废',
      '若可读的骰子已能决定某项投注，本局照常完结；若不能决定任何一项，本局作废并退还投注。',
    ),
  },
};

/** What staff read of dice, tumblers and shakers. */
export const staffWords: Dictionary<OwnWords> = { en, 'zh-Hans': zhHans };
