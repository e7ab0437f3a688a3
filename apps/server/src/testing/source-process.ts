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
  const node = [
    '--conditions=baize-source',
    `--import=data:text/javascript,${encodeURIComponent(REGISTER)}`,
  ];
  return spawn(process.execPath, [...node, fileURLToPath(program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });
}
