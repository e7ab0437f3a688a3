import type { DeskBody, DrawerBody } from '@baize/protocol/client';
import { useEffect, useRef, useState } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { minuteText } from '../text/moment.ts';
import { SheetPanel } from '../ui/house/print-sheet.tsx';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { TicketsDesk } from '../ui/tickets/tickets-desk.tsx';
import { DrawerSheet } from './count-sheet.tsx';
import { ClosePanel, OpenDrawer } from './drawer-panels.tsx';
import { HandPayments } from './hand-payments.tsx';
import { HouseTab, PlayerTab } from './move-tab.tsx';
import { useNames } from './names.ts';
import { OwedList } from './owed-list.tsx';
import { RedeemTab } from './redeem-tab.tsx';
import { SlipList, ToldCard, WaitingList } from './slip-list.tsx';
import { useSlips } from './use-slips.ts';
import { cageWords } from './words/cage-words.ts';

const TABS = ['redeem', 'sell', 'hand', 'house', 'owed', 'tickets'] as const;
type Tab = (typeof TABS)[number];

interface CageWindowProps {
  readonly person: StaffMember;
  readonly desk: DeskBody;
  readonly isOld: boolean;
  readonly again: () => void;
}

/** A cashier's window: without a drawer there is one thing to do, and that is counting one. */
export function CageWindow({ person, desk, isOld, again }: CageWindowProps) {
  const words = useWords(cageWords);
  const [closed, setClosed] = useState<DrawerBody | null>(null);
  const { drawer } = desk;
  return (
    <>
      {drawer ? (
        <OpenWindow
          person={person}
          desk={desk}
          drawer={drawer}
          isOld={isOld}
          again={again}
          onClosed={setClosed}
        />
      ) : (
        <OpenDrawer desk={desk} onOpened={again} />
      )}
      {closed && (
        <SheetPanel title={words.countSheet} onClose={() => setClosed(null)}>
          <DrawerSheet drawer={closed} />
        </SheetPanel>
      )}
    </>
  );
}

type Drawer = NonNullable<DeskBody['drawer']>;

interface OpenWindowProps extends CageWindowProps {
  readonly drawer: Drawer;
  readonly onClosed: (drawer: DrawerBody) => void;
}

function OpenWindow({ person, desk, drawer, isOld, again, onClosed }: OpenWindowProps) {
  const words = useWords(cageWords);
  const [isClosing, setClosing] = useState(false);
  const slips = useSlips(again);
  const address = useAddress();
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'redeem';
  useFunctionKeys(TABS, (name) => goTo({ tab: name }));
  if (tab === 'tickets') {
    return (
      <main className="cage-main cage-main--tickets" data-old={isOld}>
        <Tabs tab={tab} />
        <Tickets person={person} desk={desk} drawer={drawer} />
      </main>
    );
  }
  return (
    <main className="cage-main" data-old={isOld}>
      <LeftColumn desk={desk} drawer={drawer} slips={slips} onCount={() => setClosing(true)} />
      <section className="hcard cage-middle">
        <Tabs tab={tab} />
        {slips.isUnknown && (
          <p className="trouble" role="alert" data-unknown>
            {words.unknown}
          </p>
        )}
        <TabBody tab={tab} desk={desk} slips={slips} />
      </section>
      <RightColumn drawer={drawer} slips={slips} />
      {isClosing && (
        <ClosePanel
          desk={desk}
          drawer={drawer}
          onClose={() => setClosing(false)}
          onClosed={onClosed}
          again={again}
        />
      )}
    </main>
  );
}

interface TicketsProps {
  readonly person: StaffMember;
  readonly desk: DeskBody;
  readonly drawer?: Drawer;
}

/** Tickets found without their paper, by the name of whoever stands before them. */
function Tickets({ person, desk, drawer }: TicketsProps) {
  const { name } = useNames();
  const own = { self: person.id, name: person.name };
  return (
    <TicketsDesk
      desk={drawer ? { ...own, drawer: drawer.expected } : own}
      now={desk.at}
      nameOf={name}
    />
  );
}

interface ColumnProps {
  readonly drawer: Drawer;
  readonly slips: ReturnType<typeof useSlips>;
}

