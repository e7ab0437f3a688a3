import type { DeskBody } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { useWords } from '../text/dictionary.ts';
import { FaultLine } from '../ui/house/fault-line.tsx';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { DrawerCard } from './drawer-card.tsx';
import { ClosePanel, OpenDrawer } from './drawer-panels.tsx';
import { HandPayments } from './hand-payments.tsx';
import { HouseTab, PlayerTab } from './move-tab.tsx';
import { OwedList } from './owed-list.tsx';
import { RedeemTab } from './redeem-tab.tsx';
import { SlipList, ToldCard, WaitingList } from './slip-list.tsx';
import { useFunctionKeys } from './use-function-keys.ts';
import { useSlips } from './use-slips.ts';
import { cageWords } from './words/cage-words.ts';

const TABS = ['redeem', 'sell', 'hand', 'house', 'owed'] as const;
type Tab = (typeof TABS)[number];

interface CageWindowProps {
  readonly desk: DeskBody;
  readonly isOld: boolean;
  readonly again: () => void;
}

/** A cashier's window: without a drawer there is one thing to do, and that is counting one. */
export function CageWindow({ desk, isOld, again }: CageWindowProps) {
  if (!desk.drawer) return <OpenDrawer desk={desk} onOpened={again} />;
  return <OpenWindow desk={desk} drawer={desk.drawer} isOld={isOld} again={again} />;
}

type Drawer = NonNullable<DeskBody['drawer']>;

function OpenWindow({ desk, drawer, isOld, again }: CageWindowProps & { readonly drawer: Drawer }) {
  const words = useWords(cageWords);
  const [isClosing, setClosing] = useState(false);
  const slips = useSlips(again);
  const address = useAddress();
  const tab = TABS.find((name) => name === address.get('tab')) ?? 'redeem';
  useFunctionKeys(TABS, (name) => goTo({ tab: name }));
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
        <ClosePanel desk={desk} drawer={drawer} onClose={() => setClosing(false)} again={again} />
      )}
    </main>
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
    <div className="cage-column">
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
    <div className="cage-column">
      <FaultLine fault={slips.fault} />
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
  readonly tab: Tab;
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
