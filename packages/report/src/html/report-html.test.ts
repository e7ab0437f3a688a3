import { fractionText } from '@baize/exact';
import { GAMES } from '@baize/rulebooks';
import { sheetOf } from '@baize/testing/par-sheets';
import { describe, expect, test } from 'vitest';
import { parDocument } from '../document/par-document.ts';
import { reportHtml } from '../par-file.ts';
import { percentText } from '../sheet/figure-text.ts';

function htmlOf(id: string, title?: string): string {
  const options = title === undefined ? {} : { houseTable: { title, departures: [] } };
  return reportHtml(parDocument(sheetOf(id, options)));
}

describe('reportHtml', () => {
  test.each(GAMES.map(({ id }) => id))('%s is one file that needs nothing else', (id) => {
    const html = htmlOf(id);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"|url\(([^)]{0,30})/g)].map(
      ([, link, url]) => link ?? url ?? '',
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((each) => !/^(#|data:)/.test(each))).toEqual([]);
    expect(html).not.toMatch(/<script|<link|@import|https?:/);
  });

  test.each(GAMES.map(({ id }) => id))('%s tells every figure of every group', (id) => {
    const sheet = sheetOf(id);
    const html = reportHtml(parDocument(sheet)).replaceAll('<wbr>', '');
    for (const { figures } of sheet.groups) {
      for (const exact of [figures.edge, figures.variance]) {
        expect(html).toContain(`>${fractionText(exact)}<`);
      }
      expect(html).toContain(`>${percentText(figures.edge, 3)}<`);
    }
    for (const { clause } of sheet.rules) expect(html).toContain(`>${clause}<`);
    for (const { id: name } of sheet.interpretations) expect(html).toContain(`>${name}<`);
    expect(html).toContain(sheet.data.sha256);
  });

  test('has a ladder of headings, a scope for every title and words for every picture', () => {
    const html = htmlOf('rws-tai-sai-v5/c');
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    });
    expect(html).not.toMatch(/<th(?! scope="(col|row)")[ >]/);
    expect(html.match(/<table/g)?.length).toBe(html.match(/<caption/g)?.length);
    expect(html.match(/<svg/g)?.length).toBe(
      html.match(/<svg[^>]*role="img" aria-label="[^"]+/g)?.length,
    );
    expect(html.match(/id="[^"]+"/g)?.length).toBe(new Set(html.match(/id="[^"]+"/g)).size);
  });

  test('Chinese is marked as Chinese', () => {
    expect(htmlOf('rws-tai-sai-v5/a')).toContain('<span lang="zh-Hans">任何围骰</span>');
  });

  test('words from outside stay words', () => {
    const html = htmlOf('rws-tai-sai-v5/a', '</style><script>alert("1")</script>');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });
});
