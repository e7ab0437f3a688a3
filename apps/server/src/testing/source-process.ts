import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const HOOKS = new URL('./typescript-hooks.mjs', import.meta.url).href;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(HOOKS)});`;

/** Runs a TypeScript program of ours as a process of its own: something a test can kill. */
export function startSource(
  program: URL,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, [...sourceArguments(program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
}

/** What Node has to be told to run it. */
export function sourceArguments(program: URL): readonly string[] {
  return [
    '--conditions=baize-source',
    `--import=data:text/javascript,${encodeURIComponent(REGISTER)}`,
    fileURLToPath(program),
  ];
}
