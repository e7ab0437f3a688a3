import type { Dictionary } from '../../../text/dictionary.ts';

/** What a bead or a badge says; the server decides which. */
export type Side = 'big' | 'small' | 'odd' | 'even' | 'triple';

const en = {
  letter: { big: 'B', small: 'S', odd: 'O', even: 'E', triple: 'T' },
  word: { big: 'BIG', small: 'SMALL', odd: 'ODD', even: 'EVEN', triple: 'TRIPLE' },
};

const zhHans: typeof en = {
  letter: { big: '大', small: '小', odd: '单', even: '双', triple: '围' },
  word: { big: '大', small: '小', odd: '单', even: '双', triple: '围骰' },
};

export const sideWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
