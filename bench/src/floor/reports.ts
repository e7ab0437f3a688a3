import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { median } from './bets.ts';
import { startChild } from './child.ts';
import type { FloorNews, Places } from './places.ts';

const EVENTS = 1_000_000;
const TABLES = Array.from({ length: 24 }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
const HOURS = 24;
const TIMES = 3;
const GOAL = 2;
const REPORTS = [
  'win',
  'win?by=table',
  'win?by=bet',
  'win?by=game',
  'win?by=terminal',
  'win?by=shift,table',
  'win?by=hour,person',
  'win?by=bet,terminal&table=T01',
  'win?by=bet,hour',
  'win?by=shift,bet,table',
  'win?by=hour,terminal',
  'win?by=shift,hour,table&minutesEast=330',
  'course',
  'voids',
  'corrections',
  'overrides',
  'incidents',
  'instruments',
  'instruments-ended',
  'receivables',
  'meters',
] as const;

/** What the office and the pit ask besides reports. */
const BESIDES = [
  'audit',
  'pit/shift',
  'tables/T01/rounds',
  'tables/T01/config/history',
  'integrity',
] as const;

/**
 * How long somebody waits for each report of a gaming day of twenty-four tables with a million events, beside counting
 * its rows. A folder in which such a day was left by an earlier run may be named in BENCH_DAY.
 */
export async function measureReports(places: Places): Promise<boolean> {
  const full = process.env.BENCH_DAY ?? (await fillFloor(places));
  const floorFile = join(places.folder, 'day.yaml');
  await writeFile(floorFile, floorText());
  const floor = await startChild<FloorNews>(places.floor, [full, floorFile]);
  const client = new Client(floor.news.databaseUrl);
  await client.connect();
  try {
    await hoursAddedUp(client);
    const day = await dayOf(client);
    const count = await measureSeconds(() =>
      client.query('select count(*), sum(length(events)) from journal'),
    );
    console.log(`\nReports of a gaming day with ${day.events} events, the median of ${TIMES}`);
    console.log(`${'rows counted in the database'.padEnd(30)} ${count.toFixed(2).padStart(6)} s`);
    const token = await auditor(floor.news.address);
    const seconds: number[] = [];
    const period = `from=${day.from}&to=${day.to}`;
    const asked = [
      ...REPORTS.map((name) => `reports/${name}${name.includes('?') ? '&' : '?'}${period}`),
      `days/${new Date(day.from).toISOString().slice(0, 10)}`,
      ...BESIDES,
    ];
    for (const path of asked) {
      const took = await measureSeconds(() => ask(floor.news.address, path, token));
      const name = path.replace(/[?&]from=.*/, '');
      const ratio = (took / count).toFixed(1);
      console.log(`${name.padEnd(30)} ${took.toFixed(2).padStart(6)} s, ${ratio} times as long`);
      seconds.push(took);
    }
    const slowest = Math.max(...seconds);
    const isMet = slowest <= GOAL;
    const verdict = isMet ? 'met' : 'MISSED';
    console.log(`the slowest ${slowest.toFixed(2)} s (at most ${GOAL} s: ${verdict})`);
    return isMet;
  } finally {
    await client.end();
    await floor.stop();
  }
}

async function fillFloor({ folder, fillDay }: Places): Promise<string> {
  const full = join(folder, 'reported');
  await mkdir(full);
  const args = [
    join(full, 'database'),
    join(full, 'signing-key.pem'),
    TABLES.join(','),
    String(EVENTS),
  ];
  await once(spawn(process.execPath, [fillDay, ...args], { stdio: 'inherit' }), 'exit');
  return full;
}

function floorText(): string {
  const tables = TABLES.map((table) => `  - { table: ${table}, game: rws-sic-bo-2021/b }`);
  return `floor: A long day
defaults: { unit: 2, mode: dealt, resultSource: dealer, bettingSeconds: null, bettingSecondsMinimum: 0,
            limits: { default: { minimum: 2, maximum: 1000000000 } } }
tables:
${tables.join('\n')}
`;
}

/** The floor adds up hours that are over; in service one after another, here a whole day at once. */
async function hoursAddedUp(client: Client): Promise<void> {
  const began = performance.now();
  // The last hour of a table is over when something happens after it.
  const due = TABLES.length * (HOURS - 1);
  for (;;) {
    const { rows } = await client.query<{ count: string }>('select count(*) from win_rollups');
    const count = Number(rows[0]?.count);
    if (count >= due) break;
    process.stderr.write(`${count} of ${due} hours added up\n`);
    await delay(2000);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(`${due} hours of a table added up in ${seconds.toFixed(0)} s, beside the start`);
}

interface Day {
  readonly from: number;
  readonly to: number;
  readonly events: number;
}

async function dayOf(client: Client): Promise<Day> {
  const { rows } = await client.query<{ from: string; events: string }>(
    'select min(at) as from, sum(last - first + 1) as events from journal',
  );
  const from = Number(rows[0]?.from);
  return { from, to: from + HOURS * 3_600_000, events: Number(rows[0]?.events) };
}

async function measureSeconds(act: () => Promise<unknown>): Promise<number> {
  const seconds: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await act();
    seconds.push((performance.now() - began) / 1000);
  }
  return median(seconds);
}

async function auditor(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/demo/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'staff', position: 'auditor' }),
  });
  return String(Reflect.get(Object(await answer.json()), 'token'));
}

async function ask(address: string, path: string, token: string): Promise<void> {
  const answer = await fetch(`${address}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.text();
}
