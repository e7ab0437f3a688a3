// `baize verify`: computes everything on record again and names the first row that does not agree.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@baize/exact';
import { loadLibrary } from '@baize/loader';
import type { Pool } from 'pg';
import { databaseProblemText } from '../postgres/database-problem.ts';
import type { CheckpointPlace } from '../store/checkpoint.ts';
import { nodeSigningKey } from '../store/signing-key.ts';
import { trustedKeys } from '../store/trusted-keys.ts';
import { fileWitness, floorMark, WITNESS_FILE, witnessesAt } from '../store/witness.ts';
import { missingBookText } from '../verify/missing-book.ts';
import { progressBar, verifiedText } from '../verify/progress-bar.ts';
import { type VerifyOptions, type VerifyReport, verifyFloor } from '../verify/verify-floor.ts';
import { readKeptDatabase } from './reach-kept-database.ts';
import { ROOT } from './serve-arguments.ts';

const USAGE = `baize verify [options]

Verifies the record of a floor, running or stopped: hash chains, checkpoints and their signatures,
every state by replay, every settlement from its rulebook, every virtual result, all money.

  --data FOLDER        where the floor keeps its database (default: .baize, or BAIZE_DATA)
  --database URL       a PostgreSQL of your own (default: DATABASE_URL, else the embedded one)
  --trusted KEY        a public key in hex that may have signed; repeatable (default: the key in the
                       data folder and those in its trusted-keys.txt)
  --checkpoint N:HASH  a checkpoint you kept a copy of; it must still be there (default: the one in
                       the data folder's witness.txt, and at BAIZE_WITNESS_URL)
  --with PATH          a package of rulebooks from outside that its tables play by; repeatable
  --json               the report as one line of JSON, and no progress
  --progress           the bar although nobody watches a screen: a line a page, for a log
  --help               this text

Exit code 0: everything agrees. 1: something does not. 2: called wrongly, no database, or a
package its tables play by is not named.
`;

const { stdout, stderr, env } = process;

interface Wanted extends Pick<VerifyOptions, 'trustedKeys' | 'witness'> {
  /** Packages with books its tables play by. */
  readonly packages: readonly string[];
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly isJson: boolean;
  readonly isLogged: boolean;
  readonly isHelp: boolean;
}

type WithLibrary = Pick<VerifyOptions, 'library'>;

async function main(): Promise<number> {
  const wanted = parseWanted(process.argv.slice(2));
  if (!wanted.ok) {
    stderr.write(`baize verify: ${wanted.error}\nTry \`baize verify --help\`.\n`);
    return 2;
  }
  if (wanted.value.isHelp) {
    stdout.write(USAGE);
    return 0;
  }
  const { databaseUrl, dataFolder, packages } = wanted.value;
  const library = await loadLibrary(packages);
  if (!library.ok) {
    stderr.write(`baize verify: ${library.error}\n`);
    return 2;
  }
  if (databaseUrl === null && !existsSync(join(dataFolder, 'database'))) {
    stderr.write(`baize verify: there is no floor in ${dataFolder}.\n`);
    return 2;
  }
  const opened = await readKeptDatabase(databaseUrl, dataFolder);
  if (!opened.ok) {
    const { sentence, remedy } = databaseProblemText(opened.error);
    stderr.write(`baize verify: ${sentence}\n${remedy}\n`);
    return 2;
  }
  try {
    if (wanted.value.witness === undefined && (await isOfAnother(opened.value, dataFolder))) {
      stderr.write(`baize verify: ${anotherFloor(dataFolder)}\n`);
      return 2;
    }
    const said = { ...wanted.value, library: library.value };
    const given = await withWhatIsKept(opened.value, said);
    return printReport(await report(opened.value, given), given);
  } finally {
    await opened.value.close();
  }
}

/** Whether the witness in a folder names another floor than the database has. */
async function isOfAnother(
  database: { pool(options: { max: number }): Pool },
  dataFolder: string,
): Promise<boolean> {
  const kept = await fileWitness(dataFolder).kept();
  if (kept?.floor === undefined) return false;
  const pool = database.pool({ max: 1 });
  const mark = await floorMark(pool);
  await pool.end();
  return mark !== null && mark !== kept.floor;
}

