import { existsSync } from 'node:fs';
import { startFaultText } from '../floor/start/start-fault.ts';
import { type RunningFloor, startFloor } from '../floor/start/start-floor.ts';
import { announcement } from './announcement.ts';
import { firstManager } from './first-manager.ts';
import { floorLog } from './floor-log.ts';
import { serveOptions, USAGE } from './serve-arguments.ts';
import { startOver } from './start-over.ts';
import { VERSION } from './version.ts';

const PATIENCE = 20_000;

const { argv, env, stdout, stderr } = process;

/** The exit codes of `baize`: 0 ended in good order, 1 did not start, 2 was called wrongly. */
async function main(): Promise<number> {
  const began = performance.now();
  const surroundings = { env, folder: process.cwd(), exists: existsSync };
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
  const log = await floorLog(options.value);
  const started = await startFloor({ ...options.value, version: VERSION }, log);
  if (!started.ok) {
    stderr.write(`baize serve: ${startFaultText(started.error)}\n`);
    return 1;
  }
  const floor = started.value;
  const seconds = (performance.now() - began) / 1000;
  log.info({ address: floor.address, seconds }, 'the floor is open');
  stdout.write(announcement(floor, options.value, seconds));
  if (!options.value.isDemo) await introduce(floor);
  process.on('SIGHUP', () => {
    void floor.reload().then((again) => {
      if (again.ok) log.info('the floor file has been read again');
      else stderr.write(`${startFaultText(again.error)}\n`);
    });
  });
  await askedToStop();
  stdout.write('\nClosing the floor: finishing what is committed...\n');
  // A screen that does not hang up must not keep the machine from going down.
  setTimeout(() => process.exit(1), PATIENCE).unref();
  await floor.stop();
  stdout.write('Closed. Everything is kept; start again to go on.\n');
  return 0;
}

/** Shown once and written nowhere: it has to be changed at the first sign-in. */
async function introduce({ database }: RunningFloor): Promise<void> {
  const pool = database.pool({ max: 1 });
  const password = await firstManager(pool);
  await pool.end();
  if (password === null) return;
  stdout.write(`  There is nobody yet. Sign in as "first" with the password ${password}\n`);
  stdout.write('  and make the accounts of everybody else.\n\n');
}

/** A second signal ends it at once: what is committed is safe all the same. */
function askedToStop(): Promise<void> {
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
  stderr.write(`baize serve: ${problem instanceof Error ? problem.stack : String(problem)}\n`);
  return 1;
});
