import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED_FLAGS } from '@baize/testing/short-lived-node';
import { giveBack, takeHost } from './floor-hosts.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const SERVE = join(ROOT, 'apps/server/dist/programs/serve.js');
const HOST = join(ROOT, 'apps/server/dist/testing/processes/floor-host.js');

/** A demo floor in another process, opened as `npm start` opens it, with the tables of a story. */
export interface StoryFloor {
  address(): string;
  /** Starts the simulated tumbler of a table; the dice it sends, and how to take it away. */
  tumbler(table: string): { readonly dice: Promise<readonly number[]>; remove(): void };
  /** Starts the simulated shoe of a table, with these cards on top; whoever starts it takes it away. */
  shoe(table: string, cards: string): { remove(): void };
  /** Power cut: nothing is said to anybody. */
  kill(): Promise<void>;
  /** Moves the clock of a floor that runs, and was never killed, as if so many milliseconds had passed. */
  pass(milliseconds: number): Promise<void>;
  /** Opens again on what was kept, at the same address, as if so many milliseconds more had passed. */
  restart(later?: number): Promise<void>;
  /** Ends it and removes everything it kept. */
  end(): Promise<void>;
}

let isBuilt = false;

/** What is tested is what was written: screens and server are built first if they are not up to date. */
function buildOnce(): void {
  if (isBuilt) return;
  execFileSync(process.execPath, [join(ROOT, 'tools/scripts/build-floor.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  isBuilt = true;
}

export interface StoryFloorOptions {
  /** Whether the floor hashes what runs, as any other does; for stories of somebody who looks at it. */
  readonly comparesSoftware?: boolean;
}

const HOUR_THERE = 10;

/**
 * A shift and a day end by the clock of the floor, and a story that was under way then met another shift than it had begun
 * in. Unless a story says where its floor stands, it stands where it is ten in the morning, hours from any such end.
 */
function standing(floorFile: string): string {
  if (floorFile.includes('minutesEast:')) return floorFile;
  return `minutesEast: ${(HOUR_THERE - new Date().getUTCHours()) * 60}\n${floorFile}`;
}

/** Where the last floor of this worker was, and the next is again if it can: what windows have kept of it is then still good. */
let door = 0;

export async function storyFloor(
  tables: string,
  { comparesSoftware = false }: StoryFloorOptions = {},
): Promise<StoryFloor> {
  buildOnce();
  const folder = await mkdtemp(join(tmpdir(), 'baize-story-'));
  const file = join(folder, 'floor.yaml');
  await writeFile(file, standing(tables));
  const data = join(folder, 'data');
  const words = (port: number) => ['--demo', '--port', `${port}`, '--data', data, '--floor', file];
  let running = await openInHost(words(door), comparesSoftware);
  door = portOf(running);
  return {
    address: () => running.address,
    tumbler: (table) => startTumbler(table, running.address, data),
    shoe: (table, cards) => startShoe(table, cards, running.address, data),
    kill: () => running.kill(),
    pass: (milliseconds) => running.pass(milliseconds),
    restart: async (later = 0) => {
      running = await openAlone(words(portOf(running)), later);
    },
    end: async () => {
      await running.end();
      // A database that was killed may still be putting its files away.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}

const TUMBLER = join(ROOT, 'apps/server/dist/programs/tumbler.js');

function startTumbler(table: string, server: string, data: string) {
  const where = ['--table', table, '--server', server, '--data', data, '--speed', '50'];
  const child = spawn(process.execPath, [...SHORT_LIVED_FLAGS, TUMBLER, ...where], {
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
  const child = spawn(process.execPath, [...SHORT_LIVED_FLAGS, SHOE, ...where], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { remove: () => void child.kill() };
}

/** The floor's clock, moved by what the story says; always there, since flags are part of the software. */
const CLOCK = [
  'const now = Date.now;',
  'globalThis.storyLater = Number(process.env.STORY_LATER);',
  'Date.now = () => now() + globalThis.storyLater;',
].join('');

const CLOCKED = [
  ...SHORT_LIVED_FLAGS,
  '--import',
  `data:text/javascript,${encodeURIComponent(CLOCK)}`,
];

function environment(later: number): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, BAIZE_DATA: __, ...env } = process.env;
  return { ...env, STORY_LATER: `${later}` };
}

interface Running {
  readonly address: string;
  pass(milliseconds: number): Promise<void>;
  kill(): Promise<void>;
  end(): Promise<void>;
}

function portOf({ address }: Running): number {
  return Number(new URL(address).port);
}

/** Where floors of earlier stories were; most stories neither kill their floor nor move its clock. */
async function openInHost(words: readonly string[], comparesSoftware: boolean): Promise<Running> {
  const host = takeHost([...CLOCKED, HOST], environment(0));
  return {
    address: await host.open(words, comparesSoftware),
    pass: (milliseconds) => host.pass(milliseconds),
    kill: () => signal(host.child, 'SIGKILL'),
    end: async () => {
      if (await host.close()) giveBack(host);
    },
  };
}

/** In a process of its own, by the program itself. */
async function openAlone(words: readonly string[], later: number): Promise<Running> {
  const child = spawn(process.execPath, [...CLOCKED, SERVE, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(later),
  });
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
  return {
    address,
    pass: async () => {
      throw new Error('A floor of its own process has the clock it was opened with.');
    },
    kill: () => signal(child, 'SIGKILL'),
    end: () => signal(child, 'SIGTERM'),
  };
}

async function signal(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill(name)) await ended;
}
