import type { Browser, Page } from 'playwright-core';

const SECONDS = 5;
const EVENTS_A_SECOND = 500;
/** A frame is late when more than half of the next one has passed. */
const LATE = 25;
const GOAL = 2;

/** Late frames while events pour in, against a page with the same fonts at rest. */
export async function measureFrames(browser: Browser, address: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  let pour = (_events: number) => {};
  let poured = 0;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    let number = 0;
    let sections: unknown = null;
    server.onMessage((text) => {
      const message: Record<string, unknown> = JSON.parse(String(text));
      if (message.type === 'snapshot') {
        number = Number(Reflect.get(Object(message.numbers), 'table'));
        sections = Reflect.get(Object(message.view), 'table');
      }
      // A pong says how far the streams have come; ours has come further.
      const numbers = { ...Object(message.numbers), table: number };
      socket.send(message.type === 'pong' ? JSON.stringify({ ...message, numbers }) : text);
    });
    pour = (events) => {
      for (let event = 0; event < events; event += 1) {
        number += 1;
        poured += 1;
        const view = { round: Reflect.get(Object(sections), 'round') };
        const table = { v: 1, type: 'event', stream: 'table', number, at: Date.now(), view };
        socket.send(JSON.stringify(table));
      }
    };
  });
  await page.goto(`${address}/terminal?table=B`);
  await page.locator('.phase[data-phase="open"]').waitFor();
  const still = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await still.goto(`${address}/healthz`);
  const resting = await lateFrames(still);
  await still.close();
  const timer = setInterval(() => pour(EVENTS_A_SECOND / 50), 20);
  const busy = await lateFrames(page);
  clearInterval(timer);
  await page.close();
  console.log(
    `\nFrames over ${SECONDS} s while ${Math.round(poured / SECONDS)} events a second arrive`,
  );
  console.log(`page at rest ${resting.late} late of ${resting.all}`);
  console.log(`terminal     ${busy.late} late of ${busy.all}`);
  const share = ({ late, all }: Frames) => (late + 1) / (all + 1);
  const ratio = share(busy) / share(resting);
  console.log(`late frames, terminal / page at rest: ${ratio.toFixed(2)} (goal: at most ${GOAL})`);
  return ratio <= GOAL;
}

interface Frames {
  readonly late: number;
  readonly all: number;
}

async function lateFrames(page: Page): Promise<Frames> {
  await page.bringToFront();
  const gaps = await page.evaluate(
    `new Promise((resolve) => {
      const gaps = [];
      let last = performance.now();
      const end = last + ${SECONDS * 1000};
      const draw = (now) => {
        gaps.push(now - last);
        last = now;
        if (now < end) requestAnimationFrame(draw);
        else resolve(gaps);
      };
      requestAnimationFrame(draw);
    })`,
  );
  const all = Array.isArray(gaps) ? gaps.map(Number) : [];
  return { late: all.filter((gap) => gap > LATE).length, all: all.length };
}
