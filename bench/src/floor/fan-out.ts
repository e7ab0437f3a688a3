import { join } from 'node:path';
import type { WebSocket } from 'ws';
import { median } from './bets.ts';
import { startChild } from './child.ts';
import { connect, quantile } from './closed-loop.ts';
import type { Address, FloorNews, Places } from './places.ts';
import { dealer, terminal } from './terminals.ts';

const LISTENERS = 1000;
const ROUNDS = 9;
const GOAL = 2;

/** How "No more bets" reaches a thousand terminals, against a bare broadcast of the same bytes. */
export async function measureFanOut(places: Places): Promise<boolean> {
  const data = join(places.folder, 'fan-out');
  const floor = await startChild<FloorNews>(places.floor, [data, places.floorFile]);
  const echo = await startChild<Address>(places.echo);
  try {
    const conductor = await dealer(floor.news.address);
    const terminals: WebSocket[] = [];
    const others: WebSocket[] = [];
    for (let index = 0; index < LISTENERS; index += 1) {
      const one = await terminal(floor.news.address, `listener-${index}`, () => '');
      terminals.push(one.socket);
      others.push(await connect(echo.news.address.replace('http', 'ws')));
    }
    const closing: Heard[] = [];
    const bare: Heard[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await conductor.open();
      const closed = awaitHeard(terminals, 'BetsClosed');
      await conductor.do({ type: 'CloseBets' });
      const told = await closed;
      const broadcast = awaitHeard(others, '!');
      others[0]?.send(`!${'x'.repeat(told.bytes - 1)}`);
      const bareTold = await broadcast;
      if (round > 0) {
        closing.push(told);
        bare.push(bareTold);
      }
      await conductor.do({ type: 'Tumble', tumbles: 3 });
      await conductor.do({ type: 'RegisterResult', dice: [1, 3, 4], flat: true });
    }
    return report(closing, bare);
  } finally {
    await echo.stop();
    await floor.stop();
  }
}

interface Heard {
  readonly bytes: number;
  /** Milliseconds from the first who heard it, for the last but one in a hundred. */
  readonly spread: number;
  /** Milliseconds from the moment somebody asked for it. */
  readonly total: number;
}

/** Waits until everybody has heard something. */
async function awaitHeard(sockets: readonly WebSocket[], what: string): Promise<Heard> {
  const began = performance.now();
  const times: number[] = [];
  let bytes = 0;
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const hear = (data: unknown): void => {
            if (!Buffer.isBuffer(data) || !data.includes(what)) return;
            bytes = data.length;
            times.push(performance.now());
            socket.off('message', hear);
            resolve();
          };
          socket.on('message', hear);
        }),
    ),
  );
  const [first = 0] = times;
  const p99 = quantile(times, 0.99);
  return { bytes, spread: p99 - first, total: p99 - began };
}

function report(closing: readonly Heard[], bare: readonly Heard[]): boolean {
  const spread = median(closing.map((each) => each.spread));
  const least = median(bare.map((each) => each.spread));
  const total = median(closing.map((each) => each.total));
  const bytes = closing[0]?.bytes ?? 0;
  console.log(`\n"No more bets" to ${LISTENERS} terminals, ${bytes} bytes each`);
  console.log(`from the first to the 99th of 100 ${spread.toFixed(1)} ms`);
  console.log(`the same of a bare broadcast      ${least.toFixed(1)} ms`);
  console.log(`from the dealer's touch, with the commit: ${total.toFixed(1)} ms`);
  const ratio = median(closing.map((each, index) => each.spread / (bare[index]?.spread ?? 0)));
  const isMet = ratio <= GOAL;
  const verdict = isMet ? 'met' : 'MISSED';
  console.log(`fan-out / bare broadcast: ${ratio.toFixed(2)} (at most ${GOAL}: ${verdict})`);
  return isMet;
}
