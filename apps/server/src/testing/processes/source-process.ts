import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SHORT_LIVED_FLAGS } from '@baize/testing/short-lived-node';

const BUILD = fileURLToPath(
  new URL('../../../../../tools/scripts/build-floor.mjs', import.meta.url),
);
const HOOKS = new URL('./typescript-hooks.mjs', import.meta.url).href;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(HOOKS)});`;

let isBuilt = false;

/** Where the server was built, brought up to date first: a stale build can never make a test pass. */
export function builtServer(): URL {
  if (!isBuilt) execFileSync(process.execPath, [BUILD, '--server'], { stdio: 'pipe' });
  isBuilt = true;
  return new URL('../../../dist/', import.meta.url);
}

/**
 * Runs a program of the server as a process of its own: something a test can kill. It is named by its source and runs as
 * it was built, which is how it is shipped, and takes half of what reading a thousand sources takes.
 */
export function startBuilt(
  program: URL,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const source = new URL('../../', import.meta.url).href;
  const path = program.href.slice(source.length).replace(/\.ts$/, '.js');
  return startNode([fileURLToPath(new URL(path, builtServer())), ...args], options);
}

/** The same for a program outside the server: it runs on our sources, as the tests do. */
export function startSource(
  program: URL,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  return startNode([...sourceArguments(program), ...args], options);
}

/** How a test runs Node. */
export const SHORT_LIVED_NODE = [process.execPath, ...SHORT_LIVED_FLAGS] as const;

function startNode(args: readonly string[], options: SpawnOptions): ChildProcess {
  const [node, ...flags] = SHORT_LIVED_NODE;
  return spawn(node, [...flags, ...args], { stdio: ['pipe', 'pipe', 'inherit'], ...options });
}

/** What Node has to be told to run a source. */
export function sourceArguments(program: URL): readonly string[] {
  return [
    '--conditions=baize-source',
    `--import=data:text/javascript,${encodeURIComponent(REGISTER)}`,
    fileURLToPath(program),
  ];
}
