import { useState } from 'react';
import { useWords } from '../../text/dictionary.ts';
import type { IncidentFieldProps, IncidentParts } from '../screen-mechanic.ts';
import { completeEntry, type DiceEntry, NO_ENTRY } from './console/dice-entry.ts';
import { DicePad } from './console/dice-pad.tsx';
import { diceReportWords } from './dice-report-words.ts';

/** What is asked about dice: what they showed, or which of them can still be read. */
export const incidentParts: IncidentParts = {
  fields: {
    dice: { first: null, Field: DiceField },
    readable: { first: { readable: [...NO_ENTRY] }, Field: ReadableField },
  },
  asks: ({ action }, { round }) => {
    if (action === 'resettle-by-dice') return ['dice'];
    // Dice lie open to be read only between the toss and the result.
    const isOpen = round?.phase === 'tumbled' || round?.phase === 'uncovered';
    return action === 'conclude-if-established' && isOpen ? ['readable'] : [];
  },
  words: { en: {}, 'zh-Hans': {} },
};

function DiceField({ onSay }: IncidentFieldProps) {
  const words = useWords(diceReportWords);
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  return (
    <div className="field">
      <span>{words.dice}</span>
      <DicePad
        entry={entry}
        onChange={(next) => {
          const dice = completeEntry(next);
          setEntry(next);
          onSay(dice && { dice: [...dice] });
        }}
      />
    </div>
  );
}

function ReadableField({ onSay }: IncidentFieldProps) {
  const words = useWords(diceReportWords);
  const [entry, setEntry] = useState<DiceEntry>(NO_ENTRY);
  return (
    <div className="field">
      <span>{words.readable}</span>
      <DicePad
        entry={entry}
        onChange={(next) => {
          setEntry(next);
          onSay({ readable: [...next] });
        }}
      />
    </div>
  );
}
