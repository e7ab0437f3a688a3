import type { PitView } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import type { PitParts } from '../screen-mechanic.ts';
import { Die } from './dice/die.tsx';
import { unreadWords } from './unread-words.ts';

/** Every roll can be counted, so the pit needs nothing else; squares print dice or a total. */
export const pitParts: PitParts = {
  Middle: null,
  TileFigure: null,
  RoundNow: UnreadNow,
  areaLabel: (bet) => {
    const [kind = '', of] = bet.split(':');
    if (of === undefined) return null;
    if (kind === 'triple') return of.repeat(3);
    return kind === 'double' ? of.repeat(2) : of;
  },
  chineseTests: {
    names: {
      totals: '点数和',
      'the 216 rolls': '216 种结果',
      'faces of all dice': '全部骰子的点数',
      'totals from roll to roll': '逐次点数和',
      'runs of low and high totals': '大小连串',
      'gaps between triples': '围骰间隔',
    },
    patterns: [
      [/^faces of die (\d)$/, '骰 $1 的点数'],
      [/^die (\d) from roll to roll$/, '骰 $1 逐次'],
      [/^dice (\d) and (\d) together$/, '骰 $1 与骰 $2 合看'],
    ],
  },
};

/** The dice as far as they could be read, and what the pit has to expect. */
function UnreadNow({ view: { unread } }: { readonly view: PitView }) {
  const words = useWords(unreadWords);
  if (!unread) return null;
  const isSettled = unread.matter !== null;
  return (
    <div className="pit-unread" data-unread={isSettled ? 'referred' : 'open'}>
      <p>
        {unread.readable.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die has no other identity than its place
          <span key={index}>{face === null ? '?' : <Die face={face} size={28} />}</span>
        ))}
        <b>{words.title}</b>
      </p>
      <p className="note">{isSettled ? words.pit.waits : words.pit.open}</p>
    </div>
  );
}
