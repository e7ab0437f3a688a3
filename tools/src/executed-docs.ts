// Documents that cannot lie: every transcript and every program in a Markdown file is run, and must
// print what the document says. Needs the build, because that is what a reader would run.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atOnce } from './docs/at-once.ts';
import { type CodeBlock, codeBlocks } from './docs/code-block.ts';
import { programFindings } from './docs/program.ts';
import { transcriptFindings } from './docs/transcript.ts';
import { readRepository } from './repository/files.ts';
import { type Finding, findingText } from './repository/finding.ts';

export async function executeDocs(root: string): Promise<readonly Finding[]> {
  const { transcripts, programs, findings } = codeBlocks(readRepository(root));
  const baize = join(root, 'apps', 'cli', 'bin', 'baize.js');
  return [
    ...findings,
    ...(await atOnce(documentsOf(transcripts), (blocks) => runDocument(blocks, root, baize))),
    ...(programs.length > 0 ? await programFindings(programs, root) : []),
  ];
}

/** Blocks of one document stay together: a reader runs them from top to bottom. */
function documentsOf(blocks: readonly CodeBlock[]): readonly (readonly CodeBlock[])[] {
  const paths = new Set(blocks.map(({ path }) => path));
  return Array.from(paths, (path) => blocks.filter((block) => block.path === path));
}

async function runDocument(
  blocks: readonly CodeBlock[],
  root: string,
  baize: string,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const block of blocks) findings.push(...(await transcriptFindings(block, root, baize)));
  return findings;
}

async function main(): Promise<number> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const findings = await executeDocs(root);
  for (const finding of findings) console.error(findingText(finding));
  console.log(`${findings.length} blocks of the documents are wrong`);
  return findings.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await main());
