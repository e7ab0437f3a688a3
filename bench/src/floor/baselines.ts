import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { TABLES, type WriterName } from './bare-writers.ts';
import { bytesOfABet, median } from './bets.ts';
import { type Child, startChild } from './child.ts';
import { connect, type Talked, type Talker, talk } from './closed-loop.ts';
import type { Address, FloorNews, Places } from './places.ts';
import { type ProcessorTime, postmasterOf, processorTime } from './processor-time.ts';
import { type Dealer, dealer, terminal } from './terminals.ts';

const SIZES = [50, 500];
const SECONDS = 2;
const TURNS = 5;
const REST = 1500;

const BARE: Readonly<Record<WriterName, string>> = {
  oneRowABatch: 'bare durable server, one row a batch',
  oneInsertABet: 'one insert a bet, pool of 20',
  oneTransactionABet: 'one transaction a bet, pool of 20',
};

/** One turn of a server: how fast it was, and what a bet cost in microseconds of processor time. */
interface Turn extends Talked {
  readonly cost: ProcessorTime;
}

/** A server under the same bets as the others. */
interface Contestant {
  readonly name: string;
  turn(size: number): Promise<Turn>;
}

/**
 * The floor beside servers that decide nothing and keep bets in the same PostgreSQL: an instrument, without a goal of
 * its own. They take turns, so that a slow moment of the machine falls on all of them.
 */
export async function measureBaselines(places: Places): Promise<boolean> {
  const data = join(places.folder, 'baselines');
  const floor = await startChild<FloorNews>(places.floor, [data, places.floorFile]);
  const children: Child<unknown>[] = [floor];
  try {
    const { address, databaseUrl } = floor.news;
    const postmaster = await postmasterOf(databaseUrl);
    const conductor = await dealer(address);
    const own = await floorContestant(floor, conductor, postmaster);
    // A bet of the baselines has as many bytes as one of the floor.
    await own.turn(SIZES[0] ?? 1);
    const bytes = Math.round(await bytesOfABet(databaseUrl));
    const bareUrl = await bareDatabase(databaseUrl);
    const contestants = [own];
    for (const [writer, name] of Object.entries(BARE)) {
      const child = await startChild<Address>(places.bare, [writer, bareUrl, String(bytes)]);
      children.push(child);
      contestants.push(bareContestant(name, writer, child, postmaster));
    }
    for (const size of SIZES) report(size, contestants, await turnsOf(contestants, size));
    return true;
  } finally {
    for (const child of children.toReversed()) await child.stop();
  }
}

async function turnsOf(
  contestants: readonly Contestant[],
  size: number,
): Promise<ReadonlyMap<Contestant, readonly Turn[]>> {
  const turns = new Map<Contestant, Turn[]>(contestants.map((each) => [each, []]));
  for (let turn = 0; turn <= TURNS; turn += 1) {
    // The order is turned each time, so that no server always follows the same one.
    const order = turn % 2 === 0 ? contestants : contestants.toReversed();
    for (const each of order) {
      const measured = await each.turn(size);
      // The first turn is for warming up.
      if (turn > 0) turns.get(each)?.push(measured);
      await delay(REST);
    }
  }
  return turns;
}

async function floorContestant(
  { news, pid }: Child<FloorNews>,
  conductor: Dealer,
  postmaster: number,
): Promise<Contestant> {
  const terminals: Talker[] = [];
  let round = '';
  return {
    name: 'the floor',
    turn: async (size) => {
      while (terminals.length < size) {
        terminals.push(await terminal(news.address, `base-${terminals.length + 1}`, () => round));
      }
      round = await conductor.open();
      const turn = await timed(terminals.slice(0, size), { server: pid, postmaster });
      await conductor.finish();
      return turn;
    },
  };
}

function bareContestant(
  name: string,
  writer: string,
  { news, pid }: Child<Address>,
  postmaster: number,
): Contestant {
  const talkers: Talker[] = [];
  return {
    name,
    turn: async (size) => {
      while (talkers.length < size) {
        const socket = await connect(news.address.replace('http', 'ws'));
        talkers.push(bareTalker(socket, `${writer}-${talkers.length + 1}`));
      }
      return timed(talkers.slice(0, size), { server: pid, postmaster });
    },
  };
}

/** The same messages as a terminal of the floor sends. */
function bareTalker(socket: Talker['socket'], id: string): Talker {
  let said = 0;
  return {
    socket,
    next: () => {
      said += 1;
      const command = { type: 'PlaceBet', terminal: id, bet: 'total:10', stake: 2 };
      return JSON.stringify({ v: 1, type: 'do', op: `${id}-${said}`, round: 'LOAD-1', command });
    },
    isAnswer: (data) => {
      if (!data.includes('"type":"accepted"')) throw new Error(data.toString());
      return true;
    },
  };
}

async function timed(
  talkers: readonly Talker[],
  { server, postmaster }: { readonly server: number; readonly postmaster: number },
): Promise<Turn> {
  const before = processorTime(server, postmaster);
  const talked = await talk(talkers, SECONDS);
  const after = processorTime(server, postmaster);
  const each = (of: (time: ProcessorTime) => number) =>
    ((of(after) - of(before)) * 1e6) / talked.count;
  const cost = {
    server: each((time) => time.server),
    database: each((time) => time.database),
    generator: each((time) => time.generator),
  };
  return { ...talked, cost };
}

/** A database of its own in the same PostgreSQL: same disk, same log, same fsync. */
async function bareDatabase(floorUrl: string): Promise<string> {
  const name = 'bare';
  const owner = new Client({ connectionString: floorUrl });
  await owner.connect();
  await owner.query(`create database ${name}`);
  await owner.end();
  // The address of an embedded PostgreSQL names a socket instead of a host, which no URL may.
  const url = floorUrl.replace(/\/\w+\?/, `/${name}?`);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(TABLES);
  await client.end();
  return url;
}

function report(
  size: number,
  contestants: readonly Contestant[],
  turns: ReadonlyMap<Contestant, readonly Turn[]>,
): void {
  console.log(`\n${size} terminals, medians of ${TURNS} turns of ${SECONDS} seconds`);
  console.log(
    `${''.padEnd(38)} bets a second   p50 ms   p99 ms   µs a bet: server database terminals`,
  );
  for (const each of contestants) {
    const measured = turns.get(each) ?? [];
    const middle = (of: (turn: Turn) => number) => median(measured.map(of));
    const rate = Math.round(middle((turn) => turn.perSecond)).toLocaleString('en');
    const waits = [middle((turn) => turn.p50), middle((turn) => turn.p99)];
    const costs = (['server', 'database', 'generator'] as const).map((part) =>
      middle((turn) => turn.cost[part]),
    );
    const figures = [
      ...waits.map((wait) => wait.toFixed(1).padStart(9)),
      ''.padEnd(11),
      ...costs.map((cost) => cost.toFixed(0).padStart(8)),
    ];
    console.log(`${each.name.padEnd(38)} ${rate.padStart(13)}${figures.join('')}`);
  }
  const [own, ...bare] = contestants;
  for (const each of bare) {
    const pairs = (turns.get(each) ?? []).map(
      (turn, index) => ((own && turns.get(own)?.[index]?.perSecond) ?? Number.NaN) / turn.perSecond,
    );
    console.log(`the floor / ${each.name}: ${median(pairs).toFixed(2)}`);
  }
}
