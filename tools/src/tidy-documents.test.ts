import { describe, expect, test } from 'vitest';
import { findingText } from './repository/finding.ts';
import { withRepository } from './repository/fixture.ts';
import { tidyFindings } from './tidy.ts';

const findings = (files: Record<string, string>): readonly string[] =>
  withRepository(files, (root) => tidyFindings(root).map(findingText));

describe('titles', () => {
  test('a document has one', () => {
    expect(findings({ 'README.md': '# One\n\n## Two\n' })).toEqual([]);
    expect(findings({ 'README.md': 'No title.\n' })).toEqual([
      'README.md has 0 titles (# ...); a document has one.',
    ]);
    expect(findings({ 'README.md': '# One\n\n# Two\n' })).toEqual([
      'README.md:3 has 2 titles (# ...); a document has one.',
    ]);
  });

  test('a comment in a shell transcript is no title', () => {
    expect(findings({ 'README.md': '# One\n\n```sh\n# not a title\n```\n' })).toEqual([]);
  });

  test('a changeset needs none', () => {
    expect(findings({ '.changeset/a.md': 'Faster.\n' })).toEqual([]);
  });
});

describe('links', () => {
  const guide = '# Guide\n\n## Step 1: the `Bet` type\n\n## Step 1: the Bet type\n';

  test.each([
    '[a](docs/guide.md)',
    '[a](./docs/guide.md "A title")',
    '[a](docs/guide.md#step-1-the-bet-type)',
    '[a](docs/guide.md#step-1-the-bet-type-1)',
    '[a](#readme)',
    '[a](docs)',
    '![a](docs/a%20picture.png)',
    '[a]: docs/guide.md',
    '[a](https://example.org/x.md)',
    '[a](mailto:a@example.org)',
    '`[a](missing.md)`',
    '```md\n[a](missing.md)\n```',
  ])('%j leads somewhere', (link) => {
    const files = { 'docs/guide.md': guide, 'docs/a picture.png': '' };
    expect(findings({ ...files, 'README.md': `# Readme\n\n${link}\n` })).toEqual([]);
  });

  test.each([
    ['[a](missing.md)', 'missing.md, which is not there.'],
    ['![a](missing.png)', 'missing.png, which is not there.'],
    ['[a](/docs/guide.md)', '/docs/guide.md, which is not there.'],
    ['[a]: missing.md', 'missing.md, which is not there.'],
    ['[a](docs/guide.md#step-2)', 'docs/guide.md#step-2, a heading that is not there.'],
    ['[a](#step-2)', '#step-2, a heading that is not there.'],
  ])('%j leads nowhere', (link, complaint) => {
    const files = { 'docs/guide.md': guide, 'README.md': `# Readme\n\n${link}\n` };
    expect(findings(files)).toEqual([`README.md:3 links to ${complaint}`]);
  });
});

describe('pages that must be found', () => {
  test.each(['docs/guides/a.md', 'docs/adr/0001-a.md', 'docs/runbooks/a.md'])('%s', (page) => {
    const linking = `# Readme\n\n[a](${page}#top)\n`;
    expect(findings({ [page]: '# Top\n', 'README.md': linking })).toEqual([]);
    expect(findings({ [page]: '# Top\n', 'README.md': '# Readme\n' })).toEqual([
      `${page} is linked from no other document.`,
    ]);
    const self = `# Top\n\n[self](${page.split('/').at(-1)})\n`;
    expect(findings({ [page]: self })).toEqual([`${page} is linked from no other document.`]);
  });
});
