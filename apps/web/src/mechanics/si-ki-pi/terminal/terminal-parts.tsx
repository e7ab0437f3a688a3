import type { ReactNode } from 'react';
import { useServerTime } from '../../../session/use-client.ts';
import type { TerminalPhase } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView } from '../../../terminal/player-view.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useTerminalWords } from '../../../terminal/words/words.ts';
import { useWords } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import type { TerminalParts } from '../../screen-mechanic.ts';
import { CardSide } from './card-side.tsx';
import { type CardStage, cardStage, comparedBox } from './card-stage.ts';
import { CardTable } from './card-table.tsx';
import { netText } from './figure-words.ts';
import { useDesk } from './hands/desk.ts';
import { cardRest } from './rest.ts';
import { type TableWords, tableWords } from './table-words.ts';
import { arrangingLeft } from './time-bar.tsx';

cardRest.from(() => import('./rest-parts.ts'));

/** The Player Terminal of Si Ki Pi. */
export const terminalParts: TerminalParts = {
  Table: CardTable,
  Side: CardSide,
  Banner: CardBanner,
  BannerResult: () => null,
  Trends: null,
  outcomes: null,
  foremost: { kinds: ['initial'], name: { en: 'Initial', 'zh-Hans': '主注' } },
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

interface CardBannerProps {
  readonly phase: TerminalPhase;
  readonly view: PlayerView;
  readonly children: ReactNode;
}

/** What a card table is doing, where it is more than bets being open or closed. */
function CardBanner({ phase, view, children }: CardBannerProps) {
  const words = useWords(tableWords);
  const { secondsLeft } = useTerminalWords();
  const isEnglish = useLanguage() === 'en';
  const chosen = useDesk((desk) => desk.box);
  const { client } = useTerminal();
  const now = useServerTime(client, 250);
  const stage = cardStage(view, chosen);
  const left = stage.is === 'arrange' ? arrangingLeft(view.cards?.arranging ?? null, now) : null;
  const text = bannerText(phase, stage, view, words);
  if (text === null) return children;
  const han = isEnglish ? bannerText(phase, stage, view, tableWords['zh-Hans']) : null;
  const net = stage.is === 'result' && stage.shown.own ? netOf(stage.shown.own) : null;
  return (
    <div
      className="phase"
      data-phase={stage.is === 'result' ? 'result' : 'arrange'}
      role="status"
      aria-live="polite"
    >
      {left && <Countdown {...left} left={left.part} label={secondsLeft(left.seconds)} />}
      <span className="phase-text">{text}</span>
      {han && (
        <span className="phase-han" lang="zh-Hans">
          {han}
        </span>
      )}
      {net !== null && net > 0 && <span className="phase-more">{netText(net)}</span>}
    </div>
  );
}

function netOf({ returned, staked }: { readonly returned: number; readonly staked: number }) {
  return returned - staked;
}

/** Null leaves the banner to what every table says. */
function bannerText(
  phase: TerminalPhase,
  stage: CardStage,
  view: PlayerView,
  words: TableWords,
): string | null {
  if (phase.is !== 'no-more-bets' && phase.is !== 'result') return null;
  switch (stage.is) {
    case 'arrange':
      return stage.box.own ? words.banner.arrange : words.banner.dealt;
    case 'wait':
    case 'offer':
    case 'turned':
      return words.banner[stage.is];
    case 'result': {
      const box = view.cards && comparedBox(stage.shown, view.cards);
      return box?.compared ? words.verdict[box.compared.result](box.box) : null;
    }
    default:
      return null;
  }
}
