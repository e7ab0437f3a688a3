import { execFile } from 'node:child_process';
import type { Finding } from '../repository/finding.ts';
import type { CodeBlock } from './code-block.ts';

interface Step {
  readonly command: string;
  readonly expected: readonly string[];
  readonly line: number;
}

/** `npx baize` in a document is the program of this checkout, whatever is installed elsewhere. */
const PRELUDE =
  'npx() { [ "$1" = baize ] || { echo "only npx baize is run" >&2; return 127; }; ' +
  'shift; "$BAIZE_NODE" "$BAIZE_PROGRAM" "$@"; }\n';

/** Runs each command of a transcript and compares what it prints, errors included, line by line. */
export async function transcriptFindings(
  block: CodeBlock,
  root: string,
  program: string,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  // One after the other, as a reader would type them.
  for (const { command, expected, line } of stepsOf(block)) {
    const printed = await run(command, root, program);
    if (fits(printed, expected)) continue;
    const message = `\`${command}\` prints something else:\n${printed.map((text) => `    ${text}`).join('\n')}`;
    findings.push({ path: block.path, line, message });
  }
  return findings;
}

function stepsOf({ lines, line }: CodeBlock): readonly Step[] {
  const steps: { command: string; expected: string[]; line: number }[] = [];
  for (const [index, text] of lines.entries()) {
    const last = steps.at(-1);
    if (text.startsWith('$ ')) {
      steps.push({ command: text.slice(2), expected: [], line: line + index });
    } else if (last && last.expected.length === 0 && text.startsWith('> ')) {
      last.command += `\n${text.slice(2)}`;
    } else last?.expected.push(text);
  }
  return steps.map((step) => ({ ...step, expected: withoutBlankEnd(step.expected) }));
}

function run(command: string, root: string, program: string): Promise<readonly string[]> {
  const options = {
    cwd: root,
    encoding: 'utf8' as const,
    env: {
      // Nothing of the reader's own surroundings, or the same command would print different things.
      PATH: process.env.PATH,
      LANG: 'C.UTF-8',
      BAIZE_NODE: process.execPath,
      BAIZE_PROGRAM: program,
      NO_COLOR: '1',
      COLUMNS: '100',
    },
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  };
  return new Promise((done) => {
    // A command that fails prints why, and what it prints is what is compared.
    const shell = execFile('sh', ['-c', `exec 2>&1\n${PRELUDE}${command}`], options, (_, stdout) =>
      done(withoutBlankEnd(stdout.split('\n'))),
    );
    shell.stdin?.end();
  });
}

/** Whether lines are as expected, where a line of three dots stands for any lines or none. */
export function fits(printed: readonly string[], expected: readonly string[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return printed.length === 0;
  if (first.trim() === '...') {
    return Array.from({ length: printed.length + 1 }, (_, skipped) => skipped).some((skipped) =>
      fits(printed.slice(skipped), rest),
    );
  }
  return printed[0]?.trimEnd() === first.trimEnd() && fits(printed.slice(1), rest);
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
