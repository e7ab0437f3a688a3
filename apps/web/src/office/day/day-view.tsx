import { csvText } from '@baize/protocol/csv';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { positionOf } from '../../ui/house/house-head.tsx';
import { saveFile } from '../../ui/house/save-file.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { dayWords } from '../words/day-words.ts';
import { CloseKey } from './close-key.tsx';
import {
  AccountList,
  ClosedDays,
  DifferenceList,
  TableList,
  useDifferenceColumns,
} from './day-lists.tsx';
import { DayState } from './day-state.tsx';
import './day.css';

/** A gaming day: what was won, whether everything agrees to the cent, and closing it for ever. */
export function DayView({ person }: OfficeProps) {
  const words = useWords(dayWords);
  const days = useAsked('days', () => http().days());
  const running = days.value?.running ?? null;
  const chosen = useAddress().get('day') ?? running;
  const day = useAsked(`day ${chosen ?? ''}`, () => http().day(chosen ?? ''));
  const columns = useDifferenceColumns();
  const shown = chosen !== null && !day.isOld ? day.value : null;
  const save = () => {
    const differences = shown?.differences ?? [];
    saveFile(`baize-day-${chosen}-differences.csv`, csvText(columns, differences));
  };
  return (
    <>
      <ViewBar title={words.title} onCsv={save}>
        <label className="office-pick">
          <span className="spoken">{words.day}</span>
          <input
            type="date"
            className="hinput"
            name="day"
            value={chosen ?? ''}
            max={running ?? undefined}
            onChange={({ target }) => goTo({ day: target.value })}
          />
        </label>
        {shown && <DayState day={shown} />}
        {shown && positionOf(person) === 'shift-manager' && (
          <CloseKey
            day={shown}
            isOver={running !== null && shown.day < running}
            onClosed={() => {
              day.again();
              days.again();
            }}
          />
        )}
      </ViewBar>
      <FaultLine fault={chosen === null ? days.fault : day.fault} />
      {shown && shown.differences.length > 0 && <DifferenceList rows={shown.differences} />}
      <div className="day-grid">
        <TableList rows={shown?.tables ?? []} />
        <AccountList rows={shown?.accounts ?? []} />
        <ClosedDays rows={days.value?.closed ?? []} />
      </div>
    </>
  );
}
