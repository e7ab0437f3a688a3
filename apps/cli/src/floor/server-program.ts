import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** The programs of the server; the command line starts them and knows nothing of their insides. */
export type ServerProgram =
  | 'serve'
  | 'verify'
  | 'backup'
  | 'migrate'
  | 'restore'
  | 'replay'
  | 'explain'
  | 'tumbler'
  | 'shoe';

/** Programs that read no record, and why they have no use for the packages of `--with`. */
const TAKES_NO_PACKAGE: Partial<Record<ServerProgram, string>> = {
  serve: 'the packages of a floor are named in its file, `packages: [PATH]`, not with --with.',
  tumbler: 'a device plays by no rulebook, so --with has nothing to add.',
  shoe: 'a device plays by no rulebook, so --with has nothing to add.',
};

const FLAGS = '../../../server/node-flags.json';

/** Starts a program of the server and ends as it ends. */
export async function runServerProgram(
  name: ServerProgram,
  args: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const why = io.packages.length > 0 ? TAKES_NO_PACKAGE[name] : undefined;
  if (why !== undefined) {
    io.err.write(`baize ${name}: ${why}\n`);
    return EXIT.usage;
  }
  const program = new URL(`../../../server/dist/programs/${name}.js`, import.meta.url);
  if (!existsSync(program)) {
    io.err.write('The server is not built yet: run `npm start` or `npm test` once.\n');
    return EXIT.usage;
  }
  // How the runtime is set for the server, wherever it is started.
  const flags: string[] = JSON.parse(readFileSync(new URL(FLAGS, import.meta.url), 'utf8'));
  const child = spawn(process.execPath, [...flags, fileURLToPath(program), ...args], {
    // Where a person watches, the program draws for them; a test or a pipe gets its words.
    stdio: io.isTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // A floor ends with the chain that started it, however that ends.
    env: { ...process.env, BAIZE_LAUNCHER: String(process.pid) },
  });
  child.stdout?.on('data', (chunk) => io.out.write(String(chunk)));
  child.stderr?.on('data', (chunk) => io.err.write(String(chunk)));
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  // Ctrl-C reaches the program by itself; this process only has to outlive it.
  const ignore = (): void => undefined;
  process.on('SIGTERM', pass).on('SIGHUP', pass).on('SIGINT', ignore);
  const code = await new Promise<number>((resolve) => {
    child.on('close', (status) => resolve(status ?? EXIT.negative));
  });
  process.off('SIGTERM', pass).off('SIGHUP', pass).off('SIGINT', ignore);
  return code === EXIT.ok || code === EXIT.usage ? code : EXIT.negative;
}
