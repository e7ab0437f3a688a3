import '../ui/house/house.css';
import './office.css';
import type { FloorBody } from '@baize/protocol/client';
import { useEffect, useRef } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember, StaffPosition } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { authorityOf, HouseHead } from '../ui/house/house-head.tsx';
import { houseWords } from '../ui/house/house-words.ts';
import { ownFloor } from '../ui/house/pit-choice.tsx';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { TerminalSheet } from '../ui/terminal-life/terminal-sheet.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { AuditView } from './audit/audit-view.tsx';
import { DayView } from './day/day-view.tsx';
import { ExportsView } from './exports/exports-view.tsx';
import { FloorView } from './floor/floor-view.tsx';
import { LostRecord } from './lost-record.tsx';
import { MachinesView } from './machines/machines-view.tsx';
import { InstrumentsView } from './money/instruments-view.tsx';
import { MetersView } from './money/meters-view.tsx';
import { PeopleView } from './people/people-view.tsx';
import { RegistersView } from './registers/registers-view.tsx';
import { OfficeRequests } from './requests.tsx';
import { RoundsView } from './rounds/rounds-view.tsx';
import { WinView } from './win/win-view.tsx';
import { officeWords } from './words/office-words.ts';

/** The sections of the office, the key that goes there after `g`, and who has any business in them. */
const VIEWS = {
  win: { key: 'w', icon: 'trends', for: ['pit-manager', 'shift-manager', 'auditor'] },
  rounds: {
    key: 'r',
    icon: 'history',
    for: ['pit-supervisor', 'pit-manager', 'shift-manager', 'auditor'],
  },
  registers: { key: 'b', icon: 'rules', for: ['pit-manager', 'shift-manager', 'auditor'] },
  instruments: { key: 'i', icon: 'ticket', for: ['pit-manager', 'shift-manager', 'auditor'] },
  meters: { key: 'm', icon: 'meter', for: ['pit-manager', 'shift-manager', 'auditor'] },
  people: { key: 'p', icon: 'people', for: ['shift-manager', 'auditor'] },
  machines: {
    key: 'k',
    icon: 'machine',
    for: ['pit-manager', 'shift-manager', 'technician', 'auditor'],
  },
  floor: {
    key: 'f',
    icon: 'floor',
    for: ['pit-manager', 'shift-manager', 'technician', 'auditor'],
  },
  day: { key: 'd', icon: 'day', for: ['pit-manager', 'shift-manager', 'auditor'] },
  exports: { key: 'x', icon: 'save', for: ['pit-manager', 'shift-manager', 'auditor'] },
  audit: {
    key: 'a',
    icon: 'link',
    for: ['pit-supervisor', 'pit-manager', 'shift-manager', 'auditor'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly key: string;
      readonly icon: IconName;
      readonly for: readonly StaffPosition[];
    }
  >
>;

type ViewName = keyof typeof VIEWS;

const NAMES = Object.keys(VIEWS) as ViewName[];

/** What somebody in a position may open, in order. */
function viewsFor(position: StaffPosition): readonly ViewName[] {
  return NAMES.filter((name) => {
    const allowed: readonly StaffPosition[] = VIEWS[name].for;
    return allowed.includes(position);
  });
}

/** Everything a section of the office has to know. */
export interface OfficeProps {
  readonly person: StaffMember;
  readonly floor: FloorBody | null;
  /** Server time less the time of this machine. */
  readonly clockOffset: number;
}

const EVERY = 15_000;

/** The frame of the office: where one is, who one is, and the sections one may open. */
export function OfficeShell({ person }: { readonly person: StaffMember }) {
  const words = useWords(officeWords);
  const address = useAddress();
  const floor = useAsked('floor', () => http().floor(), EVERY);
  const allowed = viewsFor(authorityOf(person));
  const view = allowed.find((name) => name === address.get('view')) ?? allowed[0];
  useGoKeys(allowed);
  const clockOffset = useRef(0);
  if (floor.value && !floor.isOld) clockOffset.current = floor.value.at - Date.now();
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  return (
    <div className="office" data-view={view ?? 'none'}>
      <HouseHead title={words.title} person={person} clockOffset={clockOffset.current}>
        <span className="house-badge">
          <b>{floor.value?.name ?? '–'}</b>
          <small>
            {floor.value && `${words.tables(floor.value.tables.length)}, ${floor.value.currency}`}
          </small>
        </span>
      </HouseHead>
      <Sections allowed={allowed} view={view} />
      <main className="office-main">
        <LostRecord position={authorityOf(person)} />
        <OfficeRequests />
        {view ? (
          <View
            view={view}
            person={person}
            floor={ownFloor(floor.value, person)}
            clockOffset={clockOffset.current}
          />
        ) : (
          <NotHere />
        )}
        <TerminalSheet mayReadRounds />
      </main>
    </div>
  );
}

function NotHere() {
  const { notHere } = useWords(houseWords);
  return (
    <p className="trouble" role="alert">
      {notHere}
    </p>
  );
}

interface SectionsProps {
  readonly allowed: readonly ViewName[];
  readonly view: ViewName | undefined;
}

function Sections({ allowed, view }: SectionsProps) {
  const words = useWords(officeWords);
  const nav = useRef<HTMLElement>(null);
  // On a telephone the sections stand in one line that is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another section is opened.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <nav className="office-side" aria-label={words.sections} ref={nav}>
      {allowed.map((name) => (
        <a
          key={name}
          href={`?view=${name}`}
          data-go={name}
          aria-current={name === view ? 'page' : undefined}
          aria-keyshortcuts={`g ${VIEWS[name].key}`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            openView(name);
          }}
        >
          <Icon name={VIEWS[name].icon} />
          {words.views[name]}
          <kbd>g {VIEWS[name].key}</kbd>
        </a>
      ))}
      <p className="office-foot">{words.footnote}</p>
      <p className="office-foot">{words.keys}</p>
    </nav>
  );
}

/** What narrows a section belongs to that section; period and table go along. */
function openView(view: string): void {
  goTo({ view, by: null, tab: null, sort: null, find: null, round: null, open: null, life: null });
}

function useGoKeys(allowed: readonly ViewName[]): void {
  const isGoing = useRef(false);
  useKeys((key) => {
    const wasGoing = isGoing.current;
    isGoing.current = key === 'g';
    const name = wasGoing ? allowed.find((each) => VIEWS[each].key === key) : undefined;
    if (name) openView(name);
    else if (key === '/') document.querySelector<HTMLInputElement>('[data-find]')?.focus();
    else if (key === 'e') document.querySelector<HTMLButtonElement>('[data-do="csv"]')?.click();
    else return false;
    return true;
  });
}

function View({ view, ...props }: OfficeProps & { readonly view: ViewName }) {
  switch (view) {
    case 'win':
      return <WinView {...props} />;
    case 'rounds':
      return <RoundsView {...props} />;
    case 'registers':
      return <RegistersView {...props} />;
    case 'instruments':
      return <InstrumentsView {...props} />;
    case 'meters':
      return <MetersView {...props} />;
    case 'people':
      return <PeopleView {...props} />;
    case 'machines':
      return <MachinesView {...props} />;
    case 'floor':
      return <FloorView {...props} />;
    case 'day':
      return <DayView {...props} />;
    case 'exports':
      return <ExportsView {...props} />;
    case 'audit':
      return <AuditView {...props} />;
  }
}
