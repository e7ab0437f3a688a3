import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@baize/exact';
import type { HouseLibrary } from '@baize/house/library';
import { loadLibrary } from '@baize/loader';
import { databaseProblemText } from '../postgres/database-problem.ts';
import type { Database } from '../postgres/open-database.ts';
import { reachKeptDatabase, readKeptDatabase } from './reach-kept-database.ts';
import { ROOT } from './serve-arguments.ts';

export interface DatabaseProgram {
  readonly name: string;
  readonly usage: string;
  /** How many words it needs besides options. */
  readonly operands: number;
  /** Whether it may begin a record where there is none; whoever only reads must not, and only may read. */
  readonly mayBegin?: true;
}

export interface DatabaseTask {
  readonly database: Database;
  readonly dataFolder: string;
  readonly operands: readonly string[];
  readonly isJson: boolean;
  /** The books that come along, and those of packages named with `--with`. */
  readonly library: HouseLibrary;
  readonly write: (text: string) => void;
}

const { argv, env, stdout, stderr } = process;

/** Runs a program that works on the record of a floor, wherever that is; the exit code. */
export async function databaseProgram(
  { name, usage, operands: needed, mayBegin }: DatabaseProgram,
  task: (given: DatabaseTask) => Promise<number>,
): Promise<number> {
  const wrong = (message: string): number => {
    stderr.write(`baize ${name}: ${message}\nTry \`baize ${name} --help\`.\n`);
    return 2;
  };
  const parsed = parseArguments();
  if (!parsed.ok) return wrong(parsed.error);
  const { values, positionals } = parsed.value;
  if (values.help) {
    stdout.write(usage);
    return 0;
  }
  if (positionals.length !== needed) return wrong(`needs ${needed} operand, not more or fewer`);
  const url = values.database ?? env.DATABASE_URL ?? null;
  const folder = resolve(values.data ?? env.BAIZE_DATA ?? join(ROOT, '.baize'));
  if (!mayBegin && url === null && !existsSync(join(folder, 'database'))) {
    return noFloor(name, folder);
  }
  const library = await loadLibrary(values.with);
  if (!library.ok) return wrong(library.error);
  const opened = await (mayBegin ? reachKeptDatabase : readKeptDatabase)(url, folder);
  if (!opened.ok) {
    const { sentence, remedy } = databaseProblemText(opened.error);
    stderr.write(`baize ${name}: ${sentence}\n${remedy}\n`);
    return 2;
  }
  const database = opened.value;
  try {
    const write = (text: string): void => void stdout.write(text);
    const said = { operands: positionals, isJson: values.json, library: library.value, write };
    return await task({ database, dataFolder: folder, ...said });
  } catch (error) {
    if (mayBegin || !isAboutMissingTables(error)) throw error;
    return noFloor(name, url === null ? folder : 'that database');
  } finally {
    await database.close();
  }
}

function noFloor(name: string, where: string): number {
  stderr.write(`baize ${name}: there is no floor in ${where}.\n`);
  return 2;
}

/** What PostgreSQL answers where nobody ever kept a floor. */
function isAboutMissingTables(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

const OPTIONS = {
  data: { type: 'string' },
  database: { type: 'string' },
  with: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Parsed = ReturnType<
  typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true; args: string[] }>
>;

function parseArguments(): Result<Parsed, string> {
  try {
    const args = argv.slice(2);
    return ok(parseArgs({ args, options: OPTIONS, allowPositionals: true }));
  } catch (problem) {
    return err(problem instanceof Error ? problem.message : String(problem));
  }
}
