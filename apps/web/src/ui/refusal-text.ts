import type { Refusal } from '@baize/protocol/client';
import { moneyText } from '../text/amount.ts';
import type { Language } from '../text/language.ts';

/** A refusal in one sentence: as the table said it, or in Chinese what its code stands for. */
export function refusalText({ code, message, amount }: Refusal, language: Language): string {
  // The table counts in minor units; people do not.
  if (code === 'sale-too-large' && amount !== undefined) {
    const money = moneyText(amount);
    return language === 'en' ? `At most ${money} is sold at once.` : `单次最多售出 ${money}。`;
  }
  if (code === 'hand-pay-needed' && amount !== undefined) {
    const money = moneyText(amount);
    return language === 'en'
      ? `More than ${money} is paid by hand; please wait for an attendant.`
      : `超过 ${money} 须人工支付，请等候服务员。`;
  }
  if (language !== 'en') return CHINESE_REFUSALS[code];
  // The table names the command it was given and the floor itself; a person only wants to know who may do it.
  const needs =
    code === 'not-authorised'
      ? /^[A-Z][A-Za-z]+ needs (.+?)(?: or system)?\.$/.exec(message)
      : null;
  return needs ? `This needs a ${needs[1]?.replaceAll('-', ' ')}.` : message;
}

/** What every refusal stands for; the audit trail says it too. */
export const CHINESE_REFUSALS: Readonly<Record<Refusal['code'], string>> = {
  'malformed-command': '缺少内容，或格式不正确。',
  'not-authorised': '您的职位不能执行此操作。',
  'not-your-terminal': '终端不能代其他终端操作。',
  'table-not-configured': '此桌尚未配置。',
  'table-not-open': '此桌已关闭。',
  'table-suspended': '此桌停用，须先排除故障。',
  'table-paused': '此桌已暂停。',
  'matter-undecided': '有事项等待值班经理裁定。',
  'not-in-this-game': '此游戏没有这一项。',
  'round-over': '此指令所属的局已结束。',
  'round-in-progress': '只能在两局之间进行。',
  'no-round': '没有进行中的局。',
  'wrong-phase': '现在还不是进行此步骤的时候。',
  'bets-closed': '已停止下注。',
  'betting-time-not-over': '下注时间未满。',
  'no-shaker': '须先安装摇骰器。',
  'shaker-fitted': '须先拆下现有的摇骰器。',
  'inspection-missing': '设备尚未检查。',
  'inspection-failed': '检查未通过。',
  'dice-too-old': '骰子已到更换时间、经报告损坏，或桌上没有骰子。',
  'unknown-terminal': '此终端不在本桌。',
  'terminal-at-another-table': '此终端仍在另一桌。',
  'terminal-already-seated': '此终端已在本桌。',
  'terminal-locked': '此终端已锁定，等待主管处理。',
  'terminal-has-bets': '此终端在本局有投注。',
  'unknown-bet': '没有这种投注。',
  'bet-not-on-layout': '此台面没有这种投注。',
  'unknown-round': '本桌没有保留该局。',
  'round-not-settled': '该局已作废，没有结果。',
  'unknown-request': '没有这项申请。',
  'same-person': '提出申请的人不能批准，须由第二人同意。',
  'request-expired': '申请已过期。',
  'request-not-expired': '申请仍可答复。',
  'unknown-matter': '没有这项待裁定事项。',
  'cannot-occur': '此游戏不会发生这种情况。',
  'contradicts-record': '与本桌记录不符。',
  'missing-detail': '还缺少必要的内容。',
  'supervisor-required': '须有主管亲自登入确认在场，方可结算。',
  'dice-not-flat': '每粒骰子都须平放。',
  'readings-disagree': '荷官与摇骰器的读数不一致。',
  'result-unchanged': '该局正是按此结果结算的。',
  'configuration-invalid': '此配置无法开局。',
  'unknown-instrument': '没有这张投注票。',
  'instrument-not-payable': '此投注票不能兑付。',
  'instrument-in-doubt': '此票存疑，须由人员处理。',
  'wrong-digits': '号码不符。',
  'instrument-number-used': '此投注票号码已被使用。',
  'instrument-unconfirmed': '上一张票尚未确认已取走。',
  'hand-pay-needed': '此金额须人工支付。',
  'own-limit-holds': '您自设的限额在本次到访期间不能放宽。',
  'unknown-box': '没有这个格位。',
  'no-hand-in-box': '该格位没有牌。',
  'box-taken': '该格位已有人。',
  'not-your-box': '该格位由他人决定。',
  'withdrawal-unanswered': '仍有玩家可以撤回投注。',
  'hand-already-set': '牌已放定。',
  'hands-not-set': '还有格位未放下牌。',
  'cards-invalid': '牌不正确。',
  'bonus-without-initial': '红利投注须先有主注。',
  'no-withdrawal-offered': '没有可以撤回的情形。',
  'nothing-to-undo': '没有可以撤销的操作。',
  'nothing-staked': '此处没有投注。',
  'nothing-to-repeat': '没有可以重复的投注。',
  'not-a-multiple-of-the-unit': '投注须为投注单位的倍数。',
  'below-minimum': '低于最低投注额。',
  'above-maximum': '超过最高投注额。',
  'above-differential': '超过差额上限。',
  'own-limit-reached': '已达到您为本次到访自设的限额。',
  'not-enough-credit': '余额不足。',
  'sale-too-large': '超过单次售出上限。',
  'credit-too-large': '余额超过终端上限。',
};
