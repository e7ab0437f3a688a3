import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../repository/finding.ts';
import type { CodeBlock } from './code-block.ts';

/**
 * Compiles every program under the compiler options of the repository, then runs it. Where a line
 * ends in `// → text`, the program must print exactly these texts, in this order.
 */
export function programFindings(blocks: readonly CodeBlock[], root: string): readonly Finding[] {
  // Inside the repository, so that @baize/... is found as a reader's own program would find it.
  mkdirSync(join(root, 'tools', 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'tools', 'dist', 'docs-'));
  try {
    const sources = blocks.map((block, index) => {
      const source = join(folder, `block-${index}.ts`);
      writeFileSync(source, `${block.lines.join('\n')}\n`);
      return { block, source };
    });
    const wrong = compile(sources, root);
    if (wrong.length > 0) return wrong;
    return sources.flatMap(({ block, source }) => runFindings(block, source.replace(/ts$/, 'js')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Source {
  readonly block: CodeBlock;
  readonly source: string;
}

function compile(sources: readonly Source[], root: string): readonly Finding[] {
  const program = ts.createProgram({
    rootNames: sources.map(({ source }) => source),
    options: compilerOptions(root),
  });
  const { diagnostics } = program.emit();
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map((diagnostic) => {
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
    const { file, start = 0 } = diagnostic;
    const block = sources.find(
      ({ source }) => file && basename(source) === basename(file.fileName),
    );
    if (!file || !block) return { path: 'tsconfig.base.json', line: 0, message: text };
    const line = block.block.line + file.getLineAndCharacterOfPosition(start).line;
    return { path: block.block.path, line, message: `does not compile: ${text}` };
  });
}

function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  return {
    ...options,
    composite: false,
    declaration: false,
    declarationMap: false,
    incremental: false,
    sourceMap: false,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  };
}

function runFindings(block: CodeBlock, script: string): readonly Finding[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const { path, line } = block;
  if (status !== 0) return [{ path, line, message: `fails when it is run:\n${stderr.trim()}` }];
  const promised = block.lines.flatMap((text) => /\/\/ → (.*)$/.exec(text)?.[1] ?? []);
  if (promised.length === 0 || stdout.trimEnd() === promised.join('\n')) return [];
  return [{ path, line, message: `prints something else:\n${stdout.trimEnd()}` }];
}
