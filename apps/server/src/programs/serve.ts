import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningFloor } from '../floor/start/start-floor.ts';
import { startProblemText } from '../floor/start/start-problem.ts';
import { addStaff } from '../people/staff.ts';
import { type Asking, openOffice } from '../store/office.ts';
import { announcement } from './announcement.ts';
import { awaitEndOfAny, launchersOf } from './launchers.ts';
import { openServed } from './open-served.ts';
import { type ServeOptions, serveOptions, USAGE } from './serve-arguments.ts';
import { listenWarning, problemText } from './serve-words.ts';
import { startOver } from './start-over.ts';

const PATIENCE = 20_000;

const { argv, env, stdout, stderr } = process;

// A window that was closed reads no more; the floor still has to close in good order.
for (const stream of [stdout, stderr]) stream.on('error', () => undefined);

/** The exit codes of `baize`: 0 ended in good order, 1 did not start, 2 was called wrongly. */
async function main(): Promise<number> {
  const surroundings = { env, folder: process.cwd(), exists: existsSync, read: textIn };
  const options = serveOptions(argv.slice(2), surroundings);
  if (!options.ok) {
    stderr.write(`baize serve: ${options.error}\nTry \`baize serve --help\`.\n`);
    return 2;
  }
  if (options.value.isHelp) {
    stdout.write(USAGE);
    return 0;
  }
  if (options.value.isFresh) {
    const deleted = await startOver(options.value);
    if (!deleted.ok) {
      stderr.write(`baize serve: ${deleted.error}\n`);
      return 1;
    }
  }
  stderr.write(listenWarning(options.value));
  const started = await openServed(options.value);
  if (!started.ok) {
    stderr.write(`baize serve: ${startProblemText(started.error)}\n`);
    return 1;
  }
  const { floor, log, seconds } = started.value;
  // Where the log goes to standard output a program reads it, and words for people would break it.
  const say = (text: string): void => {
    if (options.value.logFile !== null) stdout.write(text);
  };
  // Heard before it is said that Ctrl-C closes the floor: a signal sent at once would end the process on the spot.
  const isAskedToStop = Promise.race([awaitStopSignal(), awaitEndOfAny(launchersOf(env))]);
  say(announcement(floor, options.value, seconds));
  if (!options.value.isDemo) await introduce(floor, options.value);
  process.on('SIGHUP', () => {
    void floor.reload().then((again) => {
      if (again.ok) log.info('the floor file has been read again');
      else stderr.write(`${startProblemText(again.error)}\n`);
    });
  });
  await isAskedToStop;
  log.info('the floor is closing');
  say('\nClosing the floor: finishing what is committed...\n');
  // A screen that does not hang up must not keep the machine from going down.
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await floor.stop();
  say('Closed. Everything is kept; start again to go on.\n');
  return 0;
}

function textIn(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The first account of a floor. Its password is for one sign-in, and for no log. */
async function introduce(
  { database, key }: RunningFloor,
  { dataFolder }: Pick<ServeOptions, 'dataFolder'>,
): Promise<void> {
  const pool = database.pool({ max: 1 });
  const password = await firstManager(openOffice(pool, { key }));
  await pool.end();
  if (password === null) return;
  const file = join(dataFolder, 'first-password.txt');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  stderr.write(`There is nobody yet: sign in as "first" with the password in ${file},\n`);
  stderr.write('choose another one, make the accounts of everybody else, and delete that file.\n');
}

/** A second signal ends it at once: what is committed is safe all the same. */
function awaitStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const ask = (): void => {
      asked += 1;
      if (asked === 1) resolve();
      else process.exit(1);
    };
    process.on('SIGINT', ask);
    process.on('SIGTERM', ask);
  });
}

process.exitCode = await main().catch((problem: unknown) => {
  stderr.write(`baize serve: ${problemText(problem)}\n`);
  return 1;
});

/** Whoever starts a floor without staff gets one account to make the others with. */
async function firstManager(office: Asking): Promise<string | null> {
  const { rows } = await office.query<{ count: string }>('select count(*) as count from staff');
  if (Number(rows[0]?.count) > 0) return null;
  const password = randomBytes(15).toString('base64url');
  const added = await addStaff(
    { database: office, now: Date.now },
    { id: 'first', name: 'First manager', position: 'shift-manager', password },
  );
  return added.ok ? password : null;
}
