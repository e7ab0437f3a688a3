import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { timeText } from '../../text/time.ts';
import type { DealerView } from '../model/dealer-view.ts';
import { faultWords } from '../words/fault-words.ts';
import { hereFirst } from './faults-here.ts';
import { type StandingFault, useFaults } from './use-faults.ts';
import './faults.css';

/** What is broken, in plain words, for as long as it is. */
export function FaultsCard({ view }: { readonly view: DealerView }) {
  const words = useWords(faultWords);
  const faults = useFaults();
  if (faults.length === 0) return null;
  const here = {
    table: view.table?.table ?? '',
    terminals: view.terminals.map(({ terminal }) => terminal),
  };
  return (
    <section className="card faults-card" aria-labelledby="faults">
      <h2 id="faults">
        {words.title}
        <span className="pill" data-tone="warn">
          {faults.length}
        </span>
      </h2>
      <ul className="faults">
        {hereFirst(faults, here).map((fault) => (
          <li key={fault.id} data-fault={fault.kind} data-subject={fault.subject}>
            <FaultLine fault={fault} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FaultLine({
  fault: { kind, subject, message, setAt },
}: {
  readonly fault: StandingFault;
}) {
  const words = useWords(faultWords);
  const language = useLanguage();
  const kinds: Readonly<Record<string, string>> = words.kinds;
  // The floor's own sentence is English; what it adds in brackets is nobody's language.
  const said = language === 'en' ? message : `${kinds[kind] ?? message}${detailOf(message)}`;
  return (
    <>
      <b>{subject}</b> <span>{said}</span> <small>{words.since(timeText(setAt))}</small>
    </>
  );
}

function detailOf(message: string): string {
  const detail = /\((.*)\)$/s.exec(message)?.[1];
  return detail === undefined ? '' : `（${detail}）`;
}
