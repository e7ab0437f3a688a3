import { useEveryOwnWords } from '../../mechanics/use-own-words.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { printReport, saveReport } from '../../ui/house/save-file.ts';
import { Segments } from '../../ui/house/segments.tsx';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useIncidentText } from '../../ui/incidents/incident-words.ts';
import {
  actorColumn,
  clauseColumn,
  codeColumn,
  moneyColumn,
  resultColumn,
  textColumn,
  timeColumn,
} from '../list-columns.tsx';
import type { OfficeProps } from '../office-shell.tsx';
import { filtersOf, queryOf } from '../period.ts';
import { ReportList } from '../report-list.tsx';
import { useFloorMechanics, useMechanicOf } from '../table-mechanic.ts';
import { FilterKeys, ViewBar } from '../view-bar.tsx';
import { listWords } from '../words/list-words.ts';

const REGISTERS = ['voids', 'corrections', 'overrides', 'incidents'] as const;
type Register = (typeof REGISTERS)[number];

/** What went another way than usual: for ever, with the people and the clauses. */
export function RegistersView({ floor, clockOffset }: OfficeProps) {
  const words = useWords(listWords);
  const address = useAddress();
  const filters = filtersOf(address);
  const chosen = REGISTERS.find((name) => name === address.get('tab')) ?? 'voids';
  const query = () => queryOf(filters, Date.now() + clockOffset);
  return (
    <>
      <ViewBar
        title={words.registers}
        onCsv={() => void saveReport(chosen, query())}
        onPdf={() => void printReport(chosen, query())}
      >
        <FilterKeys filters={filters} floor={floor} />
        <small className="note">{words.nobodyDeletes}</small>
      </ViewBar>
      <RegisterList
        register={chosen}
        query={query}
        asked={`${filters.period} ${filters.table ?? ''}`}
      />
    </>
  );
}

interface RegisterListProps {
  readonly register: Register;
  readonly query: () => Readonly<Record<string, string>>;
  readonly asked: string;
}

function RegisterList({ register, ...rest }: RegisterListProps) {
  const words = useWords(listWords);
  const columns = useColumns();
  const head = (
    <Segments
      label={words.register}
      names={words.tabs}
      chosen={register}
      onChoose={(tab) => goTo({ tab, sort: null })}
    />
  );
  const common = { ...rest, keyOf, head, label: words.tabs[register] };
  switch (register) {
    case 'voids':
      return <ReportList {...common} name="voids" columns={columns.voids} />;
    case 'corrections':
      return <ReportList {...common} name="corrections" columns={columns.corrections} />;
    case 'overrides':
      return <ReportList {...common} name="overrides" columns={columns.overrides} />;
    case 'incidents':
      return <ReportList {...common} name="incidents" columns={columns.incidents} />;
  }
}

function keyOf(row: { readonly at: number; readonly table: string }, index: number): string {
  return `${row.at} ${row.table} ${index}`;
}

/** What kind of line it is, in words; an incident by its own name. */
function useKindText(): (code: string) => string {
  const kinds: Readonly<Record<string, string>> = useWords(listWords).kinds;
  const incidentText = useIncidentText(...useEveryOwnWords(useFloorMechanics()));
  return (code) => kinds[code] ?? incidentText(code).name;
}

function useColumns() {
  const words = useWords(listWords);
  const language = useLanguage();
  const mechanicOf = useMechanicOf();
  const kindText = useKindText();
  const at = timeColumn('at', words.at, language);
  const table = textColumn('table', words.table);
  const round = textColumn('round', words.round);
  const by = actorColumn('by', words.by, language);
  const owed = moneyColumn('owed', words.owed);
  const detail = textColumn('detail', words.detail);
  const clauses = clauseColumn(words.clauses);
  const kind = codeColumn('kind', words.kind, kindText);
  const incident = codeColumn('kind', words.incident, kindText);
  return {
    voids: [
      at,
      table,
      round,
      kind,
      codeColumn('incident', words.incident, kindText),
      moneyColumn('returned', words.returned),
      owed,
      by,
      clauses,
    ],
    corrections: [
      at,
      round,
      resultColumn('was', words.was, mechanicOf),
      resultColumn('is', words.is, mechanicOf),
      moneyColumn('paid', words.paid),
      moneyColumn('taken', words.taken),
      owed,
      actorColumn('requestedBy', words.asked, language),
      actorColumn('approvedBy', words.agreed, language),
      clauses,
    ],
    overrides: [at, table, kind, textColumn('subject', words.subject), detail, by, clauses],
    incidents: [at, table, round, incident, detail, by, clauses],
  };
}
