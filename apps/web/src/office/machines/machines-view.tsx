import type { HttpProblem, KeysBody, SessionsBody } from '@baize/protocol/client';
import { csvText } from '@baize/protocol/csv';
import { type ReactNode, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { printList, saveFile } from '../../ui/house/save-file.ts';
import { Segments } from '../../ui/house/segments.tsx';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { positionWords } from '../../ui/position-words.ts';
import { TerminalLink } from '../../ui/terminal-life/terminal-link.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { machineWords } from '../words/machine-words.ts';
import { FaultRegister } from './fault-register.tsx';
import { FeedList } from './feed-list.tsx';
import { PairPanel } from './pair-panel.tsx';

type Key = KeysBody['keys'][number];
type Session = SessionsBody['sessions'][number];
type Tab = 'keys' | 'faults' | 'sessions' | 'feeds';

/** Which of the lists somebody in a position may look at. */
function tabsFor(position: string): readonly Tab[] {
  if (position === 'auditor' || position === 'shift-manager') {
    return ['keys', 'faults', 'sessions', 'feeds'];
  }
  return position === 'technician' ? ['keys', 'faults', 'feeds'] : ['keys'];
}

/** Machines with their keys, people who are signed in, and systems that follow the floor. */
export function MachinesView(props: OfficeProps) {
  const words = useWords(machineWords);
  const address = useAddress();
  const tabs = tabsFor(authorityOf(props.person));
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'keys';
  const names = Object.fromEntries(tabs.map((name) => [name, words.tabs[name]]));
  const choose = (
    <Segments
      label={words.title}
      names={names}
      chosen={tab}
      onChoose={(name) => goTo({ tab: name })}
    />
  );
  switch (tab) {
    case 'keys':
      return <Keys {...props} choose={choose} />;
    case 'faults':
      return <FaultRegister {...props} choose={choose} />;
    case 'sessions':
      return <Sessions {...props} choose={choose} />;
    case 'feeds':
      return <FeedList {...props} choose={choose} />;
  }
}

interface ListProps extends OfficeProps {
  readonly choose: ReactNode;
}

function Keys({ person, floor, choose }: ListProps) {
  const words = useWords(machineWords);
  const keys = useAsked('keys', () => http().keys(), 10_000);
  const [isPairing, setPairing] = useState(false);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const mayChange = authorityOf(person) !== 'auditor';
  const revoke = async (id: string) => {
    const done = await http().revokeKey(id);
    setProblem(done.ok ? null : done.error);
    keys.again();
  };
  const columns = useKeyColumns(mayChange ? (id) => void revoke(id) : null);
  const rows = keys.value?.keys ?? [];
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => saveFile('baize-keys.csv', csvText(columns, rows))}
        onPdf={() => void printList('keys')}
      >
        {choose}
        {mayChange && (
          <button
            type="button"
            className="hkey hkey--main no-print"
            data-do="pair"
            onClick={() => setPairing(true)}
          >
            {words.pair}
          </button>
        )}
      </ViewBar>
      <ProblemLine problem={problem ?? keys.problem} />
      <section className="hcard office-list" data-list="keys" data-old={keys.isOld}>
        <PlainTable
          label={words.tabs.keys}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
        />
      </section>
      {isPairing && <PairPanel floor={floor} onClose={() => setPairing(false)} />}
    </>
  );
}

function Sessions({ person, choose }: ListProps) {
  const words = useWords(machineWords);
  const sessions = useAsked('sessions', () => http().sessions(), 10_000);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const mayEnd = authorityOf(person) === 'shift-manager';
  const end = async (id: string) => {
    const done = await http().endSession(id);
    setProblem(done.ok ? null : done.error);
    sessions.again();
  };
  const columns = useSessionColumns(mayEnd ? (id) => void end(id) : null, person.id);
  const rows = sessions.value?.sessions ?? [];
  return (
    <>
      <ViewBar
        title={words.title}
        onCsv={() => saveFile('baize-sessions.csv', csvText(columns, rows))}
        onPdf={() => void printList('sessions')}
      >
        {choose}
      </ViewBar>
      <ProblemLine problem={problem ?? sessions.problem} />
      <section className="hcard office-list" data-list="sessions" data-old={sessions.isOld}>
        <PlainTable
          label={words.tabs.sessions}
          columns={columns}
          rows={rows}
          keyOf={({ session }) => session}
        />
      </section>
    </>
  );
}

function useKeyColumns(onRevoke: ((id: string) => void) | null): readonly TableColumn<Key>[] {
  const words = useWords(machineWords);
  const language = useLanguage();
  return [
    {
      name: 'holder',
      title: words.holder,
      value: ({ holder }) => holder,
      show: ({ holder, kind }) =>
        kind === 'terminal' ? <TerminalLink terminal={holder} /> : holder,
    },
    { name: 'kind', title: words.kind, value: ({ kind }) => words.kinds[kind] },
    { name: 'createdBy', title: words.by, value: ({ createdBy }) => createdBy },
    {
      name: 'createdAt',
      title: words.since,
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt }) => minuteText(createdAt, language),
    },
    {
      name: 'state',
      title: words.state,
      value: ({ revokedAt }) => (revokedAt === null ? words.good : words.revoked),
      show: ({ key, revokedAt }) => (
        <>
          <span className="hpill" data-tone={revokedAt === null ? 'ok' : 'bad'}>
            {revokedAt === null ? words.good : words.revoked}
          </span>{' '}
          {onRevoke && revokedAt === null && (
            <button
              type="button"
              className="hkey hkey--small"
              data-do="revoke"
              onClick={() => onRevoke(key)}
            >
              {words.revoke}
            </button>
          )}
        </>
      ),
    },
  ];
}

function useSessionColumns(
  onEnd: ((id: string) => void) | null,
  self: string,
): readonly TableColumn<Session>[] {
  const words = useWords(machineWords);
  const names = useWords(positionWords);
  const language = useLanguage();
  const moment = (name: 'createdAt' | 'seenAt', title: string): TableColumn<Session> => ({
    name,
    title,
    value: (row) => row[name],
    show: (row) => minuteText(row[name], language),
  });
  return [
    { name: 'person', title: words.person, value: ({ name }) => name },
    {
      name: 'position',
      title: words.position,
      value: ({ position, actingAs }) => names[actingAs ?? position],
    },
    { name: 'address', title: words.address, value: ({ address }) => address },
    moment('createdAt', words.since),
    moment('seenAt', words.seen),
    {
      name: 'state',
      title: words.state,
      value: () => words.good,
      show: ({ session, person: id }) => (
        <>
          <span className="hpill" data-tone="ok">
            {id === self ? words.you : words.good}
          </span>{' '}
          {onEnd && id !== self && (
            <button
              type="button"
              className="hkey hkey--small"
              data-do="end-session"
              onClick={() => onEnd(session)}
            >
              {words.end}
            </button>
          )}
        </>
      ),
    },
  ];
}
