import './floor.css';
import type { ConfigBody, FloorBody } from '@baize/protocol/client';
import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { DemonstrationMark, DemonstrationTag } from '../../ui/demonstration/demonstration-tag.tsx';
import { authorityOf } from '../../ui/house/house-head.tsx';
import { ListFiles } from '../../ui/house/list-files.tsx';
import { ProblemLine } from '../../ui/house/problem-line.tsx';
import { saveFile } from '../../ui/house/save-file.ts';
import { goTo, useAddress } from '../../ui/house/use-address.ts';
import { useAsked } from '../../ui/house/use-asked.ts';
import { actorText } from '../../ui/position-words.ts';
import type { OfficeProps } from '../office-shell.tsx';
import { ViewBar } from '../view-bar.tsx';
import { floorWords } from '../words/floor-words.ts';
import { ConfigEditor } from './config-editor.tsx';
import { ChangeList } from './config-preview.tsx';
import { TableRequests } from './table-requests.tsx';

const EVERY = 8_000;

/** How every table is configured: changed with open eyes, by two where prices change, and never forgotten. */
export function FloorView({ person, floor }: OfficeProps) {
  const words = useWords(floorWords);
  const address = useAddress();
  const tables = floor?.tables ?? [];
  const chosen = tables.find(({ table }) => table === address.get('table')) ?? tables[0];
  const table = chosen?.table ?? '';
  const config = useAsked(
    `config ${table}`,
    () => (table === '' ? Promise.resolve(NO_TABLE) : http().config(table)),
    EVERY,
  );
  const mayChange = ['pit-manager', 'shift-manager'].includes(authorityOf(person));
  const present = config.value?.config;
  return (
    <>
      <ViewBar title={words.title}>
        <DemonstrationTag demonstration={chosen?.demonstration} />
        {config.value && <SaveKey table={table} config={config.value} />}
        <small className="note">{words.note}</small>
      </ViewBar>
      <div className="floor-view">
        <TableList tables={tables} chosen={table} />
        <div className="floor-middle">
          <ProblemLine problem={table === '' ? null : config.problem} />
          {table !== '' && mayChange && (
            <TableRequests key={table} table={table} onDone={config.again} />
          )}
          {present && (
            <ConfigEditor
              key={`${table} ${JSON.stringify(present)}`}
              table={table}
              config={present}
              mayChange={mayChange}
              onSet={config.again}
            />
          )}
        </div>
        {table !== '' && <ConfigHistory table={table} asked={JSON.stringify(present ?? null)} />}
      </div>
    </>
  );
}

function SaveKey({ table, config }: { readonly table: string; readonly config: ConfigBody }) {
  const words = useWords(floorWords);
  const save = () => saveFile(`baize-${table}-configuration.json`, JSON.stringify(config, null, 2));
  return (
    <button type="button" className="hkey no-print" data-do="save-config" onClick={save}>
      {words.save}
    </button>
  );
}

interface TableListProps {
  readonly tables: FloorBody['tables'];
  readonly chosen: string;
}

function TableList({ tables, chosen }: TableListProps) {
  const words = useWords(floorWords);
  return (
    <nav className="hcard floor-tables" aria-label={words.tables}>
      {tables.map(({ table, name, game, demonstration }) => (
        <button
          key={table}
          type="button"
          data-choose-table={table}
          aria-current={table === chosen ? 'true' : undefined}
          onClick={() => goTo({ table })}
        >
          <b>{table}</b>
          <span>{name}</span>
          <small>{game}</small>
          <DemonstrationMark demonstration={demonstration} />
        </button>
      ))}
    </nav>
  );
}

const NO_TABLE = {
  ok: false,
  error: { status: 404, code: 'unknown-table', message: 'No table is chosen.' },
} as const;

interface ConfigHistoryProps {
  readonly table: string;
  /** Asked again when the configuration is another one. */
  readonly asked: string;
}

/** Every configuration a table has had, with who set it and who agreed. */
function ConfigHistory({ table, asked }: ConfigHistoryProps) {
  const words = useWords(floorWords);
  const language = useLanguage();
  const history = useAsked(`history ${table} ${asked}`, () => http().configHistory(table));
  return (
    <section className="hcard config-history" data-history={history.value?.entries.length ?? '–'}>
      <div className="hcard-head">
        <h2>{words.history}</h2>
        <span className="house-gap" />
        <ListFiles list="config-history" query={{ table }} />
      </div>
      <ProblemLine problem={history.problem} />
      <ol>
        {(history.value?.entries ?? []).map(({ sequence, at, by, second, changes }, index, all) => (
          <li key={sequence} data-entry={sequence}>
            <b>{minuteText(at, language)}</b> <small>#{sequence}</small>
            <p>
              {words.setBy(actorText(by, language))}
              {second !== null && ` · ${words.agreedBy(actorText(second, language))}`}
            </p>
            {index === all.length - 1 ? (
              <details>
                <summary>{words.first(changes.length)}</summary>
                <ChangeList label={`${words.changes} #${sequence}`} changes={changes} />
              </details>
            ) : (
              <ChangeList label={`${words.changes} #${sequence}`} changes={changes} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
