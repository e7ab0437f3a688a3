import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a figure passes through on its way onto a sheet. */
const PACKAGES = [
  '@baize/exact',
  '@baize/game',
  '@baize/three-dice',
  '@baize/si-ki-pi',
  '@baize/rulebooks',
  '@baize/math',
  '@baize/report',
];

/**
 * SHA-256 over the programs of these packages as they run, a line `HASH  PACKAGE/FILE` each in the order of their names:
 * the same sources built by the same compiler give the same digest on any machine.
 */
export function codeDigest(): string {
  const lines = PACKAGES.flatMap((name) => {
    const folder = dirname(fileURLToPath(import.meta.resolve(name)));
    return programsIn(folder).map((file) => {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${content}  ${name}/${relative(folder, file).split(sep).join('/')}\n`;
    });
  });
  return createHash('sha256').update(lines.join('')).digest('hex');
}

function programsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isProgram(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.split(sep).includes('testing'))
    .toSorted();
}

/** Tests and descriptions of types compute nothing. */
function isProgram(name: string): boolean {
  return /\.(js|ts)$/.test(name) && !/\.(test|d)\./.test(name);
}
