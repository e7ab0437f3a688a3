import { type FormEvent, useState } from 'react';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { PlainTable, type TableColumn } from '../../ui/house/data-table.tsx';
import { printReport, saveFile, saveReport } from '../../ui/house/save-file.ts';
import { useAddress } from '../../ui/house/use-address.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { exportWords } from '../words/export-words.ts';
import { ParSheets } from './par-sheets.tsx';

/** By name; the words say in which order people look for them. */
const REPORTS = Object.keys(exportWords.en.reports).filter(isReport);
type Report = keyof typeof exportWords.en.reports;

function isReport(name: string): name is Report {
  return Object.hasOwn(exportWords.en.reports, name);
}

/** Everything that leaves the house as a file: reports, rounds in dispute, sheets for the lab. */
export function ExportsView({ floor, clockOffset }: OfficeProps) {
  const words = useWords(exportWords);
  const filters = filtersOf(useAddress());
  const query = () => queryOf(filters, Date.now() + clockOffset);
  return (
    <>
      <ViewBar title={words.title}>
        <FilterKeys filters={filters} floor={floor} />
      </ViewBar>
      <div className="exports">
        <ReportFiles query={query} />
        <DisputeFile tables={floor?.tables.map(({ table }) => table) ?? []} />
        <ParSheets tables={floor?.tables ?? []} />
      </div>
    </>
  );
}

function ReportFiles({ query }: { readonly query: () => Readonly<Record<string, string>> }) {
  const words = useWords(exportWords);
  const [failed, setFailed] = useState<Report | null>(null);
  const save = async (report: Report, done: Promise<boolean>) =>
    setFailed((await done) ? null : report);
  const columns: readonly TableColumn<Report>[] = [
    { name: 'report', title: words.report, value: (report) => words.reports[report] },
    {
      name: 'files',
      title: words.files,
      value: () => '',
      show: (report) => (
        <span className="house-keys">
          <FileKey name="csv" onPress={() => void save(report, saveReport(report, query()))} />
          <FileKey name="pdf" onPress={() => void save(report, printReport(report, query()))} />
        </span>
      ),
    },
  ];
  return (
    <section className="hcard" data-list="exports">
      <h2>{words.reportsTitle}</h2>
      <p className="note">{words.reportsNote}</p>
      {failed !== null && (
        <p className="trouble" role="alert">
          {words.failed(words.reports[failed])}
        </p>
      )}
      <PlainTable
        label={words.reportsTitle}
        columns={columns}
        rows={REPORTS}
        keyOf={(report) => report}
      />
    </section>
  );
}

function FileKey({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="hkey hkey--small" data-do={name} onClick={onPress}>
      {name.toUpperCase()}
    </button>
  );
}

/** One round as a file that checks itself, for whoever disputes it. */
function DisputeFile({ tables }: { readonly tables: readonly string[] }) {
  const words = useWords(exportWords);
  const [told, setTold] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [table, number] = [String(form.get('table')), String(form.get('number')).trim()];
    const round = `${table}-${number}`;
    const bundle = await http().bundle<string>(table, round, 'html');
    setTold(bundle.ok ? null : bundle.error.message);
    if (bundle.ok) saveFile(`baize-${round}.html`, bundle.value, 'text/html');
  };
  return (
    <section className="hcard" data-export="dispute">
      <h2>{words.disputeTitle}</h2>
      <p className="note">{words.disputeNote}</p>
      <form className="hform" onSubmit={(event) => void submit(event)}>
        <label className="hfield">
          {words.table}
          <select name="table">
            {tables.map((table) => (
              <option key={table}>{table}</option>
            ))}
          </select>
        </label>
        <label className="hfield">
          {words.round}
          <input name="number" inputMode="numeric" pattern="[0-9]+" required autoComplete="off" />
        </label>
        {told !== null && (
          <p className="trouble" role="alert">
            {told}
          </p>
        )}
        <button type="submit" className="hkey" data-do="bundle">
          {words.bundle}
        </button>
      </form>
    </section>
  );
}
