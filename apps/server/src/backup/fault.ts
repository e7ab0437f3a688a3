import { assertNever } from '@baize/exact';
import { type MigrationFault, migrationFaultText } from '../store/migration-fault.ts';

export type BackupFault =
  | { readonly code: 'no-schema' }
  | { readonly code: 'file-exists'; readonly file: string }
  | { readonly code: 'not-copied'; readonly detail: string }
  | { readonly code: 'not-written'; readonly file: string; readonly detail: string }
  | BackupFileFault;

export type RestoreFault =
  | { readonly code: 'not-empty'; readonly tables: readonly string[] }
  | { readonly code: 'not-stored'; readonly detail: string }
  | { readonly code: 'not-proved'; readonly part: string }
  | MigrationFault
  | BackupFileFault;

export type BackupFileFault =
  | { readonly code: 'not-read'; readonly file: string; readonly detail: string }
  | { readonly code: 'not-a-backup'; readonly file: string }
  | { readonly code: 'other-format'; readonly file: string; readonly format: string }
  /** The first part that is not as it was written: `header`, `table journal`, `end`. */
  | { readonly code: 'damaged'; readonly part: string; readonly detail: string };

export function backupFaultText(fault: BackupFault | RestoreFault): string {
  switch (fault.code) {
    case 'no-schema':
      return 'There is nothing to back up: no Baize server has used this database yet.';
    case 'file-exists':
      return `${fault.file} exists already. Name another file; a backup never replaces one.`;
    case 'not-copied':
      return `The database could not be read to the end: ${fault.detail}. Nothing is left of the copy.`;
    case 'not-written':
      return `The backup could not be written to ${fault.file}: ${fault.detail}. Nothing is left of it.`;
    case 'not-empty':
      return (
        `The database is not empty (${fault.tables.slice(0, 3).join(', ')}...). ` +
        'Restore into a new one; nothing was changed.'
      );
    case 'not-stored':
      return `The database did not take the copy: ${fault.detail}. Nothing was changed.`;
    case 'not-proved':
      return `After the restore ${fault.part} differs from the backup. It was undone.`;
    case 'schema-newer':
    case 'migrations-apart':
    case 'migration-changed':
    case 'migration-failed':
      return migrationFaultText(fault);
    default:
      return fileFaultText(fault);
  }
}

function fileFaultText(fault: BackupFileFault): string {
  switch (fault.code) {
    case 'not-read':
      return `${fault.file} cannot be read: ${fault.detail}.`;
    case 'not-a-backup':
      return `${fault.file} is not a Baize backup.`;
    case 'other-format':
      return `${fault.file} is of the format ${fault.format}; this version reads baize-backup/1.`;
    case 'damaged':
      return `The backup is damaged, first in its ${fault.part}: ${fault.detail}. Take another copy.`;
    default:
      return assertNever(fault);
  }
}
