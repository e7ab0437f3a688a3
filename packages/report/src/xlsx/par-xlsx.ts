import { unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import type { ParSheet } from '../par-sheet.ts';
import { betSheets } from './bet-sheets.ts';
import { identificationSheet } from './identification-sheet.ts';
import { ruleSheets } from './rule-sheets.ts';
import { solutionSheets } from './solution-sheets.ts';

/** A workbook: numbers to calculate with, each beside the fraction it was rounded from. */
export async function parXlsx(sheet: ParSheet): Promise<Uint8Array> {
  const sheets = [
    identificationSheet(sheet),
    ...betSheets(sheet),
    ...solutionSheets(sheet),
    ...ruleSheets(sheet),
  ];
  const file = await writeXlsxFile(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBlob();
  return withoutClock(new Uint8Array(await file.arrayBuffer()));
}

/**
 * The library packs its files with the time of day. They are packed again with the earliest time an
 * archive can state, given in local time because that is how an archive states it, so that the same
 * sheet is the same file at any hour and in any place.
 */
function withoutClock(archive: Uint8Array): Uint8Array {
  return zipSync(unzipSync(archive), { mtime: new Date(1980, 0, 1), level: 6 });
}
