import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SERVE = join(ROOT, 'apps/server/dist/programs/serve.js');

/** A demo floor in a process of its own, as `npm start` opens it, with the tables of a story. */
export interface StoryFloor {
  address(): string;
  /** Starts the simulated tumbler of a table; the dice it sends, and how to take it away. */
  tumbler(table: string): { readonly dice: Promise<readonly number[]>; remove(): void };
  /** Starts the simulated shoe of a table, with these cards on top; whoever starts it takes it away. */
  shoe(table: string, cards: string): { remove(): void };
  /** Power cut: nothing is said to anybody. */
  kill(): Promise<void>;
  /** Opens again on what was kept, at the same address, as if so many milliseconds more had passed. */
  restart(later?: number): Promise<void>;
  /** Ends it and removes everything it kept. */
  end(): Promise<void>;
}

/** What is tested is what was written: screens and server are built first if they are not up to date. */
function buildOnce(): void {
  execFileSync(process.execPath, [join(ROOT, 'tools/scripts/build-floor.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export async function storyFloor(tables: string): Promise<StoryFloor> {
  buildOnce();
  const folder = await mkdtemp(join(tmpdir(), 'baize-story-'));
  const file = join(folder, 'floor.yaml');
  await writeFile(file, tables);
  const open = (port: number, later: number) =>
    openFloor(['--data', join(folder, 'data'), '--floor', file], port, later);
  let running = await open(0, 0);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(running.child, 'exit');
    if (running.child.kill(signal)) await ended;
  };
  return {
    address: () => running.address,
    tumbler: (table) => startTumbler(table, running.address, join(folder, 'data')),
    shoe: (table, cards) => startShoe(table, cards, running.address, join(folder, 'data')),
    kill: () => end('SIGKILL'),
    restart: async (later = 0) => {
      running = await open(Number(new URL(running.address).port), later);
    },
    end: async () => {
      await end('SIGTERM');
      // A database that was killed may still be putting its files away.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

const TUMBLER = join(ROOT, 'apps/server/dist/programs/tumbler.js');

function startTumbler(table: string, server: string, data: string) {
  const where = ['--table', table, '--server', server, '--data', data, '--speed', '50'];
  const child = spawn(process.execPath, [TUMBLER, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const dice = new Promise<readonly number[]>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, found] = /: ([1-6] [1-6] [1-6]), registered/.exec(said) ?? [];
      if (found) resolve(found.split(' ').map(Number));
    });
  });
  return { dice, remove: () => void child.kill() };
}

const SHOE = join(ROOT, 'apps/server/dist/programs/shoe.js');

function startShoe(table: string, cards: string, server: string, data: string) {
  const where = ['--table', table, '--server', server, '--data', data, '--cards', cards];
  const child = spawn(process.execPath, [SHOE, ...where], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { remove: () => void child.kill() };
}

/** The floor's clock, moved by what the story says; always there, since flags are part of the software. */
const CLOCK = [
  'const now = Date.now;',
  'const later = Number(process.env.STORY_LATER);',
  'Date.now = () => now() + later;',
].join('');

async function openFloor(args: readonly string[], port: number, later: number) {
  const { DATABASE_URL: _, BAIZE_DATA: __, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(CLOCK)}`,
      SERVE,
      '--demo',
      '--port',
      `${port}`,
      ...args,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, STORY_LATER: `${later}` },
    },
  );
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [found] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (found && said.includes('Ctrl-C')) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The floor did not open (${code}): ${said}`)));
  });
  return { child, address };
}
