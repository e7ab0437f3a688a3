import type { RulebookBase } from '@baize/game';
import type { HouseLibrary } from '@baize/house';
import { scenarioFiles } from '../scenarios/scenario-files.ts';
import { reportsOf } from '../scenarios/scenario-report.ts';
import { type BookFinding, finding } from './finding.ts';

/** Scenarios that fail, and rules and readings that have none. */
export function proofFindings(
  book: RulebookBase,
  folder: string | null,
  library: HouseLibrary,
): readonly BookFinding[] {
  const files = folder === null ? null : scenarioFiles([folder], library);
  if (files && !files.ok) return [finding('fault', book.id, files.error)];
  const reports = files ? reportsOf(files.value, library) : [];
  const proved = new Set(reports.filter(({ passed }) => passed).map(({ clause }) => clause));
  const wanted = [
    ...Object.entries(book.clauses).flatMap(([id, { kind }]) => (kind === 'rule' ? [id] : [])),
    ...Object.keys(book.interpretations),
  ];
  return [
    ...reports
      .filter(({ passed }) => !passed)
      .map(({ path, title, differences }) =>
        finding('fault', book.id, `${path}: ${title}: ${differences.join('; ')}`),
      ),
    ...wanted
      .filter((id) => !proved.has(`${book.id}#${id}`))
      .map((id) => finding('unproved', `${book.id}#${id}`, 'no scenario that passes proves it')),
  ];
}
