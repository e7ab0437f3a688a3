import type { ParSheet } from '../../par-sheet.ts';
import { leftColumn, note, type Section } from '../block.ts';

/** Everything the document asks of software, not only what moves the figures. */
export function everyRule({ rules }: ParSheet): Section {
  return {
    id: 'every-rule',
    title: 'Appendix: what the document asks of the software',
    startsPage: true,
    blocks: [
      {
        block: 'table',
        caption: 'Every clause that software carries out, in our own words',
        columns: [leftColumn('Clause', 18), leftColumn('What it asks', 82)],
        rows: rules.map(({ clause, says }) => [clause, says]),
      },
      note(
        'Clauses that define words, describe what people do or leave a matter to somebody are not listed; npx baize clause shows all of them with the code and the tests that cite them.',
      ),
    ],
  };
}
