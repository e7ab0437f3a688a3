import type { Translation } from '@baize/game';
import type { interpretations } from './interpretations.ts';

/** The same readings in Simplified Chinese, for screens that speak it. */
export const interpretationsZhHans = {
  'I-D6': '四数：开出三个不同点数，且全属所选四个点数，即赢。',
  'I-D7': '赔率表一行列出两个点数或多个组合时，各为独立的投注区。',
  'I-D8': '开围骰时，对子只派付一次，单骰只按三颗的赔率派付。',
  'I-D10':
    '图样所示投注区少于赔率表时，以赔率表为准：台面 C 设四数 4 3 2 1，台面 A 设全部六个对子。',
  'I-D11': '两个一带二、两个六带五，不设投注。',
  'I-D12': '赔率以“n 比 1”或“1 赔 n”显示，不论开出一颗或多颗，从不使用 “for” 的表述。',
  'I-D13': '投注须为投注单位的倍数，使每个赔率都能算尽；金额从不取整。',
  'I-P1':
    '只要有一项可投注的结果在一切仍可能的骰子组合下都相同，即视为结果已定；没有骰子可读时，则未定。',
  'I-P2': '控制台或摇骰器无法完成本局，即为本局中断；仅终端故障，即使全部故障，也不算中断。',
  'I-P3': '骰子损坏使当前一局作废；先前各局只在主管指明时才作废。',
  'I-P4': '按错误结果结算的一局，即使其后已开新局，亦按骰子重新结算。',
  'I-P5': '没有进行中的局时启动摇骰器，只作记录，没有效力。',
  'I-P9': '投注在“停止下注”时冻结，以服务器时间为准：其后不得下注、更改或取回。',
  'I-P11': '更正或事后作废而收回的金额绝不使余额变为负数；不足之数记为欠款并上报。',
} as const satisfies Translation<typeof interpretations>;
