import { isLoopback } from '../http/loopback.ts';
import type { ServeOptions } from './serve-arguments.ts';

type Listening = Pick<ServeOptions, 'host' | 'isProduction' | 'isDemo'>;

/** What somebody should know who lets a floor listen beyond this machine without `--production`. */
export function listenWarning({ host, isProduction, isDemo }: Listening): string {
  if (isProduction || host === 'localhost' || isLoopback(host)) return '';
  const who = isDemo ? 'On a demo floor anybody may be anybody, and ' : '';
  return (
    `baize serve: the floor listens on ${host}: everybody who reaches this machine reaches it. ${who}` +
    'what is said is not encrypted; use --production and --behind-tls for more than a try.\n'
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: 'may not be written or read by this user',
  EPERM: 'may not be changed by this user',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is not a folder',
  EEXIST: 'is not a folder',
};

/** What went wrong, as a sentence where a file or folder was the reason; else with where it happened. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code, path } = problem as NodeJS.ErrnoException;
  const sentence = code === undefined ? undefined : SENTENCES[code];
  if (sentence !== undefined && path !== undefined) return `${path} ${sentence}.`;
  return problem.stack ?? problem.message;
}
