import type {
  DeskBody,
  DrawerBody,
  DropsBody,
  HttpProblem,
  TableDrop,
} from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import type { StaffMember } from '../session/staff.ts';
import { moneyText } from '../text/amount.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { minuteText } from '../text/moment.ts';
import { PlainTable, type TableColumn } from '../ui/house/data-table.tsx';
import { authorityOf } from '../ui/house/house-head.tsx';
import { ListFiles } from '../ui/house/list-files.tsx';
import { SheetPanel } from '../ui/house/print-sheet.tsx';
import { ProblemLine } from '../ui/house/problem-line.tsx';
import { useAsked } from '../ui/house/use-asked.ts';
import { DrawerSheet, DropSheet } from './count-sheet.tsx';
import { HandPayments } from './hand-payments.tsx';
import { namesOf, PaperNames } from './names.ts';
import { OwedList } from './owed-list.tsx';
import { WaitingList } from './slip-list.tsx';
import { VoidCard } from './void-card.tsx';
import { cageWords } from './words/cage-words.ts';
import { WriteOffCard } from './write-off-card.tsx';

interface OversightProps {
  readonly desk: DeskBody;
  readonly person: StaffMember;
  readonly again: () => void;
}

const EVERY = 4000;

/** All windows: what waits for a second person, every drawer, the boxes of the tables. */
export function Oversight({ desk, person, again }: OversightProps) {
  const words = useWords(cageWords);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const position = authorityOf(person);
  const mayAgree = position !== 'auditor' && position !== 'technician';
  const seesDrawers = ['pit-manager', 'shift-manager', 'auditor'].includes(position);
  const second = async (op: string, agrees: boolean) => {
    const decided = await http().secondSlip(op, agrees);
    setProblem(decided.ok ? null : decided.error);
    again();
  };
  return (
    <main className="cage-oversight">
      <ProblemLine problem={problem} />
      <section className="hcard">
        <div className="hcard-head">
          <h2>{words.waitingSecond}</h2>
        </div>
        <WaitingList
          slips={desk.waiting}
          {...(mayAgree && { onSecond: (op, agrees) => void second(op, agrees) })}
        />
      </section>
      <HandPayments payments={desk.handPayments} mayPay={false} />
      {isManager(position) && <VoidCard />}
      {isManager(position) && <WriteOffCard owed={desk.owed} />}
      {seesDrawers && <Drawers mayClose={position === 'shift-manager'} />}
      <Boxes mayAgree={mayAgree} self={person.id} />
      <section className="hcard">
        <OwedList desk={desk} />
      </section>
    </main>
  );
}

/** An instrument is voided and a debt given up by a pit manager or above. */
function isManager(position: string): boolean {
  return ['pit-manager', 'shift-manager'].includes(position);
}

function Drawers({ mayClose }: { readonly mayClose: boolean }) {
  const words = useWords(cageWords);
  const drawers = useAsked('drawers', () => http().drawers(), EVERY);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const [reason, setReason] = useState('');
  const [opened, setOpened] = useState<DrawerBody | null>(null);
  const close = async (id: string) => {
    const closed = await http().closeDrawer(id, reason);
    setProblem(closed.ok ? null : closed.error);
    drawers.again();
  };
  const columns = useDrawerColumns(mayClose, reason, (id) => void close(id));
  return (
    <section className="hcard" data-list="drawers">
      <div className="hcard-head">
        <h2>{words.drawers}</h2>
        <span className="house-gap" />
        <ListFiles list="drawers" />
        {mayClose && (
          <label className="cage-reason">
            {words.reason}
            <input
              className="hinput"
              name="reason"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        )}
      </div>
      <ProblemLine problem={problem ?? drawers.problem} />
      <PlainTable
        label={words.drawers}
        columns={columns}
        rows={drawers.value?.drawers ?? []}
        keyOf={({ id }) => id}
        onOpen={setOpened}
      />
      {opened && (
        <SheetPanel title={words.countSheet} onClose={() => setOpened(null)}>
          <PaperNames value={namesOf(drawers.value?.people)}>
            <DrawerSheet drawer={opened} />
          </PaperNames>
        </SheetPanel>
      )}
    </section>
  );
}

/** What a drawer was off by when it was last counted; null while nobody has. */
function differenceOf({ closed, counts }: DrawerBody): number | null {
  const last = counts.at(-1);
  return closed ? closed.difference : last ? last.counted - last.expected : null;
}