function LeftColumn({
  desk,
  drawer,
  slips,
  onCount,
}: ColumnProps & { readonly desk: DeskBody; readonly onCount: () => void }) {
  const words = useWords(cageWords);
  return (
    <div className="cage-column cage-left">
      <DrawerCard drawer={drawer} />
      <HandPayments payments={desk.handPayments} mayPay />
      <section className="hcard">
        <div className="hcard-head">
          <h2>{words.waiting}</h2>
          <span className="hpill" data-tone="info">
            {desk.waiting.length}
          </span>
        </div>
        <WaitingList slips={desk.waiting} onRepeat={slips.repeat} />
      </section>
      <button type="button" className="hkey" data-do="count-and-close" onClick={onCount}>
        {words.countAndClose}
      </button>
    </div>
  );
}

function RightColumn({ drawer, slips }: ColumnProps) {
  const words = useWords(cageWords);
  return (
    <div className="cage-column cage-right">
      <ProblemLine problem={slips.problem} />
      <ToldCard told={slips.told} onRepeat={slips.repeat} drawer={drawer} />
      <section className="hcard cage-today">
        <div className="hcard-head">
          <h2>{words.today(drawer.window)}</h2>
          <small>{words.receipts(drawer.slips.length)}</small>
        </div>
        <SlipList slips={drawer.slips} onRepeat={slips.repeat} />
      </section>
    </div>
  );
}

function Tabs({ tab }: { readonly tab: Tab }) {
  const words = useWords(cageWords);
  return (
    <nav className="cage-tabs" aria-label={words.title}>
      {TABS.map((name, index) => (
        <button
          key={name}
          type="button"
          className="hkey"
          data-tab={name}
          aria-pressed={name === tab}
          aria-keyshortcuts={`F${index + 1}`}
          onClick={() => goTo({ tab: name })}
        >
          {words.tabs[name]} <kbd>{`F${index + 1}`}</kbd>
        </button>
      ))}
    </nav>
  );
}

interface TabBodyProps {
  readonly tab: Exclude<Tab, 'tickets'>;
  readonly desk: DeskBody;
  readonly slips: ReturnType<typeof useSlips>;
}

function TabBody({ tab, desk, slips }: TabBodyProps) {
  const floor = useAsked('floor', () => http().floor());
  switch (tab) {
    case 'redeem':
      return <RedeemTab desk={desk} slips={slips} />;
    case 'sell':
    case 'hand':
      return <PlayerTab kind={tab} slips={slips} />;
    case 'house':
      return <HouseTab desk={desk} floor={floor.value} slips={slips} />;
    case 'owed':
      return <OwedList desk={desk} slips={slips} />;
  }
}

/** F1, F2 and so on choose, also while somebody types: a cashier's hand stays on the keys. */
function useFunctionKeys<Name>(names: readonly Name[], onChoose: (name: Name) => void): void {
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const match = /^F(\d{1,2})$/.exec(event.key);
      const name = match ? names[Number(match[1]) - 1] : undefined;
      if (name === undefined || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      choose.current(name);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [names]);
}

/** What must be in the drawer, and the sum that makes it. */
function DrawerCard({ drawer }: { readonly drawer: DrawerBody }) {
  const words = useWords(cageWords);
  const language = useLanguage();
  const kinds = [...new Set(drawer.slips.filter(({ cash }) => cash !== 0).map(({ kind }) => kind))];
  return (
    <section className="hcard" data-drawer-card={drawer.id}>
      <div className="hcard-head">
        <h2>{words.drawer}</h2>
        <span className="hpill">{minuteText(drawer.openedAt, language)}</span>
      </div>
      <small>{words.mustBe}</small>
      <p className="cage-sum" data-expected={drawer.expected ?? 'hidden'}>
        {drawer.expected === null ? words.hidden : moneyText(drawer.expected)}
      </p>
      <dl className="cage-parts">
        <dt>{words.opening}</dt>
        <dd>{moneyText(drawer.opening)}</dd>
        {drawer.expected !== null &&
          kinds.map((kind) => {
            const moved = drawer.slips.filter((slip) => slip.kind === kind && slip.cash !== 0);
            const sum = moved.reduce((total, { cash }) => total + cash, 0);
            return (
              <Part key={kind} name={words.moved(words.kinds[kind], moved.length)} sum={sum} />
            );
          })}
      </dl>
    </section>
  );
}

function Part({ name, sum }: { readonly name: string; readonly sum: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd
        className={sum < 0 ? 'neg' : 'pos'}
      >{`${sum < 0 ? '−' : '+'}${moneyText(Math.abs(sum))}`}</dd>
    </>
  );
}
