import { type EvidenceSummary, type RecordReport, strongestOf } from '@baize/math/fairness';
import {
  type IntegrityRow,
  integrityBody,
  type TableIntegrityBody,
  tableIntegrityBody,
} from '@baize/protocol/http';
import { Gauge, type Registry } from 'prom-client';
import type { ApiPlugin } from '../../http/context.ts';
import { allowOnly } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import { isElsewhere } from '../../people/own-pits.ts';
import type { Integrity, WatchedTable } from './integrity.ts';

const tags = ['operations'];

/** What the results of the tables tell about their devices, for the pit and for Prometheus. */
export function integrityRoutes(integrity: Integrity): ApiPlugin {
  return (api, { metrics, deps }) => {
    countResults(integrity, [metrics.registry]);
    const preHandler = allowOnly('pit-supervisor', 'technician', 'auditor');
    api.get(
      '/integrity',
      {
        schema: {
          summary: 'What the results of every table tell about its dice, cards and devices',
          tags,
          response: { 200: integrityBody },
        },
        preHandler,
      },
      ({ principal }) => ({
        tables: integrity
          .list()
          .filter(({ table }) => !isElsewhere(deps.floor, principal, table))
          .map(rowOf),
      }),
    );
    api.get(
      '/tables/:table/integrity',
      {
        schema: {
          summary: 'The same of one table, with every test and what to draw',
          tags,
          params: tableParams,
          response: { 200: tableIntegrityBody },
        },
        preHandler,
      },
      (request, reply) => {
        const watched = integrity.get(request.params.table);
        return watched ? reply.send(bodyOf(watched)) : refuse(reply, 404, NO_TABLE);
      },
    );
  };
}

function rowOf(watched: WatchedTable): IntegrityRow {
  const { table, watch, isReading, isAcknowledged, fault } = watched;
  return {
    table,
    kind: watch.kind(),
    results: watch.results(),
    isReading: isReading(),
    evidence: evidenceOf(watch.evidence()),
    alarms: watch.alarms().map((alarm) => ({ ...alarm, isAcknowledged: isAcknowledged(alarm) })),
    fault: fault()?.id ?? null,
  };
}

/** Beyond this more digits would only pretend, and JSON knows no infinity. */
const ODDS_MOST = 1e12;

function evidenceOf(summary: EvidenceSummary | null): IntegrityRow['evidence'] {
  if (!summary?.now || !summary.highest) return null;
  const odds = (log: number): number => Math.min(ODDS_MOST, Math.exp(log));
  return {
    odds: odds(summary.now.log),
    highest: odds(summary.highest.log),
    at: summary.highest.at,
    test: strongestOf(summary.highest)?.test ?? '',
  };
}

function bodyOf(watched: WatchedTable): TableIntegrityBody {
  const report = watched.watch.report();
  return { ...rowOf(watched), report: report && reportOf(report) };
}

function reportOf(report: RecordReport): NonNullable<TableIntegrityBody['report']> {
  const { described, verdict, charts, findings } = report;
  return {
    described,
    verdict: { level: verdict.level, sentences: [...verdict.sentences] },
    charts: charts.map(({ title, kind, cells }) => ({
      title,
      kind,
      cells: cells.map(({ label, observed, expected }) => ({
        label,
        observed,
        expected: Number(expected.numerator) / Number(expected.denominator),
      })),
    })),
    tests: findings.map(({ test, n, p, holm }) => ({ test, n, p, adjusted: holm })),
  };
}

/** Asked when somebody looks, so that no result waits for being counted. */
function countResults(integrity: Integrity, registers: Registry[]): void {
  const gauges = [
    ['baize_results', 'Results the integrity monitor has seen.', rowResults],
    ['baize_result_alarms', 'Alarms it keeps that nobody has acknowledged.', rowAlarms],
    ['baize_result_evidence', 'The highest evidence against fair results, as odds to 1.', rowOdds],
  ] as const;
  for (const [name, help, figureOf] of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['table'],
      registers,
      collect() {
        for (const watched of integrity.list())
          this.set({ table: watched.table }, figureOf(watched));
      },
    });
  }
}

function rowResults({ watch }: WatchedTable): number {
  return watch.results();
}

function rowAlarms({ watch, isAcknowledged }: WatchedTable): number {
  return watch.alarms().filter((alarm) => !isAcknowledged(alarm)).length;
}

function rowOdds({ watch }: WatchedTable): number {
  return evidenceOf(watch.evidence())?.highest ?? 1;
}
