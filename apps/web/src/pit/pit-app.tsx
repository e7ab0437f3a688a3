import '../ui/house/house.css';
import './pit.css';
import type { FaultsBody, FloorBody, PitShiftBody } from '@baize/protocol/client';
import { useRef } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { useWords } from '../text/dictionary.ts';
import { HouseDoor } from '../ui/house/house-door.tsx';
import { HouseHead } from '../ui/house/house-head.tsx';
import { ownFloor, PitChoice, pitsOf } from '../ui/house/pit-choice.tsx';
import { goTo, useAddress } from '../ui/house/use-address.ts';
import { type Asked, useAsked } from '../ui/house/use-asked.ts';
import { TerminalSheet } from '../ui/terminal-life/terminal-sheet.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { type PitClient, usePitClients } from './pit-clients.ts';
import { TableBoard } from './table-board.tsx';
import { Tile } from './tile.tsx';
import type { WaitingTerminal } from './waits.ts';
import { pitWords } from './words/pit-words.ts';

const POSITIONS = ['pit-supervisor', 'pit-manager', 'shift-manager', 'casino-manager'] as const;

/** The pit of the address: `/pit?table=TS-C&tables=TS-C,SB-B`, in a demo with `&as=pit-manager`. */
export function PitApp() {
  const { title } = useWords(pitWords);
  return (
    <HouseDoor title={title} positions={POSITIONS}>
      {(person) => <PitShell person={person} />}
    </HouseDoor>
  );
}

/** The tables of a pit side by side, and one of them opened. */
function PitShell({ person }: { readonly person: StaffMember }) {
  const words = useWords(pitWords);
  const floor = useAsked('floor', () => http().floor(), 10_000);
  const faults = useAsked('faults', () => http().faults(), 3_000);
  const waiting = useAsked('waiting', () => http().waiting(), 3_000);
  const shift = useAsked('shift', () => http().pitShift(), 30_000);
  const clockOffset = useClockOffset(floor);
  const address = useAddress();
  const own = ownFloor(floor.value, person);
  const tables = tablesOf(own, address.get('tables'), address.get('pit'));
  const clients = usePitClients(tables.map(({ table }) => table));
  const opened = tables.find(({ table }) => table === address.get('table')) ?? tables[0];
  const client = opened && clients.get(opened.table);
  useTableKeys(tables);
  return (
    <div className="pit">
      <PitHead
        person={person}
        pit={address.get('pit')}
        floor={floor.value}
        tables={tables}
        clockOffset={clockOffset}
      />
      <PitChoice pits={pitsOf(own)} chosen={address.get('pit')} />
      <Tiles
        tables={tables}
        clients={clients}
        faults={answerOf(faults)?.faults ?? null}
        waiting={answerOf(waiting)?.terminals ?? null}
        opened={opened}
        shifts={shift.value?.tables ?? []}
      />
      {opened && client ? (
        <TableBoard
          key={opened.table}
          table={opened}
          client={client}
          person={person}
          faults={faults.value?.faults ?? []}
          onFaultCleared={faults.again}
        />
      ) : (
        <p className="data-none">{floor.value ? words.noTables : '–'}</p>
      )}
      <TerminalSheet mayReadRounds />
    </div>
  );
}

/** `1` to `9` open a table. */
function useTableKeys(tables: FloorBody['tables']): void {
  useKeys((key) => {
    const chosen = /^[1-9]$/.test(key) ? tables[Number(key) - 1] : undefined;
    if (chosen) goTo({ table: chosen.table });
    return chosen !== undefined;
  });
}

/** Server time less the time of this machine, as the floor last said it. */
function useClockOffset({ value, isOld }: Asked<FloorBody>): number {
  const offset = useRef(0);
  if (value && !isOld) offset.current = value.at - Date.now();
  return offset.current;
}

/** What the floor said, if it answered when it was last asked. */
function answerOf<Value>({ value, problem }: Asked<Value>): Value | null {
  return problem === null ? value : null;
}

/** As many tiles stand beside each other on a laptop with everything they say. */
const FEW = 5;

interface TilesProps {
  readonly tables: FloorBody['tables'];
  readonly clients: ReadonlyMap<string, PitClient>;
  readonly faults: FaultsBody['faults'] | null;
  readonly waiting: readonly WaitingTerminal[] | null;
  readonly opened: FloorBody['tables'][number] | undefined;
  readonly shifts: PitShiftBody['tables'];
}

function Tiles({ tables, clients, faults, waiting, opened, shifts }: TilesProps) {
  const words = useWords(pitWords);
  return (
    <nav
      className="pit-tiles"
      aria-label={words.chooseTable}
      data-many={tables.length > FEW || undefined}
    >
      {tables.map((table) => {
        const its = clients.get(table.table);
        return (
          its && (
            <Tile
              key={table.table}
              table={table}
              client={its}
              faults={faults}
              waiting={waiting}
              isOpen={table.table === opened?.table}
              shift={shifts.find((each) => each.table === table.table)}
            />
          )
        );
      })}
    </nav>
  );
}

interface PitHeadProps {
  readonly person: StaffMember;
  readonly pit: string | null;
  readonly floor: FloorBody | null;
  readonly tables: FloorBody['tables'];
  readonly clockOffset: number;
}

function PitHead({ person, pit, floor, tables, clockOffset }: PitHeadProps) {
  const words = useWords(pitWords);
  const chain = useAsked('chain', () => http().chain(), 15_000);
  const checkpoint = chain.value?.checkpoint;
  const isBroken = (checkpoint?.faults.length ?? 0) > 0;
  return (
    <HouseHead title={words.title} person={person} clockOffset={clockOffset}>
      <span className="house-badge">
        <b>{floor?.name ?? '–'}</b>
        <small>
          {words.tables(tables.length)},{' '}
          {words.seated(tables.reduce((sum, { seated }) => sum + seated, 0))}
        </small>
      </span>
      {checkpoint && (
        <span className="hpill" data-tone={isBroken ? 'bad' : 'ok'}>
          {isBroken ? words.chainBroken : words.chainWhole(checkpoint.number)}
        </span>
      )}
      <a
        className="hkey no-print"
        data-go="audit"
        href={`/office?view=audit${pit === null ? '' : `&pit=${encodeURIComponent(pit)}`}`}
      >
        {words.auditTrail}
      </a>
    </HouseHead>
  );
}

/** Those the address names, or all of a pit that are open; without a pit, pit by pit as the file has them. */
function tablesOf(
  floor: FloorBody | null,
  named: string | null,
  pit: string | null,
): FloorBody['tables'] {
  const pits = pitsOf(floor);
  const all = (floor?.tables ?? [])
    .filter((table) => pit === null || table.pit === pit)
    .toSorted((one, other) => pits.indexOf(one.pit ?? '') - pits.indexOf(other.pit ?? ''));
  if (named !== null) {
    const wanted = named.split(',');
    return all.filter(({ table }) => wanted.includes(table));
  }
  return all.filter(({ status }) => status.status !== 'closed');
}
