import './terminal-life.css';
import type { TerminalLifeLine } from '@baize/protocol/client';
import { useState } from 'react';
import { moneyText } from '../../text/amount.ts';
import { useLanguage } from '../../text/language.ts';
import { momentText } from '../../text/moment.ts';
import { ProblemLine } from '../house/problem-line.tsx';
import { Segments } from '../house/segments.tsx';
import { goTo, useAddress } from '../house/use-address.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { LifeEvent } from './life-event.tsx';
import { useLifeWords } from './life-words.ts';
import { keyOfLine, useLife } from './use-life.ts';

interface TerminalSheetProps {
  /** Whether rounds open in the office for the person who looks. */
  readonly mayReadRounds: boolean;
}

/** The page of the terminal that the address names, over whatever screen asks for it. */
export function TerminalSheet({ mayReadRounds }: TerminalSheetProps) {
  const words = useLifeWords();
  const terminal = useAddress().get('life');
  if (terminal === null) return null;
  return (
    <Panel
      title={words.title(terminal)}
      closeLabel={words.close}
      onClose={() => goTo({ life: null })}
      name="terminal-life"
      tools={<LanguageSwitch />}
    >
      <Life key={terminal} terminal={terminal} mayReadRounds={mayReadRounds} />
    </Panel>
  );
}

function Life({ terminal, mayReadRounds }: TerminalSheetProps & { readonly terminal: string }) {
  const words = useLifeWords();
  const { lines, isKnown, problem, more } = useLife(terminal);
  const [group, setGroup] = useState('all');
  const [opened, open] = useState<string | null>(null);
  const shown = lines.filter((line) => group === 'all' || line.group === group);
  return (
    <div className="life" data-life-of={terminal}>
      <Segments label={words.about} names={words.groups} chosen={group} onChoose={setGroup} />
      <ProblemLine problem={problem} />
      {isKnown && shown.length === 0 && <p className="note">{words.none}</p>}
      <ol>
        {shown.map((line) => {
          const key = keyOfLine(line);
          const isOpen = key === opened;
          return (
            <li key={key} data-life-line={line.kind} data-group={line.group}>
              <Line line={line} isOpen={isOpen} onOpen={() => open(isOpen ? null : key)} />
              {isOpen && <LifeEvent line={line} mayReadRounds={mayReadRounds} />}
            </li>
          );
        })}
      </ol>
      {more && (
        <button type="button" className="hkey" data-do="older" onClick={more}>
          {words.older}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: TerminalLifeLine;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** One event in a line, which opens it. */
function Line({ line, isOpen, onOpen }: LineProps) {
  const words = useLifeWords();
  const language = useLanguage();
  return (
    <button type="button" className="life-line" aria-expanded={isOpen} onClick={onOpen}>
      <time dateTime={new Date(line.at).toISOString()}>{momentText(line.at, language)}</time>
      <span>
        <b>{words.kinds[line.kind] ?? words.groups[line.group]}</b>
        <small>{[line.table, line.round].filter((each) => each !== null).join(', ')}</small>
      </span>
      <Amount line={line} />
    </button>
  );
}

/** What its credit gained or lost; where that stayed, what the event speaks of. */
function Amount({ line: { moved, amount } }: Pick<LineProps, 'line'>) {
  if (moved !== 0) {
    const sign = moved < 0 ? '−' : '+';
    return (
      <b className={moved < 0 ? 'neg' : 'pos'} data-moved={moved}>
        {`${sign}${moneyText(Math.abs(moved))}`}
      </b>
    );
  }
  return <span data-amount={amount ?? ''}>{amount === null ? '' : moneyText(amount)}</span>;
}
