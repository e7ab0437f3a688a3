import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs a check over a small repository that exists only for the length of the call. */
export function withRepository<T>(
  files: Readonly<Record<string, string>>,
  check: (root: string) => T,
): T {
  const root = writeRepository(files);
  try {
    return check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The same for a check that takes its time. */
export async function duringRepository<T>(
  files: Readonly<Record<string, string>>,
  check: (root: string) => Promise<T>,
): Promise<T> {
  const root = writeRepository(files);
  try {
    return await check(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function writeRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'baize-repository-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
