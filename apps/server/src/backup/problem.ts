import { assertNever } from '@baize/exact';
import { type MigrationProblem, migrationProblemText } from '../store/migration-problem.ts';

export type BackupProblem =
  | { readonly code: 'no-schema' }
  | { readonly code: 'file-exists'; readonly file: string }
  | { readonly code: 'not-copied'; readonly detail: string }
  | { readonly code: 'not-written'; readonly file: string; readonly detail: string }
  | BackupFileProblem;

export type RestoreProblem =
  | { readonly code: 'not-empty'; readonly tables: readonly string[] }
  | { readonly code: 'not-stored'; readonly detail: string }
  | { readonly code: 'not-proved'; readonly part: string }
  | MigrationProblem
  | BackupFileProblem;

export type BackupFileProblem =
  | { readonly code: 'not-read'; readonly file: string; readonly detail: string }
  | { readonly code: 'not-a-backup'; readonly file: string }
  | { readonly code: 'other-format'; readonly file: string; readonly format: string }
  /** The first part that is not as it was written: `header`, `table journal`, `end`. */
  | { readonly code: 'damaged'; readonly part: string; readonly detail: string };

export function backupProblemText(problem: BackupProblem | RestoreProblem): string {
  switch (problem.code) {
    case 'no-schema':
      return 'There is nothing to back up: no Baize server has used this database yet.';
    case 'file-exists':
      return `${problem.file} exists already. Name another file; a backup never replaces one.`;
    case 'not-copied':
      return `The database could not be read to the end: ${problem.detail}. Nothing is left of the copy.`;
    case 'not-written':
      return `The backup could not be written to ${problem.file}: ${problem.detail}. Nothing is left of it.`;
    case 'not-empty':
      return (
        `The database is not empty (${problem.tables.slice(0, 3).join(', ')}...). ` +
        'Restore into a new one; nothing was changed.'
      );
    case 'not-stored':
      return `The database did not take the copy: ${problem.detail}. Nothing was changed.`;
    case 'not-proved':
      return `After the restore ${problem.part} differs from the backup. It was undone.`;
    case 'schema-newer':
    case 'migrations-apart':
    case 'migration-changed':
    case 'migration-failed':
      return migrationProblemText(problem);
    default:
      return fileProblemText(problem);
  }
}

function fileProblemText(problem: BackupFileProblem): string {
  switch (problem.code) {
    case 'not-read':
      return `${problem.file} cannot be read: ${problem.detail}.`;
    case 'not-a-backup':
      return `${problem.file} is not a Baize backup.`;
    case 'other-format':
      return `${problem.file} is of the format ${problem.format}; this version reads baize-backup/1.`;
    case 'damaged':
      return `The backup is damaged, first in its ${problem.part}: ${problem.detail}. Take another copy.`;
    default:
      return assertNever(problem);
  }
}
