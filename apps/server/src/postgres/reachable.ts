import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account.ts';

/** Whether the account may pass through every folder on the way to `path`, and read it. */
export function isReachable(path: string, account: Account): boolean {
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    if (!mayEnter(folder, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(path: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(path);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
