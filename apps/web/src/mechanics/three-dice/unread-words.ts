import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'A die can never be read',
  readable: (dice: string) => `Read so far: ${dice}`,
  hint: 'Bets that no face of it could change are settled once the pit agrees. The rest is decided by the shift manager, or returned.',
  ask: 'Settle what is certain',
  matter: {
    name: 'A die can never be read',
    hint: 'What is certain is settled. The rest waits: it goes back, or the shift manager has it settled by stated dice (Decide, in the pit).',
    goesOn: 'Return the rest',
  },
  pit: {
    open: 'The dealer may ask to settle what no face of it could change, or enters the dice after all.',
    waits: 'What is certain is settled. The rest waits for a decision.',
  },
  player: {
    told: (dice: string) => `A die cannot be read (${dice}).`,
    settled: (amount: string) => `What it cannot change is settled: ${amount} returned.`,
    waits: (count: number, amount: string) =>
      `${count === 1 ? '1 bet' : `${count} bets`} with ${amount} wait for the shift manager.`,
    nothingWaits: 'No bet of yours waits.',
    over: 'A die was not read. Bets it would have decided came back',
  },
};

const zhHans: typeof en = {
  title: '有一颗骰子永远无法读取',
  readable: (dice) => `已读取：${dice}`,
  hint: '不论其点数如何结果都相同的投注，经区域主管同意即予结算。其余由值班经理裁定，未另行裁定者退还。',
  ask: '结算可确定的投注',
  matter: {
    name: '有一颗骰子永远无法读取',
    hint: '可确定的已结算。其余待裁定：退还，或由值班经理在区域屏“裁定”中按所列骰面结算。',
    goesOn: '退还其余投注',
  },
  pit: {
    open: '庄荷可请求结算不受其影响的投注，或仍输入骰子点数。',
    waits: '可确定的已结算，其余待裁定。',
  },
  player: {
    told: (dice) => `有骰子无法读取（${dice}）。`,
    settled: (amount) => `不受其影响的投注已结算：退回 ${amount}。`,
    waits: (count, amount) => `${count} 注共 ${amount} 待值班经理裁定。`,
    nothingWaits: '您没有待裁定的投注。',
    over: '有骰子未能读取，取决于它的投注已退还',
  },
};

/** What is said wherever a die stays unread for ever: at the console, in the pit and at a terminal. */
export const unreadWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** `6 · 6 · ?` */
export function readableText(readable: readonly (number | null)[]): string {
  return readable.map((face) => face ?? '?').join(' · ');
}
