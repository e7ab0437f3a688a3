import type { Browser, Page } from 'playwright-core';

/** A frame is late when more than half of the next one has passed. */
const LATE = 25;

/** What the compositor drew, by the browser's own trace. */
export interface Drawn {
  readonly frames: number;
  readonly rate: number;
  readonly late: number;
  /** The most processor time, in milliseconds, that one task of the page took: a frame waits for it whole. */
  readonly longest: number;
}

export function drawnLine(name: string, { frames, rate, late }: Drawn): string {
  return `${name} ${rate.toFixed(1)} a second, ${late} late of ${frames}`;
}

export function openPage(browser: Browser): Promise<Page> {
  return browser.newPage({ viewport: { width: 1920, height: 1080 } });
}

/** What the compositor drew meanwhile. */
export async function traceFrames(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<Drawn> {
  await page.bringToFront();
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
    ],
  });
  await meanwhile();
  const trace = await browser.stopTracing();
  return drawnIn(JSON.parse(trace.toString('utf8')));
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of what has a beginning and an end. */
  readonly tdur?: number;
}

function drawnIn({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): Drawn {
  const times = traceEvents
    .flatMap(({ name, ts }) => (name === 'DrawFrame' ? [ts / 1000] : []))
    .sort((a, b) => a - b);
  const [first = 0] = times;
  const last = times.at(-1) ?? first;
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  return {
    frames: times.length,
    rate: last > first ? (gaps.length * 1000) / (last - first) : 0,
    late: gaps.filter((gap) => gap > LATE).length,
    longest: longestTask(traceEvents),
  };
}

/** Of the thread that runs the page's script. */
function longestTask(events: readonly TraceEvent[]): number {
  const page = events.find(({ name }) => name === 'FireAnimationFrame');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === page?.pid && tid === page.tid,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
