import { DatabaseError } from 'pg';
import type { PostgresProblem } from './problem.ts';

/** The `code` of a system error (ENOSPC, EACCES...), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

// As PostgreSQL says it when a statement fails for it.
const DISK_FULL = '53100';

/** What a failed operation means. Anything that is not the operator's doing is a bug and is thrown. */
export function problemOfError(error: unknown, path: string): PostgresProblem {
  const detail = error instanceof Error ? error.message : String(error);
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case DISK_FULL:
      return { code: 'disk-full', folder: path };
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
      return { code: 'no-permission', path, detail };
    default:
      if (!(error instanceof DatabaseError)) throw error;
      return { code: 'did-not-start', folder: path, lines: [detail] };
  }
}

/** What the last words of PostgreSQL mean. Its messages are English because we set the locale to C. */
export function problemOfLines(
  lines: readonly string[],
  folder: string,
  socketFolder: string,
): PostgresProblem {
  const text = lines.join('\n');
  if (/No space left on device|Disk quota exceeded|Check free disk space/.test(text))
    return { code: 'disk-full', folder };
  const bind =
    /could not (?:bind|create|accept).*(?:Unix|socket).*|Unix-domain socket path.*/i.exec(text);
  if (bind) return { code: 'no-socket', folder: socketFolder, detail: bind[0] };
  const denied = /.*(?:Permission denied|wrong ownership|Read-only file system).*/.exec(text);
  if (denied) return { code: 'no-permission', path: folder, detail: denied[0] };
  return { code: 'did-not-start', folder, lines: lines.slice(-8) };
}
