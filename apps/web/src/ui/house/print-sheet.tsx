import './print-sheet.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useZone } from '../../text/moment.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { Panel } from '../panel.tsx';
import { houseWords } from './house-words.ts';
import { useAsked } from './use-asked.ts';

interface PrintSheetProps {
  readonly title: string;
  /** What it is filed under. */
  readonly number: string;
  /** A stamp across the corner: a copy, or what still waits for somebody. */
  readonly stamp?: string | null;
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
  readonly children?: ReactNode;
  /** Whoever signs it, each on a line of their own. */
  readonly signatures: readonly string[];
}

/** One sheet of paper: the only thing on the page when it is printed, whatever else the screen shows. */
export function PrintSheet(props: PrintSheetProps) {
  const { title, number, stamp = null, lines, children, signatures } = props;
  const floor = useAsked('floor', () => http().floor());
  const zone = useZone();
  const house = floor.value && [floor.value.name, floor.value.currency, zone].join(' · ');
  return (
    <article className="print-sheet" data-sheet={number}>
      <header>
        <p>{house ?? '–'}</p>
        <h3>{title}</h3>
        <b>{number}</b>
        {stamp && <strong data-stamp>{stamp}</strong>}
      </header>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      <ul className="sheet-signatures">
        {signatures.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </article>
  );
}

interface SheetPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet on the screen, with the key that prints it; Enter presses it. */
export function SheetPanel({ title, onClose, children }: SheetPanelProps) {
  const words = useWords(houseWords);
  const key = useRef<HTMLButtonElement>(null);
  // A sheet is opened to be printed; the panel has taken the focus to its cross before.
  useEffect(() => key.current?.focus(), []);
  return (
    <Panel
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      name="sheet"
      size="narrow"
      tools={<LanguageSwitch />}
    >
      {children}
      <button
        type="button"
        className="hkey hkey--main sheet-print"
        data-do="print"
        ref={key}
        onClick={() => print()}
      >
        {words.print}
      </button>
    </Panel>
  );
}
