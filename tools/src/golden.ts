// `npm run golden`: writes what the brute-force counter counted to packages/math/golden, one CSV a pay
// table. With --check it writes nothing and fails where a committed file differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenFiles } from './counter/golden-csv.ts';

const GOLDEN = fileURLToPath(new URL('../../packages/math/golden/', import.meta.url));

/** The names of files that are missing, different, or not the counter's. */
export function goldenDifferences(folder: string): readonly string[] {
  const expected = goldenFiles();
  const present = csvFilesIn(folder);
  const wrong = [...expected].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  const foreign = present.filter((name) => !expected.has(name));
  return [...wrong.map(([name]) => name), ...foreign].toSorted();
}

export function writeGolden(folder: string): void {
  const expected = goldenFiles();
  mkdirSync(folder, { recursive: true });
  for (const name of csvFilesIn(folder)) if (!expected.has(name)) rmSync(join(folder, name));
  for (const [name, text] of expected) writeFileSync(join(folder, name), text);
}

function csvFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith('.csv'));
}

function main(args: readonly string[]): number {
  if (args.includes('--check')) {
    const differences = goldenDifferences(GOLDEN);
    for (const name of differences) console.error(`${name} is not what the counter counts.`);
    console.log(`${goldenFiles().size} golden files, ${differences.length} differences`);
    return differences.length === 0 ? 0 : 1;
  }
  writeGolden(GOLDEN);
  console.log(`${goldenFiles().size} golden files written.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main(process.argv.slice(2)));
