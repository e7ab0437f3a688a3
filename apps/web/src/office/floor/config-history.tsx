import { http } from '../../session/http.ts';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { minuteText } from '../../text/moment.ts';
import { FaultLine } from '../../ui/house/fault-line.tsx';
import { useAsked } from '../../ui/house/use-asked.ts';
import { floorWords } from '../words/floor-words.ts';
import { ChangeList } from './config-preview.tsx';

interface ConfigHistoryProps {
  readonly table: string;
  /** Asked again when the configuration is another one. */
  readonly asked: string;
}

/** Every configuration a table has had, with who set it and who agreed. */
export function ConfigHistory({ table, asked }: ConfigHistoryProps) {
  const words = useWords(floorWords);
  const language = useLanguage();
  const history = useAsked(`history ${table} ${asked}`, () => http().configHistory(table));
  return (
    <section className="hcard config-history" data-history={history.value?.entries.length ?? '–'}>
      <div className="hcard-head">
        <h2>{words.history}</h2>
      </div>
      <FaultLine fault={history.fault} />
      <ol>
        {(history.value?.entries ?? []).map(({ sequence, at, by, second, changes }, index, all) => (
          <li key={sequence} data-entry={sequence}>
            <b>{minuteText(at, language)}</b> <small>#{sequence}</small>
            <p>
              {words.setBy(by)}
              {second !== null && ` · ${words.agreedBy(second)}`}
            </p>
            {index === all.length - 1 ? (
              <details>
                <summary>{words.first(changes.length)}</summary>
                <ChangeList label={words.changes} changes={changes} />
              </details>
            ) : (
              <ChangeList label={words.changes} changes={changes} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
