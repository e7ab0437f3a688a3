import { once } from 'node:events';
import { startBuilt } from './source-process.ts';

/** Runs one of our programs to its end: its exit code and everything it said. */
export async function runProgram(name: string, ...args: readonly string[]) {
  const child = startBuilt(new URL(`../../programs/${name}.ts`, import.meta.url), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, said };
}
