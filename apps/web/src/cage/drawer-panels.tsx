import type { DeskBody, DrawerBody, HttpProblem, Pieces } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { Segments } from '../ui/house/segments.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { CountForm } from './count-form.tsx';
import { cageWords } from './words/cage-words.ts';

interface OpenDrawerProps {
  readonly desk: DeskBody;
  readonly onOpened: () => void;
}

/** The opening count at a window that nobody works at. */
export function OpenDrawer({ desk, onOpened }: OpenDrawerProps) {
  const words = useWords(cageWords);
  const taken = new Set(desk.open.map(({ window }) => window));
  const free = desk.windows.filter((window) => !taken.has(window));
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const window = chosen ?? free[0];
  if (window === undefined) {
    return (
      <p className="trouble">{desk.windows.length === 0 ? words.noWindows : words.allTaken}</p>
    );
  }
  const open = async (pieces: Pieces) => {
    const opened = await http().openDrawer(window, pieces);
    setProblem(opened.ok ? null : opened.error);
    onOpened();
  };
  return (
    <main className="cage-opening hcard">
      <h2>{words.openTitle}</h2>
      <p className="note">{words.openNote}</p>
      <CountForm
        notes={desk.notes}
        name="open-drawer"
        done={words.open}
        onCounted={(pieces) => void open(pieces)}
      >
        <Segments
          label={words.windows}
          names={Object.fromEntries(free.map((name) => [name, words.window(name)]))}
          chosen={window}
          onChoose={setChosen}
        />
      </CountForm>
      <ProblemLine problem={problem} />
    </main>
  );
}

interface ClosePanelProps {
  readonly desk: DeskBody;
  readonly drawer: DrawerBody;
  readonly onClose: () => void;
  readonly onClosed: (drawer: DrawerBody) => void;
  readonly again: () => void;
}

/** Count, see the difference, count again; a shift manager closes what does not agree. */
export function ClosePanel({ desk, drawer, onClose, onClosed, again }: ClosePanelProps) {
  const words = useWords(cageWords);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const count = async (pieces: Pieces) => {
    const counted = await http().countDrawer(drawer.id, pieces);
    setProblem(counted.ok ? null : counted.error);
    again();
    if (counted.ok && counted.value.closed) {
      onClose();
      onClosed(counted.value);
    }
  };
  const panel = { title: words.countAndClose, closeLabel: words.close, name: 'close-drawer' };
  const last = drawer.counts.at(-1);
  const difference = last ? last.counted - last.expected : 0;
  return (
    <Panel {...panel} onClose={onClose} tools={<LanguageSwitch />}>
      <div className="cage-close">
        <CountForm
          key={drawer.counts.length}
          notes={desk.notes}
          name="count-drawer"
          isWhole={drawer.counts.length > 0}
          done={drawer.counts.length === 0 ? words.commitCount : words.countAgain}
          onCounted={(pieces) => void count(pieces)}
        />
        <div>
          <p className="note">{words.countNote}</p>
          <ProblemLine problem={problem} />
          {last && (
            <dl className="cage-parts" data-difference={difference}>
              <dt>{words.counted}</dt>
              <dd>{moneyText(last.counted)}</dd>
              <dt>{words.mustBe}</dt>
              <dd>{moneyText(last.expected)}</dd>
              <dt>{difference < 0 ? words.short : words.over}</dt>
              <dd className="neg">{moneyText(difference)}</dd>
            </dl>
          )}
          {last && <LookHere drawer={drawer} difference={difference} />}
          {drawer.counts.length > 1 && <p role="status">{words.shiftManager}</p>}
        </div>
      </div>
    </Panel>
  );
}

/** Slips of exactly the difference, or of half of it, are where one looks first. */
function LookHere({
  drawer,
  difference,
}: {
  readonly drawer: DrawerBody;
  readonly difference: number;
}) {
  const words = useWords(cageWords);
  const off = Math.abs(difference);
  const suspects = drawer.slips.filter(
    ({ cash }) => cash !== 0 && (Math.abs(cash) === off || Math.abs(cash) * 2 === off),
  );
  if (off === 0 || suspects.length === 0) return null;
  return (
    <p className="cage-look">{words.lookHere(suspects.map(({ receipt }) => receipt).join(', '))}</p>
  );
}