function anotherFloor(dataFolder: string): string {
  return (
    `${join(dataFolder, WITNESS_FILE)} is the witness of another floor than this database has, so nothing was verified.\n` +
    'Name the data folder of that floor with --data, or a checkpoint you kept with --checkpoint.'
  );
}

/** Without other words, whom this folder trusts, and the checkpoint its witness remembers. */
async function withWhatIsKept(
  database: { pool(options: { max: number }): Pool },
  wanted: Wanted & WithLibrary,
): Promise<Wanted & WithLibrary> {
  const { dataFolder, trustedKeys: given, witness: said } = wanted;
  const keyFile = join(dataFolder, 'signing-key.pem');
  const hasKey = existsSync(keyFile) || (env.BAIZE_SIGNING_KEY ?? '') !== '';
  const pool = database.pool({ max: 1 });
  const keys = hasKey
    ? await trustedKeys(pool, dataFolder, await nodeSigningKey(keyFile, env))
    : undefined;
  await pool.end();
  const trusted = given ?? keys;
  const witness = said ?? (await newestKept(dataFolder));
  return { ...wanted, ...(trusted && { trustedKeys: trusted }), ...(witness && { witness }) };
}

/** The newest checkpoint that any witness remembers; one that does not answer is named. */
async function newestKept(dataFolder: string): Promise<CheckpointPlace | null> {
  const witnesses = [fileWitness(dataFolder), ...witnessesAt(env.BAIZE_WITNESS_URL ?? null)];
  const kept = await Promise.all(
    witnesses.map((witness) =>
      witness.kept().catch((problem: unknown) => {
        const why = problem instanceof Error ? problem.message : String(problem);
        stderr.write(`baize verify: a witness could not be asked: ${why}\n`);
        return null;
      }),
    ),
  );
  const known = kept.filter((place) => place !== null);
  return known.toSorted((one, other) => other.number - one.number)[0] ?? null;
}

function report(
  database: { pool(options: { max: number }): Parameters<typeof verifyFloor>[0] },
  { isJson, isLogged, trustedKeys, witness, library }: Wanted & WithLibrary,
): Promise<VerifyReport> {
  const isScreen = stderr.isTTY === true;
  return verifyFloor(database.pool({ max: 1 }), {
    ...(trustedKeys && { trustedKeys }),
    ...(witness && { witness }),
    library,
    ...(!isJson &&
      (isScreen || isLogged) && {
        onProgress: (progress) => {
          const bar = progressBar(progress);
          stderr.write(isScreen ? `\r\u001b[K${bar}` : `${bar}\n`);
        },
      }),
  });
}

function printReport({ finding, counts, keys }: VerifyReport, { isJson }: Wanted): number {
  if (isJson) stdout.write(`${JSON.stringify({ finding, counts, keys })}\n`);
  else {
    if (stderr.isTTY === true) stderr.write('\n');
    stdout.write(`${verifiedText(counts)}\n`);
    for (const key of keys) stdout.write(`signed by ${key}\n`);
    if (!finding?.lacks) {
      stdout.write(finding ? `NOT in order: ${finding.where} ${finding.what}\n` : 'In order.\n');
    }
  }
  if (finding?.lacks) {
    stderr.write(`baize verify: ${missingBookText(finding.lacks)}\n`);
    return 2;
  }
  return finding ? 1 : 0;
}

function parseWanted(args: readonly string[]): Result<Wanted, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        trusted: { type: 'string', multiple: true },
        checkpoint: { type: 'string' },
        with: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        progress: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const kept = /^(\d+):([0-9a-f]{64})$/.exec(values.checkpoint ?? '');
    if (values.checkpoint !== undefined && !kept) return err('--checkpoint is NUMBER:HASH');
    const [, number, hash = ''] = kept ?? [];
    return ok({
      databaseUrl: values.database ?? env.DATABASE_URL ?? null,
      dataFolder: resolve(values.data ?? env.BAIZE_DATA ?? `${ROOT}/.baize`),
      packages: values.with,
      isJson: values.json,
      isLogged: values.progress,
      isHelp: values.help,
      ...(values.trusted && { trustedKeys: values.trusted }),
      ...(kept && { witness: { number: Number(number), hash: Buffer.from(hash, 'hex') } }),
    });
  } catch (problem) {
    return err(problem instanceof Error ? problem.message : String(problem));
  }
}

process.exitCode = await main();
