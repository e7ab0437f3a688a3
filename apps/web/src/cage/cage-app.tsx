import '../ui/house/house.css';
import './cage.css';
import { useEffect, useRef } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { HouseDoor } from '../ui/house/house-door.tsx';
import { authorityOf, HouseHead } from '../ui/house/house-head.tsx';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { TerminalSheet } from '../ui/terminal-life/terminal-sheet.tsx';
import { CageWindow } from './cage-window.tsx';
import { namesOf, PaperNames } from './names.ts';
import { Oversight } from './oversight.tsx';
import { cageWords } from './words/cage-words.ts';

const POSITIONS = [
  'cashier',
  'pit-supervisor',
  'pit-manager',
  'shift-manager',
  'casino-manager',
  'auditor',
] as const;
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
  const isCashier = authorityOf(person) === 'cashier';
  const standing = isCashier ? words.noDrawer : words.openDrawers(desk.value?.open.length ?? 0);
  return (
    <div className="cage" data-drawer={drawer?.id ?? 'none'}>
      <HouseHead title={words.title} person={person} clockOffset={clockOffset.current}>
        <span className="house-badge">
          <b>{drawer ? words.window(drawer.window) : standing}</b>
          {drawer && <small>{words.receipts(drawer.slips.length)}</small>}
        </span>
      </HouseHead>
      <ProblemLine problem={desk.problem} />
      <PaperNames value={namesOf(desk.value?.people)}>
        {desk.value && isCashier && (
          <CageWindow person={person} desk={desk.value} isOld={desk.isOld} again={desk.again} />
        )}
        {desk.value && !isCashier && (
          <Oversight desk={desk.value} person={person} again={desk.again} />
        )}
      </PaperNames>
      <TerminalSheet mayReadRounds={!isCashier} />
    </div>
  );
}
