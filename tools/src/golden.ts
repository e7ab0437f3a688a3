// `npm run golden`: writes what the brute-force counter counted to packages/math/golden, one CSV a pay
// table, and whole rounds as they are told and recorded to packages/table/golden. With --check it
// writes nothing and fails where a committed file differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenFiles as goldenRounds } from '@baize/table/golden';
import { goldenFiles as goldenCounts } from './counter/golden-csv.ts';

/** A folder of golden files, and what they must say. */
export interface Golden {
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
}

function golden(): readonly Golden[] {
  const folderOf = (name: string) =>
    fileURLToPath(new URL(`../../packages/${name}/golden/`, import.meta.url));
  return [
    { folder: folderOf('math'), files: goldenCounts() },
    { folder: folderOf('table'), files: goldenRounds() },
  ];
}

/** The names of files that are missing, different, or not among those that must be there. */
export function goldenDifferences({ folder, files }: Golden): readonly string[] {
  const present = filesIn(folder);
  const wrong = [...files].filter(
    ([name, text]) => !present.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  const foreign = present.filter((name) => !files.has(name));
  return [...wrong.map(([name]) => name), ...foreign].toSorted();
}

export function writeGolden({ folder, files }: Golden): void {
  mkdirSync(folder, { recursive: true });
  for (const name of filesIn(folder)) if (!files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

function filesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function main(args: readonly string[]): number {
  const all = golden();
  const count = all.reduce((sum, { files }) => sum + files.size, 0);
  if (args.includes('--check')) {
    const differences = all.flatMap(goldenDifferences);
    for (const name of differences) console.error(`${name} is not what it must be.`);
    console.log(`${count} golden files, ${differences.length} differences`);
    return differences.length === 0 ? 0 : 1;
  }
  for (const each of all) writeGolden(each);
  console.log(`${count} golden files written.`);
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main(process.argv.slice(2)));
