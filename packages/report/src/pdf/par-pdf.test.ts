import { fractionText } from '@baize/exact';
import { sheetOf } from '@baize/testing/par-sheets';
import { pdfAttachment, pdfPages, pdfPieces } from '@baize/testing/pdf-text';
import { describe, expect, test } from 'vitest';
import { parJsonText } from '../json/par-json.ts';
import { percentText } from '../sheet/figure-text.ts';
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
      expect(flat).toContain(title['zh-Hans'].replaceAll(' ', ''));
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

describe('pages', () => {
  const code = 'c'.repeat(64);
  const drawn = new Map<string, ReturnType<typeof drawnOf>>();
  const drawnOf = async (id: string) => pdfPieces(await parPdf(sheetOf(id, { code })));
  /** Drawn once: a sheet with its annex takes a while. */
  const piecesOf = (id: string) => {
    const pieces = drawn.get(id) ?? drawnOf(id);
    drawn.set(id, pieces);
    return pieces;
  };
  const pagesOf = async (id: string) =>
    (await piecesOf(id)).map((pieces) => pieces.map(({ text }) => text).join('\n'));

  test('no title stands at the foot of a page without what it is of', async () => {
    for (const id of ['rws-tai-sai-v5/c', 'rws-si-ki-pi-v2', 'licensee-sic-bo/minimum']) {
      const pages = await pagesOf(id);
      const together = (title: string, next: string) => {
        const page = pages.find((each) => each.split('\n').includes(title)) ?? '';
        expect(page, `${id}: ${title}`).toContain(next);
      };
      together('Signatures', 'Prepared by');
      together('Clauses that decide the figures', 'Clauses cited by the settlement');
      together('Effect of other readings', 'Edges under every other reading');
    }
  });

  test('a bet of the appendix has its notation and its figures on one line', async () => {
    const lines = (await pagesOf('rws-tai-sai-v5/c')).join('\n').split('\n');
    const { bets } = sheetOf('rws-tai-sai-v5/c');
    expect(lines).not.toContain('%');
    for (const { bet, figures } of bets) {
      expect(lines).toContain(bet);
      expect(lines).toContain(fractionText(figures.variance));
    }
  });

  test('names of facts end before what they name begins', async () => {
    const [first = []] = await piecesOf('rws-tai-sai-v5/c');
    const name = first.find(({ text }) => text === 'SHA-256 of its programs');
    const value = first.find(({ text }) => text === code);
    expect(value?.y).toBe(name?.y);
    // At 8.5 points no letter of these words is as narrow as 4 points on average.
    expect((value?.x ?? 0) - (name?.x ?? 0)).toBeGreaterThan(4 * 'SHA-256 of its programs'.length);
  });

  test('the annex goes from left to right, all 1,820 hands, each once', async () => {
    const pages = await pagesOf('rws-si-ki-pi-v2');
    const from = pages.findIndex((page) => page.includes('Annex: the House Way of every hand'));
    const hands = pages
      .slice(from)
      .flatMap((page) => page.split('\n'))
      .filter((line) => /^[AKQJT2-9]{4}$/.test(line));
    expect(hands).toHaveLength(1820);
    expect(new Set(hands).size).toBe(1820);
    const order = (hand: string) => [...hand].map((rank) => 'AKQJT98765432'.indexOf(rank));
    const sorted = hands.toSorted((a, b) => {
      const [x, y] = [order(a), order(b)];
      const at = x.findIndex((rank, index) => rank !== y[index]);
      return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
    });
    expect(hands).toEqual(sorted);
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
