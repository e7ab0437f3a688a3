// Lets a child process of a test run our sources, as the tests themselves do, so that a stale build
// can never make one pass. Plain JavaScript, because it is what makes TypeScript loadable.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const compilerOptions = { verbatimModuleSyntax: true, inlineSourceMap: true };

// What a text becomes is kept under the hash of that text: it can be missing, but never be stale.
const kept = fileURLToPath(
  new URL('../../../../node_modules/.cache/baize-sources/', import.meta.url),
);
const { version } = createRequire(import.meta.url)('typescript/package.json');
const recipe = `typescript ${version} ${JSON.stringify(compilerOptions)}`;

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const fileName = fileURLToPath(url);
  const text = await readFile(fileName, 'utf8');
  const hash = createHash('sha256').update(`${recipe}\n${fileName}\n${text}`).digest('hex');
  const product = join(kept, `${hash}.js`);
  const known = await readFile(product, 'utf8').catch(() => null);
  const source = known ?? (await transpiled(text, fileName, product));
  return { format: 'module', shortCircuit: true, source };
}

async function transpiled(text, fileName, product) {
  // The compiler takes half a second to load, and is needed only for what has changed.
  const { default: typescript } = await import('typescript');
  const { ModuleKind, ScriptTarget, transpileModule } = typescript;
  const { outputText } = transpileModule(text, {
    fileName,
    compilerOptions: { ...compilerOptions, module: ModuleKind.ESNext, target: ScriptTarget.ES2023 },
  });
  await mkdir(kept, { recursive: true });
  // Several processes may be at it: a file appears whole or not at all.
  const draft = `${product}.${randomUUID()}`;
  await writeFile(draft, outputText);
  await rename(draft, product);
  return outputText;
}
