import { lazy } from 'react';
import { BettingFelt } from '../../../terminal/felt/betting-felt.tsx';
import { FeltViewport } from '../../../terminal/felt/felt-viewport.tsx';
import type { PlayerView, ShownRound } from '../../../terminal/player-view.ts';
import type { TerminalParts } from '../../screen-mechanic.ts';
import { diceName } from '../dice/dice-name.ts';
import { EVEN_BETS, EVEN_MONEY } from '../even-money.ts';
import { DICE_PRINT } from '../felt/dice-print.tsx';
import { SideTag } from '../roads/side-badge.tsx';
import { diceWords } from './dice-words.ts';
import { EvenMoneyBar } from './even-money-bar.tsx';
import { resultSides } from './result-sides.ts';
import { SideColumn } from './side-column.tsx';

// All roads at once are a sheet of their own: a bet needs none of them.
const Check = lazy(async () => ({ default: (await import('./check-panel.tsx')).CheckPanel }));
const Trends = lazy(async () => ({ default: (await import('./trends-panel.tsx')).TrendsPanel }));

/** The Player Terminal of a dice game. */
export const terminalParts: TerminalParts = {
  Table: ({ phase, view }) => (
    <FeltViewport foremost={EVEN_BETS} Bar={EvenMoneyBar}>
      <BettingFelt phase={phase} view={view} print={DICE_PRINT} />
    </FeltViewport>
  ),
  Side: SideColumn,
  BannerResult,
  Trends,
  Check,
  outcomes: 216,
  foremost: EVEN_MONEY,
  words: {
    en: {
      covered: 'Dice covered. Please wait',
      decides: 'The dice on the table decide. Lights and lists only show what they showed.',
      differential: (amount) => `Big and Small, and Odd and Even, may lie at most ${amount} apart.`,
      shows: (result) => diceWords.en.show(result.join('-'), diceName(result).total),
      correction: (round, was, is) =>
        `Round ${round} was corrected: the dice showed ${is}, not ${was}.`,
    },
    'zh-Hans': {
      covered: '骰子已盖，请稍候',
      decides: '一切以台面骰子为准；灯光与路单仅显示结果。',
      differential: (amount) => `大与小、单与双的投注差额上限为 ${amount}。`,
      shows: (result) => diceWords['zh-Hans'].show(result.join('-'), diceName(result).total),
      correction: (round, was, is) => `局号 ${round} 已更正：骰子为 ${is}，而非 ${was}。`,
    },
  },
};

interface BannerResultProps {
  readonly view: PlayerView;
  readonly shown: ShownRound;
}

function BannerResult({ view, shown }: BannerResultProps) {
  const { size, parity } = resultSides(view, shown.id);
  return (
    <>
      <span className="phase-text">{shown.result && diceName(shown.result).total}</span>
      {size && <SideTag side={size} />}
      {parity && parity !== 'triple' && <SideTag side={parity} />}
    </>
  );
}
