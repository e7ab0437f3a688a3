// Opens floors one after the other for the stories. A floor of `serve` has a process of its own, and half of what a short
// story costs is that process reading the same two thousand modules again: here the next floor finds them read.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RunningFloor } from '../../floor/start/start-floor.ts';
import { startProblemText } from '../../floor/start/start-problem.ts';
import { openServed } from '../../programs/open-served.ts';
import { serveOptions } from '../../programs/serve-arguments.ts';
import { problemText } from '../../programs/serve-words.ts';
import { independentFindings } from '../independent-audit.ts';
import { copyDatabase } from '../postgres/cluster-template.ts';

const ORDER = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    args: z.array(z.string()),
    comparesSoftware: z.boolean(),
  }),
  z.object({ type: z.literal('pass'), milliseconds: z.number().positive() }),
  z.object({ type: z.literal('close') }),
]);

/** What the one who gives the orders hears. */
type HostNews =
  | { readonly type: 'open'; readonly address: string }
  | { readonly type: 'problem'; readonly text: string }
  | { readonly type: 'passed' }
  | { readonly type: 'closed'; readonly findings: readonly string[] };

const PATIENCE = 20_000;

let floor: RunningFloor | null = null;

type Opening = Extract<z.infer<typeof ORDER>, { type: 'open' }>;

/** Says what the clock of this process is ahead; whoever starts it has put such a clock there. */
function setAhead(milliseconds: number): void {
  Reflect.set(globalThis, 'storyLater', milliseconds);
}

function pass(milliseconds: number): HostNews {
  setAhead(Number(Reflect.get(globalThis, 'storyLater')) + milliseconds);
  return { type: 'passed' };
}

async function open({ args, comparesSoftware }: Opening): Promise<HostNews> {
  const read = (path: string) => readFileSync(path, 'utf8');
  const options = serveOptions(args, {
    env: process.env,
    folder: process.cwd(),
    exists: existsSync,
    read,
  });
  if (!options.ok) return { type: 'problem', text: options.error };
  setAhead(0);
  const { dataFolder, databaseUrl } = options.value;
  if (databaseUrl === null) await copyDatabase(dataFolder);
  // What runs is the same for every floor here, and two hundred megabytes to hash: for whoever looks at it.
  const parts = comparesSoftware ? options.value : { ...options.value, softwareRoot: null };
  const wished = await openServed(parts);
  const isTaken = !wished.ok && wished.error.code === 'port-busy';
  // Somebody else is where the floor before was: then it stands anywhere.
  const opened = isTaken ? await openServed({ ...parts, port: 0 }) : wished;
  if (!opened.ok) return { type: 'problem', text: startProblemText(opened.error) };
  floor = opened.value.floor;
  return { type: 'open', address: floor.address };
}

/** Their verification has its own tests; here the money counts, and stories are many. */
const SIGNATURES = 10;

/** What a story has done to the money is added up by somebody else than the floor. */
async function auditFloor(): Promise<readonly string[]> {
  if (!floor) return [];
  const pool = floor.database.pool({ max: 2 });
  try {
    return (await independentFindings(pool, SIGNATURES)) ?? [];
  } finally {
    await pool.end();
  }
}

async function close(): Promise<HostNews> {
  // As in `serve`: a screen that does not hang up keeps nobody waiting for ever.
  const giveUp = setTimeout(() => process.exit(1), PATIENCE);
  const findings = await auditFloor();
  await floor?.stop();
  clearTimeout(giveUp);
  floor = null;
  return { type: 'closed', findings };
}

async function follow(order: z.infer<typeof ORDER>): Promise<HostNews> {
  if (order.type === 'open') return open(order);
  return order.type === 'pass' ? pass(order.milliseconds) : close();
}

process.on('message', (message) => {
  const news = follow(ORDER.parse(message));
  void news
    .catch((problem: unknown): HostNews => ({ type: 'problem', text: problemText(problem) }))
    .then((told) => process.send?.(told));
});
// Whoever gave the orders is gone.
process.on('disconnect', () => process.exit(0));