function useDrawerColumns(
  mayClose: boolean,
  reason: string,
  onClose: (id: string) => void,
): readonly TableColumn<DrawerBody>[] {
  const words = useWords(cageWords);
  const language = useLanguage();
  return [
    { name: 'id', title: words.drawer, value: ({ id }) => id },
    { name: 'cashier', title: words.by, value: ({ cashier }) => cashier },
    {
      name: 'openedAt',
      title: words.time,
      value: ({ openedAt }) => openedAt,
      show: ({ openedAt }) => minuteText(openedAt, language),
    },
    {
      name: 'expected',
      title: words.mustBe,
      kind: 'number',
      value: ({ expected }) => expected,
      show: ({ expected }) => (expected === null ? '–' : moneyText(expected)),
    },
    {
      name: 'difference',
      title: words.difference,
      kind: 'number',
      value: differenceOf,
      show: (row) => {
        const off = differenceOf(row);
        return off === null ? (
          '–'
        ) : (
          <span className={off === 0 ? '' : 'neg'}>{moneyText(off)}</span>
        );
      },
    },
    {
      name: 'state',
      title: words.state,
      value: ({ closed }) => (closed ? words.closed : words.isOpen),
      show: (row) => (
        <DrawerState row={row} mayClose={mayClose} reason={reason} onClose={onClose} />
      ),
    },
  ];
}

interface DrawerStateProps {
  readonly row: DrawerBody;
  readonly mayClose: boolean;
  readonly reason: string;
  readonly onClose: (id: string) => void;
}

function DrawerState({ row, mayClose, reason, onClose }: DrawerStateProps) {
  const words = useWords(cageWords);
  const { id, closed, counts } = row;
  return (
    <>
      <span className="hpill" data-tone={closed ? 'ok' : 'info'}>
        {closed ? (closed.reason ?? words.closed) : words.isOpen}
      </span>{' '}
      {mayClose && !closed && counts.length > 1 && (
        <button
          type="button"
          className="hkey hkey--small hkey--danger"
          data-do="close-with-difference"
          disabled={reason.trim() === ''}
          onClick={(event) => {
            event.stopPropagation();
            onClose(id);
          }}
        >
          {words.closeIt}
        </button>
      )}
    </>
  );
}

/** The cash that must be in the box of every table, and counts that wait for a second person. */
function Boxes({ mayAgree, self }: { readonly mayAgree: boolean; readonly self: string }) {
  const words = useWords(cageWords);
  const drops = useAsked('drops', () => http().drops(), EVERY);
  const [problem, setProblem] = useState<HttpProblem | null>(null);
  const second = async (op: string) => {
    const agreed = await http().secondDrop(op, true);
    setProblem(agreed.ok ? null : agreed.error);
    drops.again();
  };
  const counted = drops.value?.drops ?? [];
  const columns = useBoxColumns(counted, mayAgree, self, (op) => void second(op));
  const [opened, setOpened] = useState<TableDrop | null>(null);
  return (
    <section className="hcard" data-list="boxes">
      <div className="hcard-head">
        <h2>{words.boxes}</h2>
        <span className="house-gap" />
        <ListFiles list="boxes" />
        <ListFiles list="drops" />
      </div>
      <ProblemLine problem={problem ?? drops.problem} />
      <PlainTable
        label={words.boxes}
        columns={columns}
        rows={drops.value?.tables ?? []}
        keyOf={({ table }) => table}
        onOpen={({ table }) => setOpened(counted.find((each) => each.table === table) ?? null)}
      />
      {opened && (
        <SheetPanel title={words.dropSheet} onClose={() => setOpened(null)}>
          <PaperNames value={namesOf(drops.value?.people)}>
            <DropSheet drop={opened} />
          </PaperNames>
        </SheetPanel>
      )}
    </section>
  );
}

type BoxRow = DropsBody['tables'][number];

function useBoxColumns(
  drops: DropsBody['drops'],
  mayAgree: boolean,
  self: string,
  onAgree: (op: string) => void,
): readonly TableColumn<BoxRow>[] {
  const words = useWords(cageWords);
  const counted = ({ table }: BoxRow) => {
    const drop = drops.find((each) => each.table === table);
    if (!drop) return '–';
    const mayNow = mayAgree && drop.state === 'waiting' && drop.by !== self;
    return (
      <>
        {moneyText(drop.counted)}{' '}
        {mayNow && (
          <button
            type="button"
            className="hkey hkey--small"
            data-do="agree-drop"
            onClick={(event) => {
              event.stopPropagation();
              onAgree(drop.op);
            }}
          >
            {words.agree}
          </button>
        )}
      </>
    );
  };
  const number = { kind: 'number' } as const;
  return [
    { name: 'table', title: words.table, value: ({ table }) => table },
    {
      name: 'expected',
      title: words.mustBe,
      ...number,
      value: ({ expected }) => expected,
      show: ({ expected }) => moneyText(expected),
    },
    { name: 'counted', title: words.counted, ...number, value: () => null, show: counted },
  ];
}
