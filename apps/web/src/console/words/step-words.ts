import type { Dictionary } from '../../text/dictionary.ts';
import type { StepName } from '../model/dealer-view.ts';

interface StepText {
  /** In the list of steps. */
  readonly name: string;
  /** Above the task. */
  readonly title: string;
  readonly hint: string;
  /** On the button. */
  readonly action: string;
}

type StepWords = Readonly<Record<StepName, StepText>>;

const en: StepWords = {
  'open-bets': {
    name: 'Place your bets',
    title: 'Open the betting',
    hint: 'Call for bets. Every terminal at the table unlocks.',
    action: 'Place your bets',
  },
  'close-bets': {
    name: 'No more bets',
    title: 'Bets are open',
    hint: 'Call it once. From then on no bet is placed, changed or taken back.',
    action: 'No more bets',
  },
  tumble: {
    name: 'Tumble',
    title: 'Tumble the dice',
    hint: 'Count every tumble.',
    action: 'Tumble',
  },
  uncover: {
    name: 'Uncover',
    title: 'Uncover the dice',
    hint: 'Lift the cover so that everybody sees the dice.',
    action: 'Dice uncovered',
  },
  'register-result': {
    name: 'Enter the dice',
    title: 'Enter the dice',
    hint: 'Read the uppermost faces.',
    action: 'Confirm',
  },
  'collect-losers': {
    name: 'Collect losing bets',
    title: 'Collect the losing bets',
    hint: 'Areas that are not lit have lost. Take their chips first.',
    action: 'Losing bets collected',
  },
  'pay-winners': {
    name: 'Pay winning bets',
    title: 'Pay the winning bets',
    hint: 'Pay what stands beside each terminal.',
    action: 'Winning bets paid',
  },
  'clear-lights': {
    name: 'Clear the lights',
    title: 'Clear the lights',
    hint: 'Everything is paid. Turn the layout dark for the next round.',
    action: 'Lights cleared',
  },
  deal: {
    name: 'Deal',
    title: 'Deal the cards',
    hint: 'Four cards to every box with an initial bet, and four to the dealer.',
    action: 'Deal',
  },
  'set-dealer-hand': {
    name: "Set the dealer's hand",
    title: "Set the dealer's hand",
    hint: 'When every box is put down, turn the four cards and set them by the House Way.',
    action: 'Set by the House Way',
  },
  'settle-initial': {
    name: 'Compare the hands',
    title: 'Compare the hands',
    hint: 'Box by box: collect, pay, and take the commission.',
    action: 'Initial bets settled',
  },
  'settle-bonus': {
    name: 'Settle the bonus bets',
    title: 'Settle the bonus bets',
    hint: 'Pay the bonus bets by the pattern of the four cards.',
    action: 'Bonus bets settled',
  },
};

const zhHans: StepWords = {
  'open-bets': {
    name: '请下注',
    title: '开始下注',
    hint: '宣布下注开始。本桌所有终端随即解锁。',
    action: '请下注',
  },
  'close-bets': {
    name: '停止下注',
    title: '正在下注',
    hint: '宣布一次。此后不得下注、更改或取回。',
    action: '停止下注',
  },
  tumble: { name: '摇骰', title: '摇骰', hint: '每摇一次按一下。', action: '摇一次' },
  uncover: {
    name: '开盅',
    title: '开盅',
    hint: '揭开骰盅，让所有人看到骰子。',
    action: '已开盅',
  },
  'register-result': {
    name: '输入骰子点数',
    title: '输入骰子点数',
    hint: '读取朝上的一面。',
    action: '确认',
  },
  'collect-losers': {
    name: '收取输注',
    title: '收取输注',
    hint: '未亮灯的区域为输。请先收取这些筹码。',
    action: '输注已收',
  },
  'pay-winners': {
    name: '赔付赢注',
    title: '赔付赢注',
    hint: '按各终端旁所示金额赔付。',
    action: '赢注已赔',
  },
  'clear-lights': {
    name: '熄灯',
    title: '熄灭台面灯',
    hint: '全部赔付完毕。熄灭台面灯，准备下一局。',
    action: '灯已熄灭',
  },
  deal: {
    name: '发牌',
    title: '发牌',
    hint: '每个有主注的格位四张，庄家四张。',
    action: '发牌',
  },
  'set-dealer-hand': {
    name: '庄家摆牌',
    title: '庄家摆牌',
    hint: '所有格位放下后，翻开四张牌，按庄家摆法摆牌。',
    action: '按庄家摆法摆牌',
  },
  'settle-initial': {
    name: '比牌',
    title: '比牌',
    hint: '逐格收取、赔付并抽取佣金。',
    action: '主注已结算',
  },
  'settle-bonus': {
    name: '结算红利投注',
    title: '结算红利投注',
    hint: '按四张牌的牌型赔付红利投注。',
    action: '红利投注已结算',
  },
};

export const stepWords: Dictionary<StepWords> = { en, 'zh-Hans': zhHans };
