// `npm run sbom`, and every build of the screens: what a floor consists of, for whoever has to know whether
// something in it is affected. The same bytes for the same lockfile.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lockfile, softwareBill } from './repository/software-bill.ts';

function main(): number {
  const root = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url));
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const file = join(root, 'apps', 'server', 'dist', 'sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(softwareBill(lockfile), null, 2)}\n`);
  return 0;
}

process.exit(main());
