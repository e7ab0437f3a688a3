import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { auditFloor } from './audit.ts';
import { insertBare } from './bare-inserts.ts';
import { startChild } from './child.ts';
import { connect, type Talked, type Talker, talk } from './closed-loop.ts';
import type { Address, FloorNews, Places } from './places.ts';
import { dealer, TABLE, terminal } from './terminals.ts';

const SIZES = [1, 50, 500];
const SECONDS = 1;
const ROUNDS = 5;
const REST = 1500;
const GOAL = 0.5;

/** Durable bets a second against the echo and the inserts; whether each reaches half of the lower. */
export async function measureBets(places: Places): Promise<boolean> {
  const data = join(places.folder, 'bets');
  const floor = await startChild<FloorNews>(places.floor, [data, places.floorFile]);
  const echo = await startChild<Address>(places.echo);
  const { address, databaseUrl } = floor.news;
  let isMet = true;
  try {
    const conductor = await dealer(address);
    let round = '';
    const terminals: Talker[] = [];
    const echoes: Talker[] = [];
    for (const size of SIZES) {
      while (terminals.length < size) {
        const one = await terminal(address, `load-${terminals.length + 1}`, () => round);
        terminals.push(one);
        const socket = await connect(echo.news.address.replace('http', 'ws'));
        echoes.push({ socket, next: one.next, isAnswer: () => true });
      }
      const runs: Run[] = [];
      for (let run = 0; run <= ROUNDS; run += 1) {
        round = await conductor.open();
        const bets = await talk(terminals, SECONDS);
        await conductor.finish();
        // The end of a round changes every screen; the floor must be idle while others are measured.
        await delay(REST);
        const echoed = await talk(echoes, SECONDS);
        const bytes = await bytesOfABet(databaseUrl);
        const inserted = await insertBare(databaseUrl, size, bytes, SECONDS);
        // The first run is for warming up.
        if (run > 0) runs.push({ bets, echoed, inserted });
      }
      isMet = report(size, runs) && isMet;
    }
    return (await auditFloor(databaseUrl, places.folder)) && isMet;
  } finally {
    await echo.stop();
    await floor.stop();
  }
}

interface Run {
  readonly bets: Talked;
  readonly echoed: Talked;
  readonly inserted: Talked;
}

function report(size: number, runs: readonly Run[]): boolean {
  console.log(`\n${size === 1 ? 'One terminal' : `${size} terminals`}`);
  const row = (name: string, of: (run: Run) => Talked): void => {
    const rate = median(runs.map((run) => of(run).perSecond));
    const p50 = median(runs.map((run) => of(run).p50));
    const p99 = median(runs.map((run) => of(run).p99));
    const figures = `${Math.round(rate).toLocaleString('en').padStart(9)} a second`;
    console.log(`${name} ${figures}  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms`);
  };
  row('durable bets ', (run) => run.bets);
  row('bare echo    ', (run) => run.echoed);
  row('bare inserts ', (run) => run.inserted);
  const ratio = median(
    runs.map(({ bets, echoed, inserted }) => {
      return bets.perSecond / Math.min(echoed.perSecond, inserted.perSecond);
    }),
  );
  const isMet = ratio >= GOAL;
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(`bets / the lower of the two: ${ratio.toFixed(2)} (at least ${GOAL}: ${verdict})`);
  return isMet;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** What a bet takes in the journal, on average. */
export async function bytesOfABet(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    `select avg(length(events) / (last - first + 1)) as bytes from (
       select * from journal where table_id = $1 order by first desc limit 1000) as latest
     where position('BetsChanged'::bytea in events) > 0`,
    [TABLE],
  );
  await client.end();
  return Number(rows[0]?.bytes);
}
