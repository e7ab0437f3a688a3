// Builds every package in the order of its references and says which one is at work: the compiler by itself says
// nothing until it is done. The native compiler builds; the other one, which tools read sources with, is a library.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
// Examples stand for packages that live elsewhere: no file of the platform names them, so they are looked for.
const examples = readdirSync(join(root, 'examples'))
  .map((name) => join('examples', name))
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
const named = process.argv.slice(2);
const projects = named.length === 0 ? ['.', ...examples] : named;
const options = ['--verbose', '--pretty', String(process.stdout.isTTY === true)];
const child = spawn(process.execPath, [compiler, '-b', ...projects, ...options], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** Its own account of what it looks at and leaves; what remains are problems. */
const REMARKS = [
  /\bProjects in this build:/,
  /^\s+\* \S/,
  / - Project '.*' is (up to date|out of date)/,
  / - Updating (unchanged )?output timestamps/,
];

createInterface({ input: child.stdout }).on('line', (line) => {
  const project = / - Building project '(.*?)'/.exec(line)?.[1];
  if (project) console.log(`  ${project.replace(/\/tsconfig\.json$/, '')}`);
  else if (line.trim() !== '' && !REMARKS.some((remark) => remark.test(line))) console.error(line);
});
child.once('close', (code) => process.exit(code ?? 1));
