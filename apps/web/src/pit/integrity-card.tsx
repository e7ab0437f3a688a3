import type { TableIntegrityBody } from '@baize/protocol/client';
import { useState } from 'react';
import { useParts } from '../mechanics/mechanics.ts';
import type { ChineseTests } from '../mechanics/screen-mechanic.ts';
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

interface IntegrityCardProps {
  readonly table: string;
  readonly mechanic: string;
}

/** Whether the results of a table look like chance, and the evidence where they do not. */
export function IntegrityCard({ table, mechanic }: IntegrityCardProps) {
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
      {isOpen && (
        <IntegrityPanel found={found} mechanic={mechanic} onClose={() => setOpen(false)} />
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
  readonly mechanic: string;
  readonly onClose: () => void;
}

function IntegrityPanel({ found, mechanic, onClose }: IntegrityPanelProps) {
  const words = useWords(integrityWords);
  const language = useLanguage();
  const chinese = useParts(mechanic, 'pit')?.chineseTests;
  const { report } = found;
  if (!report) return null;
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
          <Chart key={chart.title} chart={chart} chinese={chinese} />
        ))}
      </div>
      <Tests tests={report.tests} chinese={chinese} />
    </Panel>
  );
}

interface TestNameProps {
  readonly title: string;
  readonly chinese: ChineseTests | undefined;
}

/** In the language of the screen where its mechanic says it, else as the floor calls it. */
function TestName({ title, chinese }: TestNameProps) {
  const language = useLanguage();
  if (language === 'en') return title;
  return chineseName(title, chinese) ?? <span lang="en">{title}</span>;
}

function chineseName(title: string, chinese: ChineseTests | undefined): string | undefined {
  const plain = title.toLowerCase();
  const [pattern, name] = chinese?.patterns?.find(([each]) => each.test(plain)) ?? [];
  return chinese?.names[plain] ?? (pattern && name ? plain.replace(pattern, name) : undefined);
}

interface ChartProps {
  readonly chart: Report['charts'][number];
  readonly chinese: ChineseTests | undefined;
}

/** Bars with the mark of what chance would give, and the same in figures beside them. */
function Chart({ chart, chinese }: ChartProps) {
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
        <TestName title={chart.title} chinese={chinese} />
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

interface TestsProps {
  readonly tests: Report['tests'];
  readonly chinese: ChineseTests | undefined;
}

function Tests({ tests, chinese }: TestsProps) {
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
              <TestName title={test} chinese={chinese} />
            </th>
            <td>{p.toLocaleString('en', { maximumSignificantDigits: 3 })}</td>
            <td>{adjusted.toLocaleString('en', { maximumSignificantDigits: 3 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
