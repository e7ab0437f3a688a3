import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Committed, Tables } from '../tables/running-table.ts';

/** What is counted while the floor runs, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  /** A command was answered: `accepted`, `repeated`, or the code it was refused with. */
  answered(command: string, outcome: string, seconds: number): void;
  /** A message or request that could not be taken at all. */
  turnedAway(code: string): void;
  connected(kind: string, change: 1 | -1): void;
  /** A client that reads too slowly fell back to snapshots. */
  fellBehind(): void;
}

const LATENCIES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const BATCHES = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000];

/** A registry of its own for every app, so that two in one process count for themselves. */
export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The event loop's lag is among the defaults.
  collectDefaultMetrics({ register: registry });
  const countAnswer = answerCounter(registers);
  const latency = new Histogram({
    name: 'baize_command_seconds',
    help: 'From the arrival of a command to its durable answer.',
    buckets: LATENCIES,
    registers,
  });
  const faults = new Counter({
    name: 'baize_turned_away_total',
    help: 'Messages and requests that could not be taken, by code.',
    labelNames: ['code'],
    registers,
  });
  const connections = new Gauge({
    name: 'baize_connections',
    help: 'Open sockets, by who is at the other end.',
    labelNames: ['kind'],
    registers,
  });
  const behind = new Counter({
    name: 'baize_fell_behind_total',
    help: 'Clients that read too slowly and were dropped to snapshots.',
    registers,
  });
  return {
    registry,
    answered(command, outcome, seconds) {
      countAnswer(command, outcome);
      latency.observe(seconds);
    },
    turnedAway: (code) => faults.inc({ code }),
    connected: (kind, change) => connections.inc({ kind }, change),
    fellBehind: () => behind.inc(),
  };
}

/**
 * Counted here and handed over when somebody looks: finding a counter by its labels costs more than
 * counting, and every bet is counted.
 */
function answerCounter(registers: Registry[]): (command: string, outcome: string) => void {
  const answers = new Map<string, Map<string, number>>();
  new Counter({
    name: 'baize_commands_total',
    help: 'Commands answered, by type and outcome.',
    labelNames: ['command', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [command, outcomes] of answers) {
        for (const [outcome, count] of outcomes) this.inc({ command, outcome }, count);
      }
    },
  });
  return (command, outcome) => {
    const outcomes = answers.get(command) ?? new Map<string, number>();
    if (outcomes.size === 0) answers.set(command, outcomes);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
}

/** Counts every commit of every table, those of other processes on the same database included. */
export function countCommits({ registry }: Metrics, tables: Tables): () => void {
  const registers = [registry];
  const commits = new Counter({
    name: 'baize_commits_total',
    help: 'Rows added to the journal.',
    registers,
  });
  const events = new Counter({
    name: 'baize_events_total',
    help: 'Events added to the journal, by type.',
    labelNames: ['type'],
    registers,
  });
  const batch = new Histogram({
    name: 'baize_commit_events',
    help: 'How many events one commit holds.',
    buckets: BATCHES,
    registers,
  });
  new Gauge({
    name: 'baize_requests_waiting',
    help: 'Requests waiting for the write that is under way.',
    registers,
    collect() {
      this.set(tables.list().reduce((sum, table) => sum + table.waiting(), 0));
    },
  });
  const stops = tables.list().map((table) =>
    table.onCommit(({ facts }) => {
      commits.inc();
      batch.observe(facts.length);
      for (const [type, count] of countByType(facts)) events.inc({ type }, count);
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function countByType(facts: Committed['facts']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { event } of facts) counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  return counts;
}
