import { readFileSync } from 'node:fs';

// The path is the same from src/ and from dist/.
const PACKAGE = new URL('../package.json', import.meta.url);

export const VERSION: string = versionIn(JSON.parse(readFileSync(PACKAGE, 'utf8')));

function versionIn(value: { readonly version?: unknown }): string {
  return typeof value.version === 'string' ? value.version : 'unknown';
}
