import { parDocument } from '../document/par-document.ts';
import { parJsonText } from '../json/par-json.ts';
import type { ParSheet } from '../par-sheet.ts';
import { reportPdf } from './report-pdf.ts';

/** The sheet on paper; the same sheet for programs travels inside of it. */
export function parPdf(sheet: ParSheet): Promise<Uint8Array> {
  const { game, software, date } = sheet.identification;
  return reportPdf(
    parDocument(sheet),
    { subject: `${game}, data ${sheet.data.sha256}`, software, date },
    {
      name: 'par.json',
      type: 'application/json',
      description: 'The same sheet for programs, exactly',
      data: new TextEncoder().encode(parJsonText(sheet)),
    },
  );
}
