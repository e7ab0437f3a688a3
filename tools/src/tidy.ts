// `npm run tidy`: the habits of the house that no other tool checks. There is no list of exceptions.
import { fileURLToPath } from 'node:url';
import { readRepository } from './repository/files.ts';
import { type Finding, findingText } from './repository/finding.ts';
import { documentFindings } from './tidy/documents.ts';
import { lengthFindings } from './tidy/length.ts';
import { portabilityFindings } from './tidy/portability.ts';
import { shapeFindings } from './tidy/shape.ts';
import { wordFindings } from './tidy/words.ts';

export function tidyFindings(root: string): readonly Finding[] {
  const files = readRepository(root);
  return [
    // File by file, so that each is read once for all questions.
    ...files.flatMap((file) => [
      ...lengthFindings(file),
      ...wordFindings(file),
      ...shapeFindings(file),
      ...portabilityFindings(file),
    ]),
    ...documentFindings(root, files),
  ];
}

function main(): number {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const findings = tidyFindings(root);
  for (const finding of findings) console.error(findingText(finding));
  console.log(`${readRepository(root).length} files, ${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
