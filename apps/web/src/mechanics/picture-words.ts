import type { Dictionary } from '../text/dictionary.ts';

const en = { lastResults: 'Last results', noResults: 'No results yet' };

const zhHans: typeof en = { lastResults: '近期结果', noResults: '暂无结果' };

/** What the card of a table says beside its last results, whatever they are. */
export const lobbyPictureWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
