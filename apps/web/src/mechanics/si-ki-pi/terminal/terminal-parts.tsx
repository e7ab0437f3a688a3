import type { TerminalParts } from '../../screen-mechanic.ts';
import { CardBanner } from './card-banner.tsx';
import { CardSide } from './card-side.tsx';
import { CardTable } from './card-table.tsx';
import { tableWords } from './table-words.ts';

/** The Player Terminal of Si Ki Pi. */
export const terminalParts: TerminalParts = {
  Table: CardTable,
  Side: CardSide,
  Banner: CardBanner,
  BannerResult: () => null,
  Trends: null,
  outcomes: null,
  foremost: { kinds: ['initial'], name: { en: 'Initial', zh: '主注' } },
  switches: ['twoColours'],
  words: {
    en: {
      covered: '',
      decides: 'The cards on the table decide. Screens only show what they showed.',
      differential: () => '',
      shows: () => '',
      correction: (round) => `Round ${round} was corrected: other cards lay on the table.`,
      refusals: tableWords.en.tips,
    },
    'zh-Hans': {
      covered: '',
      decides: '一切以台面牌为准；屏幕仅显示结果。',
      differential: () => '',
      shows: () => '',
      correction: (round) => `局号 ${round} 已更正：台面为其他牌。`,
      refusals: tableWords['zh-Hans'].tips,
    },
  },
};
