import './even-money-bar.css';
import { lazy, Suspense } from 'react';
import { stakeOn } from '../../../terminal/betting/bet-commands.ts';
import { BettingFelt } from '../../../terminal/felt/betting-felt.tsx';
import { FeltViewport } from '../../../terminal/felt/felt-viewport.tsx';
import { takesBets } from '../../../terminal/phase/terminal-phase.ts';
import type { PlayerView, ShownRound } from '../../../terminal/player-view.ts';
import { useTable, useTerminal } from '../../../terminal/terminal-context.ts';
import { usePhase } from '../../../terminal/use-phase.ts';
import { amountText } from '../../../text/amount.ts';
import { inLanguage } from '../../../text/dictionary.ts';
import { useLanguage } from '../../../text/language.ts';
import { betsOf } from '../../../ui/board/game-sheet.ts';
import type { TerminalParts } from '../../screen-mechanic.ts';
import { diceName } from '../dice/dice-name.ts';
import { EVEN_BETS, EVEN_MONEY } from '../even-money.ts';
import { DICE_PRINT } from '../felt/dice-print.tsx';
import { HAN } from '../felt/face-words.ts';
import { SideTag } from '../roads/side-badge.tsx';
import { diceWords } from './dice-words.ts';
import { DRAWN_DICE } from './drawn-dice.ts';
import { resultSides } from './result-sides.ts';
import { SideColumn } from './side-column.tsx';

// All roads at once are a sheet of their own: a bet needs none of them.
const Trends = lazy(async () => ({ default: (await import('./trends-panel.tsx')).TrendsPanel }));

// A die that nobody can read is rare, and is told in many words.
const UnreadNotice = lazy(async () => ({
  default: (await import('./unread-notice.tsx')).UnreadNotice,
}));

/** The Player Terminal of a dice game. */
export const terminalParts: TerminalParts = {
  Table: ({ phase, view }) => (
    <FeltViewport foremost={EVEN_BETS} Bar={EvenMoneyBar}>
      <BettingFelt phase={phase} view={view} print={DICE_PRINT} />
    </FeltViewport>
  ),
  Side: SideColumn,
  BannerResult,
  Notice: ({ view }) =>
    view.unread && (
      <Suspense>
        <UnreadNotice view={view} />
      </Suspense>
    ),
  Trends,
  drawn: DRAWN_DICE,
  outcomes: 216,
  foremost: EVEN_MONEY,
  words: {
    en: {
      covered: 'Dice covered. Please wait',
      decides: 'The dice on the table decide. Lights and lists only show what they showed.',
      differential: (amount) => `Big and Small, and Odd and Even, may lie at most ${amount} apart.`,
      noResult: 'A die was not read. Bets it would have decided came back',
      shows: (result) => diceWords.en.show(result.join('-'), diceName(result).total),
      correction: (round, was, is) =>
        `Round ${round} was corrected: the dice showed ${is}, not ${was}.`,
    },
    'zh-Hans': {
      covered: '骰子已盖，请稍候',
      decides: '一切以台面骰子为准；灯光与路单仅显示结果。',
      differential: (amount) => `大与小、单与双的投注差额上限为 ${amount}。`,
      noResult: '有骰子未能读取，取决于它的投注已退还',
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

/**
 * The even-money bets once more, side by side: on a phone held upright the layout has them further apart than the
 * window is wide. A tap places the chosen chip, as on the felt.
 */
function EvenMoneyBar() {
  const { sheet, bets, client } = useTerminal();
  const language = useLanguage();
  const isOff = !takesBets(usePhase());
  // Asked so that the bar is drawn again when a stake changes; registered and pending count alike.
  useTable((state) => state.view);
  useTable((state) => state.pending);
  return (
    <div className="even-bar">
      {EVEN_BETS.flatMap((bet) => {
        const name = betsOf(sheet).find((each) => each.bet === bet)?.name;
        if (!name) return [];
        const stake = stakeOn(bet, client);
        return (
          <button
            key={bet}
            type="button"
            data-quick={bet}
            disabled={isOff}
            onClick={() => bets.place(bet)}
          >
            <i className="han" lang="zh-Hans" aria-hidden="true">
              {HAN[bet]}
            </i>
            <span>{inLanguage(name, language)}</span>
            {stake > 0 && <b>{amountText(stake)}</b>}
          </button>
        );
      })}
    </div>
  );
}
