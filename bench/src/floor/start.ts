import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { median } from './bets.ts';
import { startChild } from './child.ts';
import type { FloorNews, Places } from './places.ts';
import { TABLE } from './terminals.ts';

const EVENTS = 1_000_000;
const STARTS = 5;
const GOAL = 2;

/** How much longer a start takes with a million events than with none. */
export async function measureStart(places: Places): Promise<boolean> {
  const empty = join(places.folder, 'empty');
  const full = join(places.folder, 'full');
  await mkdir(full);
  const args = [join(full, 'database'), join(full, 'signing-key.pem'), TABLE, String(EVENTS)];
  await once(spawn(process.execPath, [places.fill, ...args], { stdio: 'inherit' }), 'exit');
  const first = await startOnce(full, places);
  const seconds: { empty: number; full: number }[] = [];
  await startOnce(empty, places);
  for (let start = 0; start < STARTS; start += 1) {
    seconds.push({ empty: await startOnce(empty, places), full: await startOnce(full, places) });
  }
  const none = median(seconds.map((each) => each.empty));
  const many = median(seconds.map((each) => each.full));
  console.log(`\nFrom the start of the process until the floor is open`);
  console.log(`with no events             ${none.toFixed(2)} s`);
  console.log(`with ${EVENTS} events        ${many.toFixed(2)} s`);
  console.log(
    `the same after a power cut ${first.toFixed(2)} s, recovery of the database included`,
  );
  const more = many - none;
  const isMet = more <= GOAL;
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(`a million events cost ${more.toFixed(2)} s (at most ${GOAL}: ${verdict})`);
  return isMet;
}

async function startOnce(data: string, places: Places): Promise<number> {
  const floor = await startChild<FloorNews>(places.floor, [data, places.floorFile]);
  await floor.stop();
  return floor.seconds;
}
