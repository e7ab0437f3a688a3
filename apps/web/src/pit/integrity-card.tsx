import type { TableIntegrityBody } from '@baize/protocol/client';
import { useState } from 'react';
import { http } from '../session/http.ts';
import { useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { minuteText } from '../text/moment.ts';
import { useAsked } from '../ui/house/use-asked.ts';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { Panel } from '../ui/panel.tsx';
import { integrityWords } from './words/integrity-words.ts';
import './integrity-card.css';

const EVERY = 15_000;

/** Whether the results of a table look like chance, and the evidence where they do not. */
export function IntegrityCard({ table }: { readonly table: string }) {
  const words = useWords(integrityWords);
  const asked = useAsked(`integrity ${table}`, () => http().integrity(table), EVERY);
  const [isOpen, setOpen] = useState(false);
  const found = asked.value;
  if (!found) return null;
  const unanswered = found.alarms.filter(({ isAcknowledged }) => !isAcknowledged).length;
  return (
    <section className="hcard" data-integrity={unanswered} data-results={found.results}>
      <div className="hcard-head">
        <h2>{words.title}</h2>
        <span className="hpill" data-tone={unanswered > 0 ? 'bad' : 'ok'}>
          {unanswered > 0 ? words.alarms(unanswered) : words.noAlarm}
        </span>
      </div>
      <p className="note">
        {words.results(found.results)}
        {found.isReading && `, ${words.reading}`}
      </p>
      {found.evidence && (
        <dl className="integrity-evidence">
          <dt>{words.evidence}</dt>
          <dd>{words.odds(oddsText(found.evidence.odds))}</dd>
          <dt>{words.highest}</dt>
          <dd>{words.odds(oddsText(found.evidence.highest))}</dd>
        </dl>
      )}
      {found.report ? (
        <button
          type="button"
          className="hkey hkey--small"
          data-do="integrity"
          onClick={() => setOpen(true)}
        >
          {words.open}
        </button>
      ) : (
        <p className="note">{words.nothing}</p>
      )}
      {isOpen && found.report && (
        <IntegrityPanel found={found} report={found.report} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

function oddsText(odds: number): string {
  return odds.toLocaleString('en', { maximumSignificantDigits: 3 });
}

type Report = NonNullable<TableIntegrityBody['report']>;

interface IntegrityPanelProps {
  readonly found: TableIntegrityBody;
  readonly report: Report;
  readonly onClose: () => void;
}

function IntegrityPanel({ found, report, onClose }: IntegrityPanelProps) {
  const words = useWords(integrityWords);
  const language = useLanguage();
  return (
    <Panel
      title={`${words.title}, ${found.table}`}
      closeLabel={words.close}
      onClose={onClose}
      name="integrity"
      tools={<LanguageSwitch />}
    >
      {language === 'en' && report.verdict.sentences.map((each) => <p key={each}>{each}</p>)}
      <ul className="integrity-alarms">
        {found.alarms.map(({ result, at, sentence, isAcknowledged }) => (
          <li key={result}>
            <b>{minuteText(at, language)}</b> <span lang="en">{sentence}</span>{' '}
            {isAcknowledged && <small>{words.acknowledged}</small>}
          </li>
        ))}
      </ul>
      {found.fault !== null && <p className="note">{words.note}</p>}
      <div className="integrity-charts">
        {report.charts.map((chart) => (
          <Chart key={chart.title} chart={chart} />
        ))}
      </div>
      <Tests tests={report.tests} />
    </Panel>
  );
}

/** In the language of the screen where it is known there, else as the floor calls it. */
function TestName({ title }: { readonly title: string }) {
  const named = useWords(integrityWords).named(title);
  return named === null ? <span lang="en">{title}</span> : named;
}

/** Bars with the mark of what chance would give, and the same in figures beside them. */
function Chart({ chart }: { readonly chart: Report['charts'][number] }) {
  const words = useWords(integrityWords);
  const most = Math.max(...chart.cells.flatMap((cell) => [cell.observed, cell.expected]));
  const width = (value: number) => `${most === 0 ? 0 : (100 * value) / most}%`;
  const all = chart.cells.reduce((sum, { observed }) => sum + observed, 0);
  const figure = (value: number) =>
    chart.kind === 'shares' && all > 0
      ? `${((100 * value) / all).toLocaleString('en', { maximumFractionDigits: 2 })}%`
      : value.toLocaleString('en', { maximumFractionDigits: 1 });
  return (
    <table className="integrity-chart" data-chart={chart.title}>
      <caption>
        <TestName title={chart.title} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.observed}</th>
          <th scope="col">{words.expected}</th>
        </tr>
      </thead>
      <tbody>
        {chart.cells.map((cell) => (
          <tr key={cell.label}>
            <th scope="row">{cell.label}</th>
            <td>
              <span className="integrity-bar" aria-hidden="true">
                <i style={{ width: width(cell.observed) }} />
                <em style={{ left: width(cell.expected) }} />
              </span>
              {figure(cell.observed)}
            </td>
            <td>{figure(cell.expected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tests({ tests }: { readonly tests: Report['tests'] }) {
  const words = useWords(integrityWords);
  return (
    <table className="integrity-chart">
      <thead>
        <tr>
          <th scope="col">{words.test}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.adjusted}</th>
        </tr>
      </thead>
      <tbody>
        {tests.map(({ test, p, adjusted }) => (
          <tr key={test}>
            <th scope="row">
              <TestName title={test} />
            </th>
            <td>{p.toLocaleString('en', { maximumSignificantDigits: 3 })}</td>
            <td>{adjusted.toLocaleString('en', { maximumSignificantDigits: 3 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
