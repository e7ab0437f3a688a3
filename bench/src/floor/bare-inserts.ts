import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { quantile, type Talked } from './closed-loop.ts';

/**
 * The least that a durable floor can do: bytes of the size of a bet, all that waited while the last
 * insert was under way in one row, acknowledged when the database has them on disk.
 */
export async function insertBare(
  url: string,
  writers: number,
  bytes: number,
  seconds: number,
): Promise<Talked> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create table if not exists bare_inserts
    (first bigint primary key, events bytea not null)`);
  await client.query('truncate bare_inserts');
  const bet = randomBytes(Math.round(bytes));
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const asked: number[] = Array.from({ length: writers }, () => began);
  let first = 1;
  while (performance.now() < until) {
    // Whoever was answered asks again at once, so everybody is in every batch.
    await client.query({
      name: 'bare',
      text: 'insert into bare_inserts (first, events) values ($1, $2)',
      values: [first, Buffer.concat(asked.map(() => bet))],
    });
    first += writers;
    const now = performance.now();
    for (const [index, since] of asked.entries()) {
      latencies.push(now - since);
      asked[index] = now;
    }
  }
  const took = (performance.now() - began) / 1000;
  await client.end();
  const sorted = latencies.toSorted((one, other) => one - other);
  const perSecond = latencies.length / took;
  return {
    count: latencies.length,
    perSecond,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
  };
}
