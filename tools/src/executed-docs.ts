// Documents that cannot lie: every transcript and every program in a Markdown file is run, and must
// print what the document says. Needs the build, because that is what a reader would run.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeBlocks } from './docs/code-block.ts';
import { programFindings } from './docs/program.ts';
import { transcriptFindings } from './docs/transcript.ts';
import { readRepository } from './repository/files.ts';
import { type Finding, findingText } from './repository/finding.ts';

export function executeDocs(root: string): readonly Finding[] {
  const { transcripts, programs, findings } = codeBlocks(readRepository(root));
  const baize = join(root, 'apps', 'cli', 'bin', 'baize.js');
  return [
    ...findings,
    ...transcripts.flatMap((block) => transcriptFindings(block, root, baize)),
    ...(programs.length > 0 ? programFindings(programs, root) : []),
  ];
}

function main(): number {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const findings = executeDocs(root);
  for (const finding of findings) console.error(findingText(finding));
  console.log(`${findings.length} blocks of the documents are wrong`);
  return findings.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
