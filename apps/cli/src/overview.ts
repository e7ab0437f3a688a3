import type { Command } from './command.ts';
import { twoColumns } from './help-text.ts';
import { VERSION } from './version.ts';

/** What `baize help` prints. */
export function overview(commands: readonly Command[]): string {
  return `baize ${VERSION}: casino table games, settled exactly, every decision with its clause.

Usage: baize COMMAND [ARGUMENT...] [OPTION...]

Commands:
${twoColumns(commands.map(({ name, summary }) => [name, summary]))}
Amounts are whole numbers of minor units (cents). Requests and answers are JSON lines; a bad line is
answered in place by {"line":n,"error":{"code","message",...}} and the rest still runs.

Exit code: 0 all went well; 1 at least one bad line, or the answer is no; 2 called wrongly.
\`baize COMMAND --help\` explains a command with examples; \`baize help errors\` lists the error codes.
`;
}
