import { assertNever, err, ok, type Result } from '@baize/exact';
import { parCsv } from './csv/par-csv.ts';
import { parDocument } from './document/par-document.ts';
import { reportHtml } from './html/report-html.ts';
import { parJsonText } from './json/par-json.ts';
import type { ParSheet } from './par-sheet.ts';

export const PAR_FORMATS = ['html', 'pdf', 'xlsx', 'csv', 'json'] as const;
export type ParFormat = (typeof PAR_FORMATS)[number];

export interface UnknownFormat {
  readonly code: 'unknown-format';
  readonly message: string;
  readonly given: string;
  readonly known: readonly string[];
}

/** The format a name such as `pdf` asks for. */
export function parseFormat(name: string): Result<ParFormat, UnknownFormat> {
  const format = PAR_FORMATS.find((each) => each === name.toLowerCase());
  return format === undefined ? err(unknown(name)) : ok(format);
}

/** The format the ending of a file name asks for: `sheet.pdf`. */
export function formatOfFile(path: string): Result<ParFormat, UnknownFormat> {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1] ?? '';
  return ending === '' ? err(unknown('')) : parseFormat(ending);
}

function unknown(given: string): UnknownFormat {
  const known = PAR_FORMATS.join(', ');
  const message =
    given === ''
      ? `The file has no ending that names a format; the formats are ${known}.`
      : `There is no format ${JSON.stringify(given)}; the formats are ${known}.`;
  return { code: 'unknown-format', message, given, known: PAR_FORMATS };
}

/** The bytes of a file; the same for the same sheet, whenever and wherever they are asked for. */
export async function parFile(sheet: ParSheet, format: ParFormat): Promise<Uint8Array> {
  switch (format) {
    case 'html':
      return encode(reportHtml(parDocument(sheet)));
    case 'csv':
      return encode(parCsv(sheet));
    case 'json':
      return encode(parJsonText(sheet));
    case 'xlsx': {
      // The larger libraries are loaded by whoever needs them.
      const { parXlsx } = await import('./xlsx/par-xlsx.ts');
      return parXlsx(sheet);
    }
    case 'pdf': {
      const { parPdf } = await import('./pdf/par-pdf.ts');
      return parPdf(sheet);
    }
    default:
      return assertNever(format);
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
