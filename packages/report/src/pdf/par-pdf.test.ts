import { fractionText } from '@baize/exact';
import { describe, expect, test } from 'vitest';
import { parJsonText } from '../json/par-json.ts';
import { percentText } from '../sheet/figure-text.ts';
import { pdfAttachment, pdfPages } from '../testing/pdf-text.ts';
import { sheetOf } from '../testing/sheets.ts';
import { parPdf } from './par-pdf.ts';

describe.each(['rws-tai-sai-v5/c', 'rws-si-ki-pi-v2'])('the PDF of %s', (id) => {
  test('has the figures, names, rules and hash as text', async () => {
    const sheet = sheetOf(id);
    const text = pdfPages(await parPdf(sheet)).join('\n');
    const flat = text.replaceAll(/[\s]/g, '');
    for (const { figures, title } of sheet.groups) {
      expect(flat).toContain(fractionText(figures.edge));
      expect(flat).toContain(percentText(figures.edge, 3));
      expect(flat).toContain(title.en.replaceAll(' ', ''));
      expect(flat).toContain(title.zh.replaceAll(' ', ''));
    }
    for (const { says } of sheet.rules) expect(flat).toContain(says.replaceAll(' ', ''));
    expect(flat).toContain(sheet.data.sha256);
    expect(text).not.toContain('\uFFFD');
  });

  test('numbers its pages and names the game on each', async () => {
    const pages = pdfPages(await parPdf(sheetOf(id)));
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach((page, at) => {
      expect(page).toContain(`${at + 1} / ${pages.length}`);
      expect(page).toContain(id);
    });
  });

  test('carries the JSON form inside', async () => {
    const sheet = sheetOf(id);
    expect(pdfAttachment(await parPdf(sheet))).toBe(parJsonText(sheet));
  });
});

test('a PDF states no time but the day it is given', async () => {
  const dates = async (date: string | null) => {
    const file = Buffer.from(await parPdf(sheetOf('rws-tai-sai-v5/a', { date }))).toString(
      'latin1',
    );
    return [...file.matchAll(/\(D:[^)]*\)|<xmp:\w*Date>[^<]*/g)].map(([text]) => text);
  };
  expect(await dates(null)).toEqual([
    '(D:19700101000000Z)',
    '<xmp:CreateDate>1970-01-01T00:00:00Z',
  ]);
  expect(await dates('2026-01-31')).toEqual([
    '(D:20260131000000Z)',
    '<xmp:CreateDate>2026-01-31T00:00:00Z',
  ]);
});
