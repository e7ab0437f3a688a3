// Lets Node run our sources as they are: the tests themselves, and the processes they start. So a stale build can never
// make one pass, and what is tested runs as it is shipped, without another loader's calls around every import. Plain
// JavaScript, because it is what makes TypeScript loadable.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Types are taken away, nothing else is changed; the map leads from a stack to the line as it is written.
const options = {
  target: 'es2023',
  sourcemap: true,
  typescript: { onlyRemoveTypeImports: true },
};

// What a text becomes is kept under the hash of that text: it can be missing, but never be stale.
const kept = fileURLToPath(
  new URL('../../../../../node_modules/.cache/baize-sources/', import.meta.url),
);
const { version } = createRequire(import.meta.url)('rolldown/package.json');
const recipe = `rolldown ${version} ${JSON.stringify(options)}`;

export async function load(url, context, nextLoad) {
  // A test file comes with a question mark and a number: it is read anew for every run.
  const [address] = url.split('?');
  if (!address.endsWith('.ts')) return nextLoad(url, context);
  const fileName = fileURLToPath(address);
  // Read at once: this thread has nothing else to do, and asking for it later costs more than the reading.
  const text = readFileSync(fileName, 'utf8');
  const hash = createHash('sha256').update(`${recipe}\n${fileName}\n${text}`).digest('hex');
  const product = join(kept, `${hash}.js`);
  const source = knownText(product) ?? (await withoutTypes(text, fileName, product));
  return { format: 'module', shortCircuit: true, source };
}

function knownText(product) {
  try {
    return readFileSync(product, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}

async function withoutTypes(text, fileName, product) {
  // Loaded only for what has changed.
  const { transformSync } = await import('rolldown/utils');
  const { code, map, errors } = transformSync(fileName, text, options);
  const [error] = errors;
  if (error) throw new SyntaxError(`${fileName}: ${error.message}`);
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`;
  mkdirSync(kept, { recursive: true });
  // Several processes may be at it: a file appears whole or not at all.
  const draft = `${product}.${randomUUID()}`;
  writeFileSync(draft, source);
  renameSync(draft, product);
  return source;
}
