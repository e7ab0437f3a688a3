import './demonstration.css';
import type { FloorTable } from '@baize/protocol/client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { ClauseLines } from '../clause-tag.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';

type Demonstration = NonNullable<FloorTable['demonstration']>;

/** Only what is read of it here, so that what a view has fits as well. */
interface Shown {
  readonly lacks: readonly Demonstration['lacks'][number][];
  readonly unmet: readonly string[];
  readonly because: readonly string[];
}

interface DemonstrationTagProps {
  /** Nothing where the table is dealt. */
  readonly demonstration: Shown | null | undefined;
}

/** That a table only demonstrates its game, on every screen of it; a press says what it cannot meet. */
export function DemonstrationTag({ demonstration }: DemonstrationTagProps) {
  const words = useWords(demonstrationWords);
  const [isOpen, setOpen] = useState(false);
  if (!demonstration) return null;
  return (
    <>
      <button
        type="button"
        className="demonstration-tag"
        data-demonstration
        onClick={() => setOpen(true)}
      >
        {words.tag}
      </button>
      {isOpen &&
        // The label stands in the head of a screen; the sheet, which has a head of its own, does not.
        createPortal(
          <DemonstrationSheet shown={demonstration} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

/** The same where a press already does something else. */
export function DemonstrationMark({ demonstration }: DemonstrationTagProps) {
  const words = useWords(demonstrationWords);
  if (!demonstration) return null;
  return (
    <span className="demonstration-tag" data-demonstration>
      {words.tag}
    </span>
  );
}

interface SheetProps {
  readonly shown: Shown;
  readonly onClose: () => void;
}

function DemonstrationSheet({ shown: { lacks, unmet, because }, onClose }: SheetProps) {
  const words = useWords(demonstrationWords);
  return (
    <Panel
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      name="demonstration"
      tools={<LanguageSwitch />}
    >
      <div className="demonstration-sheet">
        {lacks.map((each) => (
          <p key={each} data-lacks={each}>
            {words.lacks[each]}
          </p>
        ))}
        <p>{words.means}</p>
        <h3>{words.unmet(unmet.length)}</h3>
        <ClauseLines citations={unmet} />
        <h3>{words.because}</h3>
        <ClauseLines citations={because} />
      </div>
    </Panel>
  );
}

const en = {
  tag: 'Demonstration',
  title: 'This table is a demonstration',
  close: 'Close',
  lacks: {
    dealer: 'Nobody deals here: the table conducts its rounds by itself.',
    equipment: 'Nothing lies on the table: what decides a round is drawn by the server.',
  },
  means:
    'The rulebook prescribes people and things. A table without them shows the game; it is not the game that was approved.',
  unmet: (count: number) =>
    count === 1 ? 'One clause it cannot meet' : `${count} clauses it cannot meet`,
  because: 'Why it has to say so',
};

const zhHans: typeof en = {
  tag: '演示',
  title: '此赌台属于演示',
  close: '关闭',
  lacks: {
    dealer: '本台没有荷官，各局自动进行。',
    equipment: '台上没有实物，决定各局结果的数由服务器产生。',
  },
  means: '规则规定了人员和器具。缺少这些的赌台只展示游戏，并非获批准的游戏本身。',
  unmet: (count) => `不能符合的条款：${count}`,
  because: '为何必须注明',
};

const demonstrationWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
