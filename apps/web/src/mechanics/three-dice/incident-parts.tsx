import { useState } from 'react';
import { type Dictionary, useWords } from '../../text/dictionary.ts';
import type { IncidentFieldProps, IncidentParts } from '../screen-mechanic.ts';
import { completeEntry, type DiceEntry, NO_ENTRY } from './console/dice-entry.ts';
import { DicePad } from './console/dice-pad.tsx';
import { unreadWords } from './unread-words.ts';

const en = {
  readable: 'Which dice can be read? Leave open what cannot.',
  dice: 'What did the dice show?',
};

const zhHans: typeof en = {
  readable: '哪些骰子可以读取？不能读取的请留空。',
  dice: '骰子实际点数是多少？',
};

const diceReportWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** What is asked about dice: what they showed, or which of them can still be read. */
export const incidentParts: IncidentParts = {
  fields: {
    dice: { first: null, Field: DiceField },
    readable: { first: { readable: [...NO_ENTRY] }, Field: ReadableField },
  },
  result: 'dice',
  moving: ['SettleKnownBets'],
  asks: ({ action }, { round }) => {
    if (action === 'resettle-by-dice') return ['dice'];
    // Dice lie open to be read only between the toss and the result.
    const isOpen = round?.phase === 'tumbled' || round?.phase === 'uncovered';
    return action === 'conclude-if-established' && isOpen ? ['readable'] : [];
  },
  undecided: ({ unread }, matter) =>
    unread?.matter === matter
      ? { en: unreadWords.en.matter, 'zh-Hans': unreadWords['zh-Hans'].matter }
      : null,
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
