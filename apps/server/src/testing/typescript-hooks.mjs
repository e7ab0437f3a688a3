// Lets a child process of a test run our sources, as the tests themselves do, so that a stale build
// can never make one pass. Plain JavaScript, because it is what makes TypeScript loadable.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import typescript from 'typescript';

const compilerOptions = {
  module: typescript.ModuleKind.ESNext,
  target: typescript.ScriptTarget.ES2023,
  verbatimModuleSyntax: true,
  inlineSourceMap: true,
};

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const fileName = fileURLToPath(url);
  const text = await readFile(fileName, 'utf8');
  const { outputText } = typescript.transpileModule(text, { fileName, compilerOptions });
  return { format: 'module', shortCircuit: true, source: outputText };
}
