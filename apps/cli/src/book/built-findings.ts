import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { type BookFinding, finding } from './finding.ts';

/** What the compiler says of a package, where it has one to ask, and whether what is built is what its source says. */
export function builtFindings(path: string): readonly BookFinding[] {
  const config = join(resolve(path), 'tsconfig.json');
  if (!existsSync(config))
    return [finding('note', path, 'no tsconfig.json: types are not checked')];
  const compiler = compilerFor(config);
  if (compiler === null)
    return [finding('unproved', path, 'no TypeScript here to check its types')];
  const folder = mkdtempSync(join(tmpdir(), 'baize-built-'));
  try {
    // It is built anew, apart from what is there: a build remembered from before would be left as it is, and one with
    // mistakes in it might be written elsewhere.
    const remembered = ['--incremental', 'true', '--tsBuildInfoFile', join(folder, 'build-info')];
    const { stdout } = spawnSync(
      process.execPath,
      [compiler, '-p', config, '--noEmitOnError', 'true', '--outDir', folder, ...remembered],
      { encoding: 'utf8' },
    );
    const complaints = stdout
      .split(/\n(?=\S)/)
      .filter((complaint) => /error TS\d+/.test(complaint))
      .map((complaint) => finding('fault', path, inShort(complaint)));
    return [...complaints, ...staleFindings(path, folder)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where it is, and the last of its reasons: the compiler begins with the whole book and ends with the one value. */
function inShort(complaint: string): string {
  const [first = '', ...reasons] = complaint.trimEnd().split('\n');
  const reason = reasons.at(-1)?.trim();
  return reason === undefined ? first : first.replace(/(error TS\d+: ).*/, `$1${reason}`);
}

/** What is loaded is what was built; a source that was changed since is not in it. */
function staleFindings(path: string, fresh: string): readonly BookFinding[] {
  const files = readdirSync(fresh, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.split(sep).join('/'))
    .toSorted();
  const built = builtFolder(path, files);
  if (built === null) return [];
  const stale = files.filter((name) => {
    const file = join(built, name);
    return !existsSync(file) || codeIn(file) !== codeIn(join(fresh, name));
  });
  if (stale.length === 0) return [];
  const says = `what is built is not what its source says (${stale.join(', ')}): build it again`;
  return [finding('fault', path, says)];
}

/** The folder of the file a package names as its own; null where it was never built, or not from this source. */
function builtFolder(path: string, files: readonly string[]): string | null {
  const { exports, main } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const root = exports?.['.'] ?? exports ?? main;
  const entry: unknown = typeof root === 'string' ? root : root?.default;
  if (typeof entry !== 'string' || !existsSync(join(path, entry))) return null;
  const own = files.find((name) => `/${entry}`.endsWith(`/${name}`));
  return own === undefined ? null : join(path, entry.slice(0, -own.length));
}

/** Compilers differ in quotes and spaces, and a map of the source is no part of it. */
function codeIn(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '')
    .replaceAll(/\s/g, '')
    .replaceAll('"', "'");
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
