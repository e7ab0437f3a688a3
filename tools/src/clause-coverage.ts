// `npm run clauses`: clause coverage both ways, and the table of clause, code and test for auditors.
//   --quiet        only the summary and what fails
//   --json         the index on standard output instead of the table
//   --index FILE   writes the index for `baize clause` and proves nothing
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RULEBOOKS } from '@baize/rulebooks';
import { FLOOR_BOOK, FLOOR_RULES } from '@baize/table';
import { coverageOf } from './clauses/coverage.ts';
import type { CoveredBook } from './clauses/covered-book.ts';
import { clauseIndex, coverageTable, failureText, summaryText } from './clauses/report.ts';
import { readRepository } from './repository/files.ts';

/** What the platform itself requires can be cited, too; no document asks for its proof. */
const PLATFORM: CoveredBook = {
  id: FLOOR_BOOK,
  title: 'Rules of the platform',
  clauses: Object.fromEntries(
    Object.entries(FLOOR_RULES).map(([id, says]) => [id, { kind: 'platform', says }]),
  ),
  interpretations: {},
  rules: {},
};

function main(): number {
  const { values } = parseArgs({
    options: {
      quiet: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      index: { type: 'string' },
    },
  });
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const coverage = coverageOf([...RULEBOOKS, PLATFORM], readRepository(root));
  const index = `${JSON.stringify(clauseIndex(coverage), null, 1)}\n`;
  if (values.index !== undefined) {
    mkdirSync(dirname(values.index), { recursive: true });
    writeFileSync(values.index, index);
    return 0;
  }
  if (values.json) process.stdout.write(index);
  else if (!values.quiet) console.log(`${coverageTable(coverage)}\n`);
  process.stderr.write(failureText(coverage));
  (values.json ? console.error : console.log)(summaryText(coverage));
  return coverage.failures.length + coverage.dangling.length === 0 ? 0 : 1;
}

process.exitCode = main();
