import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  empty: 'The dome is empty',
  covered: 'The dice lie covered',
  tumbling: 'The dice tumble',
};

const zhHans: typeof en = { empty: '骰盅为空', covered: '骰子已盖上', tumbling: '正在摇骰' };

/** What lies under the glass, for whoever cannot see it. */
export const domeWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
