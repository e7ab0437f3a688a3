import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import type { ParSheet } from '../par-sheet.ts';
import { betSheets } from './bet-sheets.ts';
import { formulasOf, withFormulas } from './formulas.ts';
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
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const formulas = formulasOf(sheet);
  for (const [index, { sheet: name = '' }] of sheets.entries()) {
    const part = `xl/worksheets/sheet${index + 1}.xml`;
    const [xml, own] = [files[part], formulas.get(name)];
    if (xml && own) files[part] = strToU8(withFormulas(strFromU8(xml), own));
  }
  return packWithoutClock(files);
}

/**
 * The library packs its files with the time of day. They are packed again with the earliest time an
 * archive can state, given in local time because that is how an archive states it, so that the same
 * sheet is the same file at any hour and in any place.
 */
function packWithoutClock(files: Unzipped): Uint8Array {
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 });
}
