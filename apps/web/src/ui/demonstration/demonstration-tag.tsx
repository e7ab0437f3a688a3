import './demonstration.css';
import type { FloorTable } from '@baize/protocol/client';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../text/dictionary.ts';
import { ClauseLines } from '../clause-tag.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { demonstrationWords } from './demonstration-words.ts';

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
