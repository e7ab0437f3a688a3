import type { DisplayView } from '@baize/protocol/client';
import type { DisplayParts } from '../../screen-mechanic.ts';
import { EVEN_MONEY } from '../even-money.ts';
import { diceOnDisplay } from './displayed-dice.ts';
import { ResultHero } from './result-hero.tsx';
import { Roads } from './roads.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** The board over a dice table: the dice, how often each side came, and three roads. */
export const displayParts: DisplayParts = {
  Board: DiceBoard,
  foremost: EVEN_MONEY,
  notes: {
    informsOnly: {
      en: 'For information only. The dice on the table prevail.',
      zh: '仅供参考，以桌上骰子为准。',
    },
    howToRead: { en: 'Dashed line: expected count', zh: '虚线：期望次数' },
  },
};

function DiceBoard({ view, now }: { readonly view: DisplayView; readonly now: number }) {
  if (!view.trends) return null;
  return (
    <>
      <ResultHero view={view} now={now} />
      <StatisticsCard statistics={view.trends.statistics} total={totalOnShow(view)} />
      <Roads trends={view.trends} now={now} />
    </>
  );
}

function totalOnShow(view: DisplayView): number | null {
  const { dome } = diceOnDisplay(view);
  return dome.is === 'showing' ? dome.dice[0] + dome.dice[1] + dome.dice[2] : null;
}
