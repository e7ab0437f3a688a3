import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import type { Finding } from '../repository/finding.ts';
import { atOnce } from './at-once.ts';
import type { CodeBlock } from './code-block.ts';

/**
 * Compiles every program under the compiler options of the repository, then runs it. Where a line
 * ends in `// → text`, the program must print exactly these texts, in this order.
 */
export async function programFindings(
  blocks: readonly CodeBlock[],
  root: string,
): Promise<readonly Finding[]> {
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
    return await atOnce(sources, ({ block, source }) =>
      runFindings(block, source.replace(/ts$/, 'js')),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Source {
  readonly block: CodeBlock;
  readonly source: string;
}

function compile(sources: readonly Source[], root: string): readonly Finding[] {
  const options = compilerOptions(root);
  const rootNames = sources.map(({ source }) => source);
  const program = ts.createProgram({ rootNames, options, host: hostOf(options) });
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

const installed = new Map<string, ts.SourceFile | undefined>();

/** Reads what is installed, the library of the language above all, once for all repositories of this process. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, how, ...rest) => {
    const real = host.realpath?.(path) ?? path;
    if (!real.includes('/node_modules/')) return read(path, how, ...rest);
    const key = `${path} ${real}`;
    if (!installed.has(key)) installed.set(key, read(path, how, ...rest));
    return installed.get(key);
  };
  return host;
}

function runFindings(
  { path, line, lines }: CodeBlock,
  script: string,
): Promise<readonly Finding[]> {
  return new Promise((done) => {
    execFile(process.execPath, [script], { timeout: 60_000 }, (failure, stdout, stderr) => {
      if (failure)
        return done([{ path, line, message: `fails when it is run:\n${stderr.trim()}` }]);
      const promised = lines.flatMap((text) => /\/\/ → (.*)$/.exec(text)?.[1] ?? []);
      if (promised.length === 0 || stdout.trimEnd() === promised.join('\n')) return done([]);
      done([{ path, line, message: `prints something else:\n${stdout.trimEnd()}` }]);
    });
  });
}
