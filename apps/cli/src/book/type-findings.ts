import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type BookFinding, finding } from './finding.ts';

/** What the compiler says of a package, where it has one to ask. */
export function typeFindings(path: string): readonly BookFinding[] {
  const config = join(resolve(path), 'tsconfig.json');
  if (!existsSync(config))
    return [finding('note', path, 'no tsconfig.json: types are not checked')];
  const compiler = compilerFor(config);
  if (compiler === null)
    return [finding('unproved', path, 'no TypeScript here to check its types')];
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--noEmit'], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .map((line) => finding('fault', path, line));
}

function compilerFor(config: string): string | null {
  for (const from of [config, import.meta.url]) {
    try {
      return createRequire(from).resolve('typescript/bin/tsc');
    } catch {
      // Not there; the next place may have it.
    }
  }
  return null;
}
