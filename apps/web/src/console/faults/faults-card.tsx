import './faults.css';
import type { FaultsBody } from '@baize/protocol/client';
import { useEffect, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { timeText } from '../../text/moment.ts';
import type { DealerView } from '../model/dealer-view.ts';
import { faultWords } from '../words/fault-words.ts';

type StandingFault = FaultsBody['faults'][number];

const EVERY = 2000;
const NONE: readonly StandingFault[] = [];

/**
 * What is broken on the floor now, asked for again and again: faults are kept apart from the tables, so
 * that they can be told when a table cannot.
 */
function useFaults(): readonly StandingFault[] {
  const [faults, setFaults] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const answer = await http().faults();
      // Whoever cannot be asked has not said that all is well.
      if (answer.ok && !isOver) setFaults(answer.value.faults);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, []);
  return faults;
}

/** What is broken here, in plain words and folded, for as long as it is. */
export function FaultsCard({ view }: { readonly view: DealerView }) {
  const words = useWords(faultWords);
  const groups = faultsHere(useFaults(), {
    table: view.table?.table ?? '',
    terminals: view.terminals.map(({ terminal }) => terminal),
  });
  if (groups.length === 0) return null;
  return (
    <section className="card faults-card" aria-labelledby="faults">
      <h2 id="faults">
        {words.title}
        <span className="pill" data-tone="warn">
          {groups.reduce((sum, { faults }) => sum + faults.length, 0)}
        </span>
      </h2>
      <ul className="faults">
        {groups.map((group) => (
          <li key={group.kind} data-fault={group.kind}>
            <ProblemLine group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line for a kind of fault; who has it since when is a press away. */
function ProblemLine({ group: { kind, faults } }: { readonly group: FaultGroup }) {
  const words = useWords(faultWords);
  const language = useLanguage();
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const message = faults[0]?.message ?? '';
  // The floor's own sentence is English; what it adds in brackets stands with each subject.
  const said = language === 'en' ? message.replace(DETAIL, '') : (kinds[kind] ?? message);
  return (
    <details>
      <summary>
        <b>{faults.length > 1 ? words.times(faults.length) : faults[0]?.subject}</b>{' '}
        <span>{said}</span>
      </summary>
      <ul>
        {faults.map((fault) => (
          <li key={fault.id} data-subject={fault.subject}>
            <b>{fault.subject}</b> {detailOf(fault.message)}{' '}
            <small>{words.since(timeText(fault.setAt))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

const DETAIL = /\s*\((.*)\)$/s;

function detailOf(message: string): string {
  return DETAIL.exec(message)?.[1] ?? '';
}

interface Place {
  readonly table: string;
  readonly terminals: readonly string[];
}

/** Faults of one kind at one table: said once, however many machines have it. */
interface FaultGroup {
  readonly kind: string;
  readonly faults: readonly StandingFault[];
}

/**
 * What concerns whoever stands at this table: its own faults, those of its terminals and devices, and those of
 * the whole floor. What is broken elsewhere is somebody else's, and the pit's.
 */
export function faultsHere(
  faults: readonly StandingFault[],
  { table, terminals }: Place,
): readonly FaultGroup[] {
  const devices = new RegExp(`(^|-)${table}$`);
  const isHere = ({ subject }: StandingFault) =>
    subject === 'floor' || terminals.includes(subject) || devices.test(subject);
  const here = faults.filter(isHere);
  const kinds = [...new Set(here.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, faults: here.filter((fault) => fault.kind === kind) }));
}
