import { isMarkdown, type RepositoryFile } from '../repository/files.ts';
import type { Finding } from '../repository/finding.ts';
import { type Fence, readMarkdown } from '../repository/markdown.ts';

/** A block of a document that has to be true. */
export interface CodeBlock {
  readonly path: string;
  /** Of the first line inside the fence. */
  readonly line: number;
  readonly lines: readonly string[];
}

export interface CodeBlocks {
  /** Commands with the output they give. */
  readonly transcripts: readonly CodeBlock[];
  readonly programs: readonly CodeBlock[];
  /** Blocks that are neither run nor excused. */
  readonly findings: readonly Finding[];
}

const TRANSCRIPT = ['sh', 'bash', 'shell', 'console', 'zsh'];
const PROGRAM = ['ts', 'typescript', 'js', 'javascript', 'mjs'];

/** The blocks to run. `not-run` with a reason in the info string is the only way out. */
export function codeBlocks(files: readonly RepositoryFile[]): CodeBlocks {
  const transcripts: CodeBlock[] = [];
  const programs: CodeBlock[] = [];
  const findings: Finding[] = [];
  for (const { path, text } of files.filter((file) => isMarkdown(file.path))) {
    for (const fence of readMarkdown(text).fences) {
      const block = { path, line: fence.line + 1, lines: fence.lines };
      const nature = natureOf(fence);
      if (nature === 'transcript') transcripts.push(block);
      else if (nature === 'program') programs.push(block);
      else if (nature !== 'free') findings.push({ path, line: fence.line, message: nature.wrong });
    }
  }
  return { transcripts, programs, findings };
}

function natureOf({
  info: [language = '', excuse = '', ...reason],
  lines,
}: Fence): 'transcript' | 'program' | 'free' | { readonly wrong: string } {
  if (!TRANSCRIPT.includes(language) && !PROGRAM.includes(language)) return 'free';
  if (excuse === 'not-run' || excuse === 'not-run:') {
    if (reason.length > 0) return 'free';
    return { wrong: 'A block that is not run says why: ```sh not-run <reason>' };
  }
  if (language === 'ts') return 'program';
  if (language !== 'sh') {
    const name = TRANSCRIPT.includes(language) ? 'sh' : 'ts';
    return { wrong: `Write \`\`\`${name} instead of ${language}.` };
  }
  if (isTranscript(lines)) return 'transcript';
  return { wrong: 'A sh block is a transcript of `$ npx baize ...`, or is marked not-run.' };
}

function isTranscript(lines: readonly string[]): boolean {
  return lines[0]?.startsWith('$ ') === true && lines.some((line) => /\bnpx baize\b/.test(line));
}
