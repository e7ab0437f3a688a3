// `baize restore FILE`: a backup into an empty database, all of it or nothing.
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { backupProblemText } from '../backup/problem.ts';
import { restore } from '../backup/restore.ts';
import { signersIn, trustKeys } from '../store/trusted-keys.ts';
import { copyProgress } from './copy-progress.ts';
import { databaseProgram } from './database-program.ts';

const USAGE = `baize restore FILE [options]

Puts a backup into an empty database, in one transaction, and proves it equal to the copy. Name a new
data folder or a new database: nothing that is there is ever replaced.

  --data FOLDER    where the floor will keep its database
  --database URL   an empty database of your own
  --help           this text

Exit code 0: everything is there and proved. 1: nothing was changed. 2: called wrongly, or no database.
`;

process.exitCode = await databaseProgram(
  { name: 'restore', usage: USAGE, operands: 1, mayBegin: true },
  async ({ database, dataFolder, operands: [file = ''], write }) => {
    const { progress, end } = copyProgress();
    const pool = database.pool({ max: 2 });
    // The floor would not open a record whose keys it does not trust: both are there, or neither.
    const beforeCommit = async (client: ClientBase): Promise<void> =>
      trustKeys(dataFolder, await signersIn(client));
    const made = await restore({ pool, file: resolve(file), progress, beforeCommit });
    end();
    if (!made.ok) {
      process.stderr.write(`baize restore: ${backupProblemText(made.error)}\n`);
      return 1;
    }
    const rows = made.value.tables.reduce((sum, table) => sum + table.rows, 0);
    write(`${rows} rows of ${made.value.tables.length} tables restored and proved.\n`);
    write(
      'Keep the signing key of the floor with it, or it goes on under a new one: the keys that have\n',
    );
    write(
      `signed this record are trusted from now on (${join(dataFolder, 'trusted-keys.txt')}).\n`,
    );
    return 0;
  },
);
