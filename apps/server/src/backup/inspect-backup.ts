import { err, ok, type Result } from '@baize/exact';
import type { Manifest } from './format.ts';
import type { BackupFileProblem } from './problem.ts';
import { Damage, OtherFormat, readBackup } from './read-backup.ts';

/** Reads a backup without restoring it: everything is there and as it was written, or not. */
export async function inspectBackup(file: string): Promise<Result<Manifest, BackupFileProblem>> {
  try {
    const manifest = await readBackup(file, {
      header: async () => undefined,
      table: async (_table, rows) => {
        for await (const _block of rows);
      },
    });
    return ok(manifest);
  } catch (error) {
    return err(fileProblemOf(error, file));
  }
}

/** What an error while reading says about the file; anything else is a bug, or the database's. */
export function fileProblemOf(error: unknown, file: string): BackupFileProblem {
  if (error instanceof OtherFormat) {
    const format = error.format.slice(0, 40);
    const isBackup = /^baize-backup\/\d+$/.test(format);
    return isBackup ? { code: 'other-format', file, format } : { code: 'not-a-backup', file };
  }
  if (error instanceof Damage) {
    if (error.part === 'first line') return { code: 'not-a-backup', file };
    return { code: 'damaged', part: error.part, detail: error.message };
  }
  if (error instanceof Error && 'syscall' in error) {
    return { code: 'not-read', file, detail: error.message };
  }
  throw error;
}
