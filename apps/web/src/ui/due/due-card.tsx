import './due-card.css';
import type { DealerView, PitView } from '@baize/protocol/client';
import type { ReactNode } from 'react';
import { useOwnWords } from '../../mechanics/use-own-words.ts';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { timeText } from '../../text/moment.ts';
import { Because } from '../clause-tag.tsx';

const en = {
  title: 'To be done',
  pill: (count: number) => (count === 1 ? '1 thing is due' : `${count} things are due`),
  what: {
    inspection: 'Inspection before the table opens',
    'shift-inspection': 'Test of the equipment, as the shift begins',
  } as Readonly<Record<string, string>>,
  now: 'No round begins before it is done.',
  until: (time: string, minutes: number) => `By ${time}, in ${minutes} min`,
  over: 'Its time is over.',
};

const zhHans: typeof en = {
  title: '待办',
  pill: (count) => `${count} 项待办`,
  what: {
    inspection: '开台前检查',
    'shift-inspection': '更次开始时测试设备',
  },
  now: '办妥之前不能开局。',
  until: (time, minutes) => `${time} 之前，还有 ${minutes} 分钟`,
  over: '时限已过。',
};

const dueWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

const MINUTE = 60_000;

type Due = (DealerView | PitView)['equipment']['due'][number];

/** What has to be done now, or soon enough to be told of it. */
export function dueNow(due: readonly Due[], now: number): readonly Due[] {
  return due.filter(({ from }) => from === null || now >= from);
}

interface DueProps {
  readonly view: DealerView | PitView;
  /** Server time. */
  readonly now: number;
}

interface DueCardProps extends DueProps {
  readonly look: 'card' | 'hcard';
  /** The key that leads to where it is done. */
  readonly children: ReactNode;
}

/** What the rulebook wants done about the equipment, until when, by which clause, and the way there. */
export function DueCard({ view, now, look, children }: DueCardProps) {
  const words = useWords(dueWords);
  const own = useOwnWords(view.table?.mechanic ?? null).due ?? {};
  const due = dueNow(view.equipment.due, now);
  if (due.length === 0) return null;
  return (
    <section className={`${look} due-card`} aria-label={words.title} data-due={due.length}>
      <h2>{words.title}</h2>
      <ul>
        {due.map(({ what, until, because }) => (
          <li key={what} data-due-what={what} data-until={until ?? 'now'}>
            <b>{own[what] ?? words.what[what] ?? what}</b>{' '}
            <span>{timeLeft(until, now, words)}</span> <Because citations={because} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function timeLeft(until: number | null, now: number, words: typeof en): string {
  if (until === null) return words.now;
  if (until <= now) return words.over;
  return words.until(timeText(until), Math.ceil((until - now) / MINUTE));
}

interface DuePillProps extends DueProps {
  readonly look: 'pill' | 'hpill';
}

/** How many things are due, for the head of a screen; nothing where none is. */
export function DuePill({ view, now, look }: DuePillProps) {
  const words = useWords(dueWords);
  const { length } = dueNow(view.equipment.due, now);
  if (length === 0) return null;
  return (
    <span className={look} data-tone="warn" data-due-pill={length}>
      {words.pill(length)}
    </span>
  );
}
