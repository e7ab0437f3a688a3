import { useEffect, useRef } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { FaultLine } from '../ui/house/fault-line.tsx';
import { HouseDoor } from '../ui/house/house-door.tsx';
import { HouseHead, positionOf } from '../ui/house/house-head.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { CageWindow } from './cage-window.tsx';
import { Oversight } from './oversight.tsx';
import { cageWords } from './words/cage-words.ts';
import '../ui/house/house.css';
import './cage.css';

const POSITIONS = ['cashier', 'pit-supervisor', 'shift-manager', 'auditor'] as const;
const EVERY = 2500;

/** The cage of the address: `/cage`, in a demo with `?as=cashier`. */
export function CageApp() {
  const { title } = useWords(cageWords);
  return (
    <HouseDoor title={title} positions={POSITIONS}>
      {(person) => <CageShell person={person} />}
    </HouseDoor>
  );
}

/** A cashier has a window; whoever stands over cashiers has all of them. */
function CageShell({ person }: { readonly person: StaffMember }) {
  const words = useWords(cageWords);
  const desk = useAsked('desk', () => http().desk(), EVERY);
  const clockOffset = useRef(0);
  if (desk.value && !desk.isOld) clockOffset.current = desk.value.at - Date.now();
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  const drawer = desk.value?.drawer ?? null;
  return (
    <div className="cage" data-drawer={drawer?.id ?? 'none'}>
      <HouseHead title={words.title} person={person} clockOffset={clockOffset.current}>
        <span className="house-badge">
          <b>{drawer ? words.window(drawer.window) : words.noDrawer}</b>
          {drawer && <small>{words.receipts(drawer.slips.length)}</small>}
        </span>
      </HouseHead>
      <FaultLine fault={desk.fault} />
      {desk.value && positionOf(person) === 'cashier' && (
        <CageWindow desk={desk.value} isOld={desk.isOld} again={desk.again} />
      )}
      {desk.value && positionOf(person) !== 'cashier' && (
        <Oversight desk={desk.value} person={person} again={desk.again} />
      )}
    </div>
  );
}
